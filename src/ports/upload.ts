import { provideActors } from '../../machines/kit/port.ts';
import { type UploadResult, uploadMachine } from '../../machines/upload/upload.machine.ts';
import { savePicture } from '../storage/pictureStorage.ts';
import { openPictureFile } from './pictureFile.ts';

export const uploadPorts = {
  /** Opens a file beside the page, and keeps it with its preview. (UPL-02, UPL-14) */
  async readPicture({ file }: { file: File }, signal: AbortSignal): Promise<UploadResult> {
    const opened = await openPictureFile(file, signal);
    if ('fault' in opened) return opened;
    const { kind, width, height, preview, original } = opened;
    const id = crypto.randomUUID();
    signal.throwIfAborted();
    const picture = { id, name: file.name, kind, source: 'upload', width, height } as const;
    await savePicture(picture, { original, preview });
    return { id };
  },
};

export const uploadLogic = provideActors(uploadMachine, uploadPorts);
