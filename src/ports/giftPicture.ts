import { type GiftPictureResult, giftPictureMachine } from '../../machines/giftPicture/giftPicture.machine.ts';
import { provideActors } from '../../machines/kit/port.ts';
import type { FileInfo } from '../../machines/upload/upload.machine.ts';
import { toBackendUrl } from '../api/settings.ts';
import { uploadPicture } from '../api/uploads.ts';
import type { GiftUpload } from '../domain/productLine.ts';
import type { OpenedPicture } from '../imaging/imageProcessor.ts';
import { openPictureFile, toUploadablePicture } from './pictureFile.ts';

/** The picture that was taken last: no chart holds a file. `sent` is what the backend made of it, null until it has it. */
let current: (OpenedPicture & { id: string; previewUrl: string; sent: GiftUpload | null }) | null = null;

export const giftPicturePorts = {
  /** Opens a file beside the page, and holds it with its preview for this visit. (GIFT-11) */
  async readPicture({ file: source }: { file: FileInfo }, signal: AbortSignal): Promise<GiftPictureResult> {
    const file = source as File;
    const opened = await openPictureFile(file, signal);
    if ('fault' in opened) return opened;
    signal.throwIfAborted();
    // One preview at a time has an address; that of the one before is given back.
    if (current) URL.revokeObjectURL(current.previewUrl);
    const [id, previewUrl] = [crypto.randomUUID(), URL.createObjectURL(opened.preview)];
    current = { ...opened, id, previewUrl, sent: null };
    return { picture: { id, name: file.name, previewUrl } };
  },
};

/**
 * Keeps a gift's picture at the backend; one that it has already is not sent again. Rejects where the picture is no
 * longer held, and as `uploadPicture` does. (GIFT-17)
 */
export async function uploadGiftPicture(id: string, signal: AbortSignal): Promise<GiftUpload> {
  const own = current;
  if (own?.id !== id) throw new Error('The picture is no longer held');
  if (own.sent) return own.sent;
  const picture = await toUploadablePicture({ ...own, file: own.original }, signal);
  // Nobody is informed of how far it is, but a heavy picture gets the time that it takes.
  const { id: file, url } = await uploadPicture(picture, { signal, report: () => {} });
  own.sent = { file, url: toBackendUrl(url) };
  return own.sent;
}

/** The chart of a gift's own picture with its ports filled; apart from them, for sending it uses one of them too. */
export const giftPictureLogic = provideActors(giftPictureMachine, giftPicturePorts);
