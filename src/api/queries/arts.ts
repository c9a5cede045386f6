import type { ArtsAsked } from '../arts.ts';
import { cachedQuery } from './cachedQuery.ts';

/** What a page reads to show a list of art. */
export const artsQuery = (asked: ArtsAsked) =>
  cachedQuery(['arts', asked.page, [...asked.themes].sort(), [...asked.orientations].sort()], async ({ signal }) =>
    (await import('../arts.ts')).artsPage(asked, signal),
  );

/** What a page reads to show one art. */
export const artQuery = (alias: string) =>
  cachedQuery(['art', alias], async ({ signal }) => (await import('../arts.ts')).artByAlias(alias, signal));
