import { fill } from '../../machines/kit/port.ts';
import { type GivenFile, type ReadPicture, uploadMachine } from '../../machines/upload/upload.machine.ts';
import { HEAVIEST_BYTES } from '../domain/pictureFault.ts';
import { openPicture } from '../imaging/pictures.ts';
import { PictureRefused } from '../imaging/refused.ts';
import { keepPicture } from './keptPicture.ts';

export const uploadPorts = {
  /** Opens a file beside the page, and keeps it with its preview. (UPL-02, UPL-14) */
  async readPicture({ file: given }: { file: GivenFile }, signal: AbortSignal): Promise<ReadPicture> {
    const file = given as File;
    // not even looked into
    if (file.size > HEAVIEST_BYTES) return { fault: 'tooHeavy' };
    try {
      const { kind, width, height, preview } = await openPicture(file, 'upload', signal);
      const id = crypto.randomUUID();
      const done = { done: null, original: null, cropped: null, at: Date.now() };
      const facts = { id, name: file.name, kind, source: 'upload' as const, width, height, ...done };
      signal.throwIfAborted();
      return { id, isKept: await keepPicture(facts, { original: file, preview }) };
    } catch (error) {
      if (error instanceof PictureRefused) return { fault: error.fault };
      throw error;
    }
  },
};

export const uploadLogic = fill(uploadMachine, uploadPorts);
