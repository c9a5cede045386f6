import type { Samples } from '../kit/samples.ts';
import { PHOTO_FAULTS, type photoMachine } from './photo.machine.ts';

/** Drawn here, so that a story shows it wherever it stands. */
const SAMPLE_IMAGE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='%23e2dcd2' d='M0 0h4v3H0z'/%3E%3Cpath fill='%238a8177' d='M.6 1.8h2.8v.8H.6z'/%3E%3C/svg%3E";
const sent = { id: '4f6c1f1e-7b0a-4a53-9c2d-2f6f1a7b9c11', url: SAMPLE_IMAGE };

export const photoSamples = {
  input: undefined,
  events: [
    { type: 'file.chosen', file: new File([], 'wall.jpg', { type: 'image/jpeg' }) },
    { type: 'photo.cancelled' },
    { type: 'sending.retried' },
    { type: 'file.progressed', progress: 0.5 },
    { type: 'photo.followed', sent: { ...sent, id: '1f0c6a52-3f0b-4a55-9d57-2f6f1a7b9c21' } },
    { type: 'photo.followed', sent: null },
    { type: 'xstate.done.actor.readPhoto', output: { previewUrl: SAMPLE_IMAGE }, reply: 'picture.good' },
    ...PHOTO_FAULTS.map((fault) => ({
      type: 'xstate.done.actor.readPhoto' as const,
      output: { fault },
      reply: `picture.${fault}`,
    })),
    { type: 'xstate.error.actor.readPhoto', error: 'no canvas', reply: 'picture.breaks' },
    { type: 'xstate.done.actor.sendPhoto', output: sent, reply: 'upload.stored' },
    { type: 'xstate.done.actor.findPhoto', output: true, reply: 'file.found' },
    { type: 'xstate.done.actor.findPhoto', output: false, reply: 'file.missing' },
    { type: 'xstate.error.actor.findPhoto', error: 'down', reply: 'file.down' },
    { type: 'xstate.error.actor.sendPhoto', error: 'down', reply: 'upload.down' },
  ],
  distinguish: ({ progress, sent: photo }) => [progress, photo?.id],
  // The port gives each photo an address of its own, and the backend an id.
  compare: ({ name, fault, sent: photo }) => ({ name, fault, isSent: photo !== null }),
} satisfies Samples<typeof photoMachine>;
