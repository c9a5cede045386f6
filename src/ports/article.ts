import type { QueryClient } from '@tanstack/react-query';
import { articleListQuery, articleQuery } from '../api/queries/articles.ts';
import type { Article } from '../domain/article.ts';
import type { ListPage } from '../domain/listCard.ts';
import { keptListPaths } from '../storage/listing.ts';
import { readBefore } from './readBefore.ts';

/** What fills the chart of a post, and what its page finds at hand. */
export const articlePorts = ({ queries }: { queries: QueryClient }) => ({
  findByAlias: (path: string): Promise<Article | null> => queries.fetchQuery(articleQuery(path)),
  /** One that was found so is at hand at its own address too. */
  async findByNid(nid: string, signal: AbortSignal): Promise<Article | null> {
    const { articleByNid } = await import('../api/articles.ts');
    const article = await articleByNid(nid, signal);
    if (article) queries.setQueryData(articleQuery(article.path).queryKey, article);
    return article;
  },
  knownArticle: (path: string): Article | null => readBefore(queries, articleQuery(path)),
  /** The page of the blog that was last open. A number that proved to be a post's is none. (BLOG-03, BLOG-07) */
  readListPath(): string | null {
    const path = keptListPaths.blog.read();
    const page = Number(/\/(\d+)\/?$/.exec(path ?? '')?.[1] ?? 1);
    const found = queries.getQueryData<ListPage>(articleListQuery(page).queryKey);
    return found?.cards.length === 0 ? null : path;
  },
});
