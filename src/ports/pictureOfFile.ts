import { HEAVIEST_BYTES, type PictureFault } from '../domain/pictureFault.ts';
import { openPicture } from '../imaging/pictures.ts';
import { PictureRefused } from '../imaging/refused.ts';
import type { Opened } from '../imaging/studio.ts';

/** A file of the shopper's opened beside the page as a print's picture, or why it cannot become one. (UPL-02, UPL-14) */
export async function pictureOfFile(file: File, signal: AbortSignal): Promise<Opened | { fault: PictureFault }> {
  // not even looked into
  if (file.size > HEAVIEST_BYTES) return { fault: 'tooHeavy' };
  try {
    return await openPicture(file, 'upload', signal);
  } catch (error) {
    if (error instanceof PictureRefused) return { fault: error.fault };
    throw error;
  }
}
