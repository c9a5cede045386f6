import type { GiftPicture, GiftPictureResult } from '../../machines/giftPicture/giftPicture.machine.ts';
import { toBackendUrl } from '../api/settings.ts';
import { type UploadedFile, uploadPicture } from '../api/uploads.ts';
import type { GiftUpload } from '../domain/productLine.ts';
import { createGiftPictureId, isPictureOfGift } from '../storage/pictureIds.ts';
import {
  deletePictures,
  findLastPicture,
  findPicture,
  type PictureMetadata,
  savePicture,
  savePictureMetadata,
} from '../storage/pictureStorage.ts';
import { createPreviewUrls, openPictureFile, toUploadablePicture } from './pictureFile.ts';

type GiftFile = { gift: string; file: File };

const toUrl = createPreviewUrls();

const toGiftPicture = ({ id, name }: Pick<PictureMetadata, 'id' | 'name'>, preview: Blob): GiftPicture => ({
  id,
  name,
  previewUrl: toUrl(preview),
});

export const giftPicturePorts = {
  /** The picture that was chosen for the gift before, for whoever loads its page anew or comes back to it. */
  async findPicture({ gift }: { gift: string }): Promise<GiftPicture | null> {
    const stored = await findLastPicture(isPictureOfGift(gift));
    return stored && toGiftPicture(stored.facts, stored.files.preview);
  },

  /** Opens a file beside the page, and stores it with its preview in place of the gift's picture before it. (GIFT-11) */
  async readPicture({ gift, file }: GiftFile, signal: AbortSignal): Promise<GiftPictureResult> {
    const opened = await openPictureFile(file, signal);
    if ('fault' in opened) return opened;
    signal.throwIfAborted();
    const { kind, width, height, preview, original } = opened;
    const picture = { id: createGiftPictureId(gift), name: file.name, kind, source: 'upload', width, height } as const;
    await deletePictures(isPictureOfGift(gift));
    await savePicture(picture, { original, preview });
    return { picture: toGiftPicture(picture, preview) };
  },
};

/**
 * Keeps a gift's picture at the backend; one that it has already is not sent again. Rejects where the picture is no
 * longer stored, and as `uploadPicture` does. (GIFT-17)
 */
export async function uploadGiftPicture(id: string, signal: AbortSignal): Promise<GiftUpload> {
  const stored = await findPicture(id);
  if (!stored) throw new Error('The picture is no longer stored');
  const { facts, files } = stored;
  const toUpload = (sent: UploadedFile) => ({ file: sent.id, url: toBackendUrl(sent.url) });
  if (facts.original) return toUpload(facts.original);
  const picture = await toUploadablePicture({ ...facts, file: files.original }, signal);
  // Nobody is informed of how far it is, but a heavy picture gets the time that it takes.
  const original = await uploadPicture(picture, { signal, report: () => {} });
  void savePictureMetadata(id, { done: null, original, cropped: null });
  return toUpload(original);
}
