import type { ReadPhoto } from '../../machines/photo/photo.machine.ts';
import { photoSamples as samples } from '../../machines/photo/photo.samples.ts';
import type { GivenFile } from '../../machines/upload/upload.machine.ts';
import { photo as flow, Photo } from '../../src/flows/photo/Photo.tsx';
import { photoGestures as gestures } from '../../src/flows/photo/photo.gestures.ts';
import { photoAddress, photoPorts } from '../../src/ports/photo.ts';
import { fileAtHand } from '../support/pictures/fileAtHand.ts';
import { noteHeard } from '../support/walk/noteHeard.ts';
import { stage } from '../support/walk/stage.ts';

const atHand = fileAtHand();
const ports = {
  ...photoPorts,
  readPhoto: async ({ file }: { file: GivenFile }, signal: AbortSignal): Promise<ReadPhoto> =>
    photoPorts.readPhoto({ file: await atHand.of(file) }, signal),
};

export const OLD = '1f0c6a52-3f0b-4a55-9d57-2f6f1a7b9c21';

export const photoStage = stage({
  flow,
  ports,
  children: { form: noteHeard },
  local: ['readPhoto'],
  samples,
  gestures,
  prepare: ({ store }) => {
    if (!store.find({ type: 'file--file', id: OLD }))
      store.add({
        type: 'file--file',
        id: OLD,
        attributes: { filename: 'wall.jpg', uri: { value: 'public://wall.jpg', url: '/wall.jpg' }, status: true },
        relationships: {},
      });
  },
  answers: atHand.answers,
  release: atHand.release,
  view: <Photo controlId="wall-photo" addressOf={photoAddress} />,
});
