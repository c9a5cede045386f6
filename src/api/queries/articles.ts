import { cachedQuery } from './cachedQuery.ts';

/** What a page reads to show a page of the blog. */
export const articleListQuery = (page: number) =>
  cachedQuery(['articles', page], async ({ signal }) => (await import('../articles.ts')).articlesPage(page, signal));

/** What a page reads to show the post at an address. */
export const articleQuery = (alias: string) =>
  cachedQuery(['article', alias], async ({ signal }) => (await import('../articles.ts')).articleByAlias(alias, signal));
