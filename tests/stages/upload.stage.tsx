import type { GivenFile, ReadPicture } from '../../machines/upload/upload.machine.ts';
import { uploadSamples as samples } from '../../machines/upload/upload.samples.ts';
import { upload as flow, Upload } from '../../src/flows/upload/Upload.tsx';
import { uploadGestures as gestures } from '../../src/flows/upload/upload.gestures.ts';
import { uploadPorts } from '../../src/ports/upload.ts';
import { forgetPictures } from '../../src/storage/picture.ts';
import { fileAtHand } from '../support/pictures/fileAtHand.ts';
import { stage } from '../support/walk/stage.ts';

const { answers, named, of, release } = fileAtHand();

/** Puts the database out of the way, as a browser in its private mode does. */
async function withoutDatabase<T>(work: () => Promise<T>): Promise<T> {
  await forgetPictures();
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  try {
    return await work();
  } finally {
    IDBFactory.prototype.open = open;
  }
}

const ports = {
  async readPicture({ file }: { file: GivenFile }, signal: AbortSignal): Promise<ReadPicture> {
    const given = await of(file);
    const read = () => uploadPorts.readPicture({ file: given }, signal);
    return named() === 'picture.goodButNotKept' ? withoutDatabase(read) : read();
  },
};

export const uploadStage = stage({
  flow,
  ports,
  local: ['readPicture'],
  samples,
  gestures,
  answers,
  release,
  view: <Upload />,
});
