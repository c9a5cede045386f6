import type { articleMachine } from '../../../machines/article/article.machine.ts';
import type { Article } from '../../domain/article.ts';
import { portsContext } from '../portsContext.ts';

/** The chart that the page of a post starts, with its ports filled, and what is at hand for it. */
export type ArticlePorts = {
  article: typeof articleMachine;
  /** A post that was read before, by the address of its page; null where the backend has to be asked. */
  knownArticle(path: string): Article | null;
  /** The page of the blog that was last open; null where none was. (BLOG-07) */
  readListPath(): string | null;
};

export const [ArticlePortsContext, useArticlePorts] = portsContext<ArticlePorts>('post');
