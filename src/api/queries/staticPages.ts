import type { FixedPage, StaticPageId } from '../staticPages.ts';
import { cachedQuery } from './cachedQuery.ts';

/** What a page reads to show one static text. */
export const staticPageQuery = (id: StaticPageId) =>
  cachedQuery(['page', id], async ({ signal }) => (await import('../staticPages.ts')).fetchStaticPage(id, signal));

/** What a page reads that is one text of the shop's, null where that has none. */
export const fixedPageQuery = (page: FixedPage) =>
  cachedQuery(['page', page], async ({ signal }) => (await import('../staticPages.ts')).fetchFixedPage(page, signal));
