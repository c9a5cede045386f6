import type { QueryClient } from '@tanstack/react-query';
import type { Opened, SubjectAsked } from '../../machines/framedPicture/openedPicture.ts';
import { priceTableQuery } from '../api/queries/framing.ts';
import { customImageQuery, fileQuery } from '../api/queries/uploads.ts';
import { printableInches } from '../domain/resolution.ts';
import { keptCropped } from '../storage/upload.ts';

type UploadAsked = Extract<SubjectAsked, { by: 'upload' }>;

/** A name as a person says it: 'Kochi beach' of 'kochi_beach.JPG' is theirs to have written so. */
const titled = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, '').trim();

const isSize = ({ width, height }: { width: number; height: number }) =>
  width > 0 && Number.isFinite(width) && height > 0 && Number.isFinite(height);

/**
 * An uploaded picture by its cropped file, its variation and the prices, read side by side; null where the file is not
 * kept any more, or where nobody knows its size in pixels. Crop and original are known to the browser that cut it.
 * (API-22, API-26, CART-15)
 */
export async function openUpload(asked: UploadAsked, { queries }: { queries: QueryClient }): Promise<Opened | null> {
  const kept = keptCropped.read();
  const own = kept?.id === asked.id ? kept : null;
  const pixels = isSize(asked) ? { width: asked.width, height: asked.height } : own && isSize(own) ? own : null;
  if (!pixels || asked.id === '') return null;
  const [file, variationId, table] = await Promise.all([
    queries.fetchQuery(fileQuery({ id: asked.id, width: pixels.width, height: pixels.height })),
    queries.fetchQuery(customImageQuery()),
    queries.fetchQuery(priceTableQuery()),
  ]);
  if (!file) return null;
  return {
    subject: {
      source: 'upload',
      id: asked.id,
      variationId,
      title: titled(own?.name ?? '') || 'Your picture',
      artist: '',
      picture: file.picture,
      ratio: pixels.width / pixels.height,
      max: printableInches(pixels),
      upload: { original: own?.original ?? asked.id, cropped: asked.id, scales: own?.scales ?? null },
    },
    art: null,
    table,
  };
}
