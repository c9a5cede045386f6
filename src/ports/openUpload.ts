import type { QueryClient } from '@tanstack/react-query';
import type { CroppedUpload } from '../../machines/crop/crop.setup.ts';
import type { SubjectData, UploadRequest } from '../../machines/framedPicture/framedPicture.machine.ts';
import { formatUploadPath } from '../../machines/framedPicture/picturePaths.ts';
import { customImageQuery, fileQuery, priceTableQuery } from '../api/queries/framing.ts';
import { toScales } from '../domain/crop.ts';
import { getPrintableInches } from '../domain/sourcePicture.ts';
import { croppedPictureStorage } from '../storage/uploadStorage.ts';

/** A name as a person states it: 'Kochi beach' of 'kochi_beach.JPG' is theirs to have written so. */
const toTitle = (name = '') => name.replace(/\.[a-z0-9]{2,5}$/i, '').trim() || 'Your picture';

/** The shopper's own pictures that this browser has cropped, as the backend keeps them; the last one first. (UPL-10) */
async function listCrops(): Promise<CroppedUpload[]> {
  // Its database is opened for nobody else; a browser that has none keeps no picture.
  const { listPictures } = await import('../storage/pictureStorage.ts');
  const pictures = await listPictures().catch(() => []);
  return pictures.flatMap(({ name, source, original, cropped, ...pixels }) => {
    if (source !== 'upload' || !original || !cropped) return [];
    const { crop, turn, ...file } = cropped;
    return [{ ...file, name, original: original.id, scales: toScales(crop, pixels, turn) }];
  });
}

/** The shopper's own pictures that can be made up, without those that the backend has no more. (UPL-10, API-22) */
export async function listUploads({ queries }: { queries: QueryClient }) {
  const uploads = (await listCrops()).map(async (crop) => {
    const { id, width, height, name } = crop;
    const picture = await queries.fetchQuery(fileQuery({ id, width, height }));
    return picture ? [{ id, width, height, title: toTitle(name), picture }] : [];
  });
  return (await Promise.all(uploads)).flat();
}

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
  const matchingCrop = stored?.id === request.id ? stored : (await listCrops()).find(({ id }) => id === request.id);
  const pixels = isSize(request)
    ? { width: request.width, height: request.height }
    : matchingCrop && isSize(matchingCrop)
      ? matchingCrop
      : null;
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
      title: toTitle(matchingCrop?.name),
      artist: '',
      picture,
      path: formatUploadPath({ ...pixels, id: request.id }),
      ratio: pixels.width / pixels.height,
      max: getPrintableInches(pixels),
      upload: {
        original: matchingCrop?.original ?? request.id,
        cropped: request.id,
        scales: matchingCrop?.scales ?? null,
      },
    },
    art: null,
    table,
  };
}
