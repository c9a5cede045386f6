import { type ActorRefFrom, fromCallback } from 'xstate';
import type { FormChart } from '../../machines/form/createForm.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { type PhotoNews, photoMachine, type ReadPhoto } from '../../machines/photo/photo.machine.ts';
import type { GivenFile } from '../../machines/upload/upload.machine.ts';
import { address } from '../api/settings.ts';
import { fileById, type Report, uploadPicture } from '../api/uploads.ts';
import type { SentPhoto } from '../domain/designForm.ts';
import { photoIn, photoText } from '../domain/designForm.ts';
import { pictureOfFile, withoutExtension } from './pictureOfFile.ts';

/** The photo that was opened last: no chart holds a file. */
let held: { file: Blob; name: string; previewUrl: string } | null = null;

/** Gives back the memory of the photo that was opened last, and of its preview. */
export function forgetPhoto(): void {
  if (held) URL.revokeObjectURL(held.previewUrl);
  held = null;
}

export const photoPorts = {
  /**
   * Opens a file beside the page by the rules of every picture (UPL-02), and holds what is sent of it: a JPEG of at most
   * 2,048 pixels, which is enough to look at, soon sent, and tells nothing of where it was taken. One of fewer pixels than
   * a print needs is sent as it is. (DSGN-16)
   */
  async readPhoto({ file: given }: { file: GivenFile }, signal: AbortSignal): Promise<ReadPhoto> {
    const original = given as File;
    const opened = await pictureOfFile(original, signal);
    const isSmall = 'fault' in opened && opened.fault === 'tooLow';
    if ('fault' in opened && !isSmall) return opened;
    signal.throwIfAborted();
    const file = 'fault' in opened ? original : opened.preview;
    const name = 'fault' in opened ? original.name : `${withoutExtension(original.name)}.jpg`;
    forgetPhoto();
    held = { file, name, previewUrl: URL.createObjectURL(file) };
    return { previewUrl: held.previewUrl };
  },

  /** Is a photo that was sent before still kept? Its size does not matter here. (API-22) */
  findPhoto: async ({ id }: SentPhoto, signal: AbortSignal): Promise<boolean> =>
    (await fileById({ id, width: 1, height: 1 }, signal)) !== null,

  /** Sends the photo that was opened last. Rejects as `uploadPicture` does. (DSGN-22, API-21) */
  async sendPhoto({ report }: { report: Report }, signal: AbortSignal): Promise<SentPhoto> {
    if (!held) throw new Error('No photo is held');
    return uploadPicture(held.file, held.name, { signal, report });
  },
};

/** The form's field holds what the backend has of the photo; a form that was kept, or sent, tells the photo. */
const formOf = (form: ActorRefFrom<FormChart>) =>
  fromCallback<PhotoNews>(({ sendBack, receive }) => {
    receive(({ sent }) => form.send({ type: 'field.typed', field: 'photo', text: photoText(sent) }));
    const following = form.subscribe(({ context }) =>
      sendBack({ type: 'photo.followed', sent: photoIn(context.values.photo ?? '') }),
    );
    return () => following.unsubscribe();
  });

/** The photo of a form. */
export const photoLogic = (form: ActorRefFrom<FormChart>) =>
  provideActors(photoMachine, { ...photoPorts, form: formOf(form) });

/** Where a photo that the backend keeps is seen; one on this device stands in its own address. */
export const photoAddress = (url: string): string => address(url);
