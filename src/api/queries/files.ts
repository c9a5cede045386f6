import type { FileAsked } from '../files.ts';
import { cachedQuery } from './cachedQuery.ts';

/** What a page reads to show an uploaded picture; kept for 15 minutes (CONST-04). */
export const fileQuery = (asked: FileAsked) =>
  cachedQuery(['file', asked.id, asked.width, asked.height], async ({ signal }) =>
    (await import('../files.ts')).fileById(asked, signal),
  );
