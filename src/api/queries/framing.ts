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

/** What a page reads for frames by their names. */
export const framesTitledQuery = (titles: readonly string[]) =>
  cachedQuery(['frames', 'titled', titles], async ({ signal }) =>
    (await import('../frames.ts')).framesTitled(titles, signal),
  );

/** What a page reads to show frames. */
export const framesQuery = () =>
  cachedQuery(['frames'], async ({ signal }) => (await import('../frames.ts')).frameEntries(signal));

/** What a page reads for one frame. */
export const frameQuery = (id: string) =>
  cachedQuery(['frame', id], async ({ signal }) => (await import('../frames.ts')).frameById(id, signal));

/** What the configurator reads to price a print. */
export const priceTableQuery = () =>
  cachedQuery(['prices'], async ({ signal }) => (await import('../prices.ts')).priceTable(signal));
