import { PICTURE_FAULTS } from '../../src/domain/sourcePicture.ts';
import type { Samples } from '../kit/samples.ts';
import type { uploadMachine } from './upload.machine.ts';

const id = '4f6c1f1e-7b0a-4a53-9c2d-2f6f1a7b9c11';

export const uploadSamples = {
  input: undefined,
  events: [
    { type: 'file.chosen', file: new File([], 'beach.jpg', { type: 'image/jpeg' }) },
    { type: 'reading.cancelled' },
    { type: 'xstate.done.actor.readPicture', output: { id }, reply: 'picture.good' },
    ...PICTURE_FAULTS.map((fault) => ({
      type: 'xstate.done.actor.readPicture' as const,
      output: { fault },
      reply: `picture.${fault}`,
    })),
    { type: 'xstate.error.actor.readPicture', error: 'no canvas', reply: 'picture.breaks' },
  ],
} satisfies Samples<typeof uploadMachine>;
