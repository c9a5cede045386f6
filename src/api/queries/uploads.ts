import type { FileAsked } from '../uploads.ts';
import { cachedQuery } from './cachedQuery.ts';

/** What the configurator reads to sell an upload; kept for 15 minutes (CONST-04). */
export const customImageQuery = () =>
  cachedQuery(['customImage'], async ({ signal }) => (await import('../uploads.ts')).customImageVariation(signal));

/** What a page reads to show an uploaded picture; kept for 15 minutes (CONST-04). */
export const fileQuery = (asked: FileAsked) =>
  cachedQuery(['file', asked.id, asked.width, asked.height], async ({ signal }) =>
    (await import('../uploads.ts')).fileById(asked, signal),
  );
