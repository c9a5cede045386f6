import type { CartLine } from '../domain/cartLine.ts';
import { deletePicturesByCrop } from '../storage/pictureStorage.ts';
import { croppedPictureStorage, userUploadStorage } from '../storage/uploadStorage.ts';

/**
 * Forgets the shopper's own pictures that were ordered: drafts, and the picture that was uploaded last. The backend has
 * their files, so that the same lines can be ordered again; drafts of other pictures stay. (PAY-06)
 */
export async function deleteOrderedPictures(ordered: readonly CartLine[]): Promise<void> {
  const files = new Set(ordered.flatMap((line) => ('cropped_image' in line ? line.cropped_image || [] : [])));
  const last = croppedPictureStorage.read();
  if (last && files.has(last.id)) {
    croppedPictureStorage.remove();
    userUploadStorage.remove();
  }
  await deletePicturesByCrop(files);
}
