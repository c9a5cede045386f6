import type { Pixels } from '../domain/crop.ts';
import { MAX_FILE_BYTES, MAX_UPLOAD_BYTES, type PictureFault, PictureRejectedError } from '../domain/sourcePicture.ts';
import type { OpenedPicture } from '../imaging/imageProcessor.ts';
import { cropPicture, openPicture } from '../imaging/pictures.ts';

/** A file of the shopper's opened beside the page as a print's picture, or why it cannot become one. (UPL-02, UPL-14) */
export async function openPictureFile(
  file: File,
  signal: AbortSignal,
): Promise<OpenedPicture | { fault: PictureFault }> {
  // not even looked into
  if (file.size > MAX_FILE_BYTES) return { fault: 'tooHeavy' };
  try {
    return await openPicture(file, 'upload', signal);
  } catch (error) {
    if (error instanceof PictureRejectedError) return { fault: error.fault };
    throw error;
  }
}

/** Formats that the backend takes as they are; anything else goes to it as JPEG. (API-20) */
const UPLOADABLE_KINDS = ['jpeg', 'png', 'webp'];

/** The shopper's file, what it is by its bytes, its own name, and its upright pixels. */
type Whole = Pixels & { file: Blob; kind: string; name: string };

/** A file's name without its extension. */
export const stripExtension = (name: string): string => name.replace(/\.[^.]*$/, '');

/** The whole picture as the backend takes it, with its name: as it is, else as a JPEG of the same pixels. (UPL-09) */
export async function toUploadablePicture(
  { file, kind, name, width, height }: Whole,
  signal: AbortSignal,
): Promise<{ picture: Blob; name: string }> {
  const bare = stripExtension(name);
  if (UPLOADABLE_KINDS.includes(kind) && file.size <= MAX_UPLOAD_BYTES)
    return { picture: file, name: `${bare}.${kind}` };
  const whole = { crop: { x: 0, y: 0, width, height }, turn: 0 as const, of: { width, height } };
  const { picture } = await cropPicture(file, whole, signal);
  return { picture, name: `${bare}.jpg` };
}
