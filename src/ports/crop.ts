import type { QueryClient } from '@tanstack/react-query';
import type { AskedPicture, OpenedPicture, Sent } from '../../machines/crop/cropContext.ts';
import { artQuery } from '../api/queries/framing.ts';
import { pictureFile, type Report, uploadPicture } from '../api/uploads.ts';
import type { Crop, Pixels, Turn } from '../domain/crop.ts';
import { isEnoughFor, PIXELS_PER_INCH } from '../domain/resolution.ts';
import { cutPicture, openPicture } from '../imaging/pictures.ts';
import { artPictureId, findPicture, keepPicture, type PictureFacts } from '../storage/picture.ts';
import { sendablePicture, withoutExtension } from './pictureOfFile.ts';

type CutAsked = { id: string; of: Pixels; crop: Crop; turn: Turn };
type Sending = { id: string; report: Report };

/** The file that was cut last, until it is sent; and how it was asked for, so that a second try need not cut again. */
let lastCut: { key: string; file: Blob; size: Pixels } | null = null;
let previewUrl: string | null = null;

/** One preview at a time has an address; that of the one before is given back. */
function addressOf(preview: Blob): string {
  if (previewUrl) URL.revokeObjectURL(previewUrl);
  previewUrl = URL.createObjectURL(preview);
  return previewUrl;
}

async function found(id: string | null): Promise<OpenedPicture | null> {
  const held = await findPicture(id);
  if (!held) return null;
  const { name, source, width, height, done, original, cropped } = held.facts;
  const picture = {
    id: held.facts.id,
    name,
    source,
    width,
    height,
    previewUrl: addressOf(held.files.preview),
    isKept: held.isKept,
  };
  return { picture, done, original, cropped };
}

/**
 * Art is printed from what the artist gave us and shown by a smaller copy. So it counts as many pixels as its largest
 * print takes, and its original is with the backend already. (UPL-05, UPL-15)
 */
async function openedArt(queries: QueryClient, artid: string, signal: AbortSignal) {
  const kept = await found(artPictureId(artid));
  if (kept) return kept;
  const art = await queries.fetchQuery(artQuery(`/art/${artid}`));
  if (!art) return null;
  const inches = Math.min(art.max.width / art.ratio, art.max.height);
  const pixels = {
    width: Math.round(inches * art.ratio * PIXELS_PER_INCH),
    height: Math.round(inches * PIXELS_PER_INCH),
  };
  if (!isEnoughFor('art', pixels)) return 'tooLow';
  const original = await pictureFile(art.picture.detail.url, signal);
  const { kind, preview } = await openPicture(original, 'art', signal);
  const { pathname } = new URL(art.picture.detail.url, window.location.href);
  const facts: PictureFacts = {
    id: artPictureId(artid),
    name: `${art.title}.jpg`,
    kind,
    source: 'art',
    ...pixels,
    done: null,
    original: art.picture.id ? { id: art.picture.id, url: pathname } : null,
    cropped: null,
    at: Date.now(),
  };
  await keepPicture(facts, { original, preview });
  return found(facts.id);
}

const held = async (id: string) => {
  const picture = await findPicture(id);
  if (!picture) throw new Error('The picture is no longer kept');
  return picture;
};

/** The crop's ports: the kept picture, the cutting beside the page, and the two uploads. */
export const cropPorts = ({ queries }: { queries: QueryClient }) => ({
  openPicture: ({ image, artid }: AskedPicture, signal: AbortSignal): Promise<OpenedPicture | 'tooLow' | null> =>
    image === null && artid !== null ? openedArt(queries, artid, signal) : found(image),

  async cutPicture({ id, of, crop, turn }: CutAsked, signal: AbortSignal): Promise<Pixels> {
    const { files, facts } = await held(id);
    const key = JSON.stringify([id, crop, turn]);
    if (lastCut?.key !== key) {
      const { picture, width, height } = await cutPicture(files.original, { crop, turn, of }, signal);
      const size = facts.source === 'art' ? { width: crop.width, height: crop.height } : { width, height };
      lastCut = { key, file: picture, size };
    }
    return lastCut.size;
  },

  /** The file as it is, or as a JPEG of the same pixels where the backend would not take it. (UPL-09) */
  async sendOriginal({ id, report }: Sending, signal: AbortSignal): Promise<Sent> {
    const { facts, files } = await held(id);
    const { picture, name } = await sendablePicture({ ...facts, file: files.original }, signal);
    return uploadPicture(picture, name, { signal, report });
  },

  async sendCropped({ id, report }: Sending, signal: AbortSignal): Promise<Sent> {
    const { facts } = await held(id);
    if (!lastCut) throw new Error('Nothing was cut');
    return uploadPicture(lastCut.file, `${withoutExtension(facts.name)}-cropped.jpg`, { signal, report });
  },
});
