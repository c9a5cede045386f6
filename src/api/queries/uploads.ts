import type { FileRequest } from '../uploads.ts';
import { cachedQuery } from './cachedQuery.ts';

/** What the configurator reads to sell an upload; kept for 15 minutes (CONST-04). */
export const customImageQuery = () =>
  cachedQuery(['customImage'], async ({ signal }) => (await import('../uploads.ts')).fetchCustomImageVariation(signal));

/** What a page reads to show an uploaded picture; kept for 15 minutes (CONST-04). */
export const fileQuery = (request: FileRequest) =>
  cachedQuery(['file', request.id, request.width, request.height], async ({ signal }) =>
    (await import('../uploads.ts')).fetchFile(request, signal),
  );
