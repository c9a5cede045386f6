import type { QueryClient } from '@tanstack/react-query';
import type { SubjectData, SubjectRequest } from '../../machines/framedPicture/subjectData.ts';
import { customImageQuery, fileQuery, priceTableQuery } from '../api/queries/framing.ts';
import { getPrintableInches } from '../domain/sourcePicture.ts';
import { croppedPictureStorage } from '../storage/uploadStorage.ts';

type UploadRequest = Extract<SubjectRequest, { by: 'upload' }>;

/** A name as a person states it: 'Kochi beach' of 'kochi_beach.JPG' is theirs to have written so. */
const titled = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, '').trim();

const isSize = ({ width, height }: { width: number; height: number }) =>
  width > 0 && Number.isFinite(width) && height > 0 && Number.isFinite(height);

/**
 * An uploaded picture by its cropped file, its variation and the prices, read side by side; null where the file is not
 * stored any more, or where nobody knows its size in pixels. Crop and original are known to the browser that cut it.
 * (API-22, API-26, CART-15)
 */
export async function openUpload(
  request: UploadRequest,
  { queries }: { queries: QueryClient },
): Promise<SubjectData | null> {
  const stored = croppedPictureStorage.read();
  const own = stored?.id === request.id ? stored : null;
  const pixels = isSize(request) ? { width: request.width, height: request.height } : own && isSize(own) ? own : null;
  if (!pixels || request.id === '') return null;
  const [picture, variationId, table] = await Promise.all([
    queries.fetchQuery(fileQuery({ id: request.id, width: pixels.width, height: pixels.height })),
    queries.fetchQuery(customImageQuery()),
    queries.fetchQuery(priceTableQuery()),
  ]);
  if (!picture) return null;
  return {
    subject: {
      source: 'upload',
      id: request.id,
      variationId,
      title: titled(own?.name ?? '') || 'Your picture',
      artist: '',
      picture,
      ratio: pixels.width / pixels.height,
      max: getPrintableInches(pixels),
      upload: { original: own?.original ?? request.id, cropped: request.id, scales: own?.scales ?? null },
    },
    art: null,
    table,
  };
}
