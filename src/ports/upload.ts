import { provideActors } from '../../machines/kit/port.ts';
import { type GivenFile, type ReadPicture, uploadMachine } from '../../machines/upload/upload.machine.ts';
import { keepPicture } from '../storage/picture.ts';
import { pictureOfFile } from './pictureOfFile.ts';

export const uploadPorts = {
  /** Opens a file beside the page, and keeps it with its preview. (UPL-02, UPL-14) */
  async readPicture({ file: given }: { file: GivenFile }, signal: AbortSignal): Promise<ReadPicture> {
    const file = given as File;
    const opened = await pictureOfFile(file, signal);
    if ('fault' in opened) return opened;
    const { kind, width, height, preview } = opened;
    const id = crypto.randomUUID();
    const done = { done: null, original: null, cropped: null, at: Date.now() };
    const facts = { id, name: file.name, kind, source: 'upload' as const, width, height, ...done };
    signal.throwIfAborted();
    return { id, isKept: await keepPicture(facts, { original: file, preview }) };
  },
};

export const uploadLogic = provideActors(uploadMachine, uploadPorts);
