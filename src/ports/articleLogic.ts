import { articleMachine } from '../../machines/article/article.machine.ts';
import { fill } from '../../machines/kit/port.ts';
import type { articlePorts } from './article.ts';

/** The chart of a post with its ports filled; apart from what is at hand for it, which a page needs before the chart. */
export const articleLogic = (calls: Pick<ReturnType<typeof articlePorts>, 'findByAlias' | 'findByNid'>) =>
  fill(articleMachine, calls);
