import { QueryClient } from '@tanstack/react-query';
import { articleMachine } from '../../machines/article/article.machine.ts';
import { articleSamples as samples } from '../../machines/article/article.samples.ts';
import { Article, article } from '../../src/flows/article/Article.tsx';
import { articleGestures as gestures } from '../../src/flows/article/article.gestures.ts';
import { articlePorts } from '../../src/ports/article.ts';
import { stage } from '../support/walk/stage.ts';

const queries = new QueryClient();
const { findByAlias, findByNid } = articlePorts({ queries });
/** Each walk reads each post anew: one that was read before would be answered before the walk lets it. */
const ports = {
  findByAlias(path: string) {
    queries.clear();
    return findByAlias(path);
  },
  findByNid,
};

export const articleStage = stage({
  flow: { ...article, machine: articleMachine },
  ports,
  samples,
  gestures,
  view: <Article />,
});
