import { wallSetup } from './wall.setup.ts';

/** What the pieces hang on. It follows from the plan, so that undo brings a photo back, too. */
export const backgroundState = wallSetup.createStateConfig({
  description: 'A painted wall, or the shopper’s own',
  initial: 'paint',
  states: {
    paint: {
      description: 'A painted wall of any size, with furniture before it or none',
      always: { guard: 'hasPhoto', target: 'photo', description: 'The plan is on a photo' },
      on: {
        'room.chosen': {
          guard: { type: 'isOtherRoom', params: ({ event }) => event.room },
          description: 'Other furniture stands before the wall, or none; nothing hangs behind it',
          actions: { type: 'goTo', params: ({ event }) => event.room },
        },
        'paint.chosen': {
          guard: { type: 'isOtherPaint', params: ({ event }) => event.paint },
          description: 'The wall is painted',
          actions: { type: 'paint', params: ({ event }) => event.paint },
        },
        'photo.chosen': { target: '#wall.measuring', description: 'A photo of the shopper’s own wall is chosen' },
      },
    },
    photo: {
      description: 'The shopper’s own wall, to scale',
      meta: { messages: ['preview.toScale'], requires: ['FRAME-10'] },
      always: { guard: 'hasNoPhoto', target: 'paint', description: 'The plan is on no photo (any more)' },
      on: {
        'reference.changed': { target: '#wall.measuring', description: 'The wall is measured once more' },
        'photo.removed': { description: 'A painted wall again, of about the same size', actions: 'removePhoto' },
      },
    },
  },
});
