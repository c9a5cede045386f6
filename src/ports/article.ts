import type { QueryClient } from '@tanstack/react-query';
import { articleMachine } from '../../machines/article/article.machine.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { getFreshData } from '../api/queries/cachedQuery.ts';
import { articleListQuery, articleQuery } from '../api/queries/lists.ts';
import type { Article } from '../domain/article.ts';
import type { ListPage } from '../domain/listCard.ts';
import { listPathStorage } from '../storage/listingStorage.ts';

/** What fills the chart of a post. */
export const articlePorts = (queries: QueryClient) => ({
  findByAlias: (path: string): Promise<Article | null> => queries.fetchQuery(articleQuery(path)),
  /** One that was found so is at hand at its own address too. */
  async findByNid(nid: string, signal: AbortSignal): Promise<Article | null> {
    const { fetchArticleByNid } = await import('../api/articles.ts');
    const article = await fetchArticleByNid(nid, signal);
    if (article) queries.setQueryData(articleQuery(article.path).queryKey, article);
    return article;
  },
});

export const articleLogic = (queries: QueryClient) => provideActors(articleMachine, articlePorts(queries));

/** The post at an address, where it was read in the last 15 minutes. (CONST-04) */
export const getCachedArticle = (queries: QueryClient, path: string): Article | null =>
  getFreshData(queries, articleQuery(path));

/** The page of the blog that was last open. A number that proved to be a post's is none. (BLOG-03, BLOG-07) */
export function readBlogPath(queries: QueryClient): string | null {
  const path = listPathStorage.blog.read();
  const page = Number(/\/(\d+)\/?$/.exec(path ?? '')?.[1] ?? 1);
  const found = queries.getQueryData<ListPage>(articleListQuery(page).queryKey);
  return found?.cards.length === 0 ? null : path;
}
