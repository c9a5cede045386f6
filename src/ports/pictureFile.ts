import type { Pixels } from '../domain/crop.ts';
import {
  MAX_FILE_BYTES,
  MAX_UPLOAD_BYTES,
  type PictureFault,
  PictureRejectedError,
  type PictureSource,
} from '../domain/sourcePicture.ts';
import type { OpenedPicture } from '../imaging/imageProcessor.ts';
import { cropPicture, openPicture } from '../imaging/pictures.ts';

/** Gives previews their addresses, of which one holds at a time: that of the one before is given back. */
export function createPreviewUrls(): (preview: Blob) => string {
  let url: string | null = null;
  return (preview) => {
    if (url) URL.revokeObjectURL(url);
    url = URL.createObjectURL(preview);
    return url;
  };
}

/**
 * A file of the shopper's opened beside the page as a print's picture, or why it cannot become one. `source` states whether
 * it must have the pixels of a print. (UPL-02, UPL-14)
 */
export async function openPictureFile(
  file: File,
  signal: AbortSignal,
  source: PictureSource = 'upload',
): Promise<OpenedPicture | { fault: PictureFault }> {
  // not even looked into
  if (file.size > MAX_FILE_BYTES) return { fault: 'tooHeavy' };
  try {
    return await openPicture(file, source, signal);
  } catch (error) {
    if (error instanceof PictureRejectedError) return { fault: error.fault };
    throw error;
  }
}

/** Formats that the backend takes as they are; anything else goes to it as JPEG. (API-20) */
const UPLOADABLE_KINDS = ['jpeg', 'png', 'webp'];

/** The shopper's file, what it is by its bytes, and its upright pixels. */
type WholePicture = Pixels & { file: Blob; kind: string };

/** The whole picture as the backend takes it: as it is, else as a JPEG of the same pixels. (UPL-09) */
export async function toUploadablePicture(
  { file, kind, width, height }: WholePicture,
  signal: AbortSignal,
): Promise<Blob> {
  if (UPLOADABLE_KINDS.includes(kind) && file.size <= MAX_UPLOAD_BYTES) return file;
  const whole = { crop: { x: 0, y: 0, width, height }, turn: 0 as const, of: { width, height } };
  return (await cropPicture(file, whole, signal)).picture;
}
