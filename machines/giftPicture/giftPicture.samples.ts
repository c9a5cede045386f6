import { PICTURE_FAULTS } from '../../src/domain/sourcePicture.ts';
import type { Samples } from '../kit/samples.ts';
import type { giftPictureMachine } from './giftPicture.machine.ts';

/** Drawn here, so that a story shows it wherever it stands. */
const SAMPLE_IMAGE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 5'%3E%3Cpath fill='%23cfb48a' d='M0 0h4v5H0z'/%3E%3Cpath fill='%23357573' d='M0 3.4 1.5 2l1 1L4 1.6V5H0z'/%3E%3C/svg%3E";

const PICTURE = { id: 'picture-1', name: 'wedding.jpg', previewUrl: SAMPLE_IMAGE };

export const giftPictureSamples = {
  input: { giftPath: '/gifts/first-day-of-school' },
  distinguish: ({ picture }) => picture !== null,
  // The port gives each picture an id and an address of its own.
  compare: ({ name, picture, fault }) => ({ name, picture: picture?.name ?? null, fault }),
  events: [
    { type: 'file.chosen', file: new File([], 'wedding.jpg', { type: 'image/jpeg' }) },
    { type: 'reading.cancelled' },
    { type: 'picture.removed' },
    { type: 'xstate.done.actor.findPicture', output: null, reply: 'picture.notStored' },
    { type: 'xstate.done.actor.findPicture', output: PICTURE, reply: 'picture.stored' },
    { type: 'xstate.error.actor.findPicture', error: 'no database', reply: 'picture.unreadable' },
    {
      type: 'xstate.done.actor.readPicture',
      output: { picture: PICTURE },
      reply: 'picture.good',
    },
    ...PICTURE_FAULTS.map((fault) => ({
      type: 'xstate.done.actor.readPicture' as const,
      output: { fault },
      reply: `picture.${fault}`,
    })),
    { type: 'xstate.error.actor.readPicture', error: 'no canvas', reply: 'picture.breaks' },
  ],
} satisfies Samples<typeof giftPictureMachine>;
