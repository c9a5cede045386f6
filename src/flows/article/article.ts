import { connect } from '../../../machines/article/article.connect.ts';
import type { articleMachine } from '../../../machines/article/article.machine.ts';
import { restingFlow } from '../../kit/restingFlow.tsx';

export const article = restingFlow<typeof articleMachine, ReturnType<typeof connect>>('article', connect);
