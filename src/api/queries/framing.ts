import type { FileRequest } from '../uploads.ts';
import { cachedQuery } from './cachedQuery.ts';

/** What a page reads to show one art. */
export const artQuery = (alias: string) =>
  cachedQuery(['art', alias], async ({ signal }) => (await import('../arts.ts')).fetchArtByAlias(alias, signal));

/** What a page reads for frames by their names. */
export const framesByTitlesQuery = (titles: readonly string[]) =>
  cachedQuery(['frames', 'titled', titles], async ({ signal }) =>
    (await import('../frames.ts')).fetchFramesByTitles(titles, signal),
  );

/** What a page reads to show frames. */
export const framesQuery = () =>
  cachedQuery(['frames'], async ({ signal }) => (await import('../frames.ts')).fetchFrameEntries(signal));

/** What the configurator reads to price a print. */
export const priceTableQuery = () =>
  cachedQuery(['prices'], async ({ signal }) => (await import('../prices.ts')).fetchPriceTable(signal));

/** What the configurator reads to sell an upload; stored for 15 minutes (CONST-04). */
export const customImageQuery = () =>
  cachedQuery(['customImage'], async ({ signal }) => (await import('../uploads.ts')).fetchCustomImageVariation(signal));

/** What a page reads to show an uploaded picture; stored for 15 minutes (CONST-04). */
export const fileQuery = (request: FileRequest) =>
  cachedQuery(['file', request.id, request.width, request.height], async ({ signal }) =>
    (await import('../uploads.ts')).fetchFile(request, signal),
  );
