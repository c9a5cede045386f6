import type { FixedPage, PageAsked } from '../staticPages.ts';
import { cachedQuery } from './cachedQuery.ts';

/** What a page reads to show one static text. */
export const staticPageQuery = (asked: PageAsked) =>
  cachedQuery(['page', asked], async ({ signal }) => (await import('../staticPages.ts')).staticPage(asked, signal));

/** What a page reads that is one text of the shop's, null where that has none. */
export const fixedPageQuery = (page: FixedPage) =>
  cachedQuery(['page', page], async ({ signal }) => (await import('../staticPages.ts')).fixedPage(page, signal));
