import type { CartLine } from '../domain/cartLine.ts';
import { dropPicturesCutTo } from '../storage/picture.ts';
import { keptCropped, keptUserUpload } from '../storage/upload.ts';

/**
 * Forgets the shopper's own pictures that were ordered: drafts, and the picture that was uploaded last. The backend has
 * their files, so that the same lines can be ordered again; drafts of other pictures stay. (PAY-06)
 */
export async function dropPictures(ordered: readonly CartLine[]): Promise<void> {
  const files = new Set(ordered.flatMap((line) => ('cropped_image' in line ? line.cropped_image || [] : [])));
  const last = keptCropped.read();
  if (last && files.has(last.id)) {
    keptCropped.drop();
    keptUserUpload.drop();
  }
  await dropPicturesCutTo(files);
}
