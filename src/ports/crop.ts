import type { QueryClient } from '@tanstack/react-query';
import type { PictureRecord, PictureRequest, UploadedFile } from '../../machines/crop/cropContext.ts';
import { artQuery } from '../api/queries/framing.ts';
import { downloadPicture, type ProgressListener, uploadPicture } from '../api/uploads.ts';
import type { Crop, Pixels, Rotation } from '../domain/crop.ts';
import { hasEnoughPixels, PIXELS_PER_INCH } from '../domain/sourcePicture.ts';
import { cropPicture, openPicture } from '../imaging/pictures.ts';
import { getArtPictureId, isPictureForCrop } from '../storage/pictureIds.ts';
import { findLastPicture, findPicture, savePicture } from '../storage/pictureStorage.ts';
import { createPreviewUrls, toUploadablePicture } from './pictureFile.ts';

type CropInput = { id: string; of: Pixels; crop: Crop; turn: Rotation };
type Sending = { id: string; report: ProgressListener };

/** The file that was cut last, and how it was requested: a second try need not cut again. */
let lastCut: { key: string; file: Blob; size: Pixels } | null = null;
const toUrl = createPreviewUrls();

async function findRecord(id: string | null): Promise<PictureRecord | null> {
  const stored = await (id === null ? findLastPicture(isPictureForCrop) : findPicture(id));
  if (!stored) return null;
  const { name, source, width, height, done, original, cropped } = stored.facts;
  const picture = {
    id: stored.facts.id,
    name,
    source,
    width,
    height,
    previewUrl: toUrl(stored.files.preview),
    isSaved: stored.isStored,
  };
  return { picture, done, original, cropped };
}

/**
 * Art is printed from what the artist gave us and shown by a smaller copy. So it counts as many pixels as its largest
 * print takes, and its original is with the backend already. (UPL-05, UPL-15)
 */
async function openArt(queries: QueryClient, artid: string, signal: AbortSignal) {
  const stored = await findRecord(getArtPictureId(artid));
  if (stored) return stored;
  const art = await queries.fetchQuery(artQuery(`/art/${artid}`));
  if (!art) return null;
  const inches = Math.min(art.max.width / art.ratio, art.max.height);
  const pixels = {
    width: Math.round(inches * art.ratio * PIXELS_PER_INCH),
    height: Math.round(inches * PIXELS_PER_INCH),
  };
  if (!hasEnoughPixels('art', pixels)) return 'tooLow';
  const original = await downloadPicture(art.picture.detail.url, signal);
  const { kind, preview } = await openPicture(original, 'art', signal);
  const { pathname } = new URL(art.picture.detail.url, window.location.href);
  const id = getArtPictureId(artid);
  const sent = art.picture.id ? { id: art.picture.id, url: pathname } : null;
  await savePicture(
    { id, name: `${art.title}.jpg`, kind, source: 'art', ...pixels, original: sent },
    { original, preview },
  );
  return findRecord(id);
}

const requirePicture = async (id: string) => {
  const picture = await findPicture(id);
  if (!picture) throw new Error('The picture is no longer stored');
  return picture;
};

/** The crop's ports: the stored picture, the cutting beside the page, and the two uploads. */
export const cropPorts = ({ queries }: { queries: QueryClient }) => ({
  openPicture: ({ image, artid }: PictureRequest, signal: AbortSignal): Promise<PictureRecord | 'tooLow' | null> =>
    image === null && artid !== null ? openArt(queries, artid, signal) : findRecord(image),

  async cutPicture({ id, of, crop, turn }: CropInput, signal: AbortSignal): Promise<Pixels> {
    const { files, facts } = await requirePicture(id);
    const key = JSON.stringify([id, crop, turn]);
    if (lastCut?.key !== key) {
      const { picture, width, height } = await cropPicture(files.original, { crop, turn, of }, signal);
      const size = facts.source === 'art' ? { width: crop.width, height: crop.height } : { width, height };
      lastCut = { key, file: picture, size };
    }
    return lastCut.size;
  },

  /** The file as it is, or as a JPEG of the same pixels where the backend would not take it. (UPL-09) */
  async sendOriginal({ id, report }: Sending, signal: AbortSignal): Promise<UploadedFile> {
    const { facts, files } = await requirePicture(id);
    const picture = await toUploadablePicture({ ...facts, file: files.original }, signal);
    return uploadPicture(picture, { signal, report });
  },

  async sendCropped({ report }: Sending, signal: AbortSignal): Promise<UploadedFile> {
    if (!lastCut) throw new Error('Nothing was cut');
    return uploadPicture(lastCut.file, { signal, report });
  },
});
