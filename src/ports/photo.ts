import { type ActorRefFrom, fromCallback } from 'xstate';
import type { FormChart } from '../../machines/form/createForm.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { type PhotoChangeEvent, type PhotoResult, photoMachine } from '../../machines/photo/photo.machine.ts';
import { fetchFile, type ProgressListener, uploadPicture } from '../api/uploads.ts';
import type { UploadedPhoto } from '../domain/designForm.ts';
import { parsePhoto, serializePhoto } from '../domain/designForm.ts';
import { openPictureFile } from './pictureFile.ts';

/** The photo that was opened last: no chart holds a file. */
let openedPhoto: { file: Blob; previewUrl: string } | null = null;

/** Gives back the memory of the photo that was opened last, and of its preview. */
export function releasePhoto(): void {
  if (openedPhoto) URL.revokeObjectURL(openedPhoto.previewUrl);
  openedPhoto = null;
}

export const photoPorts = {
  /**
   * Opens a file beside the page by the rules of every picture (UPL-02), and holds what is sent of it: a JPEG of at most
   * 2,048 pixels, which is enough to look at, soon sent, and holds nothing of where it was taken. It may have fewer pixels
   * than a print needs. (DSGN-16)
   */
  async readPhoto({ file }: { file: File }, signal: AbortSignal): Promise<PhotoResult> {
    const opened = await openPictureFile(file, signal, 'art');
    if ('fault' in opened) return opened;
    signal.throwIfAborted();
    releasePhoto();
    openedPhoto = { file: opened.preview, previewUrl: URL.createObjectURL(opened.preview) };
    return { previewUrl: openedPhoto.previewUrl };
  },

  /** Is a photo that was sent before still stored? Its size does not matter here. (API-22) */
  findPhoto: async ({ id }: UploadedPhoto, signal: AbortSignal): Promise<boolean> =>
    (await fetchFile({ id, width: 1, height: 1 }, signal)) !== null,

  /** Sends the photo that was opened last. Rejects as `uploadPicture` does. (DSGN-22, API-21) */
  async sendPhoto({ report }: { report: ProgressListener }, signal: AbortSignal): Promise<UploadedPhoto> {
    if (!openedPhoto) throw new Error('No photo is held');
    return uploadPicture(openedPhoto.file, { signal, report });
  },
};

/** The form's field holds what the backend has of the photo; a form that was stored, or sent, informs the photo. */
const createFormLink = (form: ActorRefFrom<FormChart>) =>
  fromCallback<PhotoChangeEvent>(({ sendBack, receive }) => {
    receive((event) =>
      form.send(
        event.type === 'photo.changed'
          ? { type: 'field.typed', field: 'photo', text: serializePhoto(event.photo) }
          : event,
      ),
    );
    const following = form.subscribe(({ context }) =>
      sendBack({ type: 'photo.followed', sent: parsePhoto(context.values.photo ?? '') }),
    );
    return () => following.unsubscribe();
  });

/** The photo of a form. */
export const photoLogic = (form: ActorRefFrom<FormChart>) =>
  provideActors(photoMachine, { ...photoPorts, form: createFormLink(form) });
