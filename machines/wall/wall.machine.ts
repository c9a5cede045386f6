import type { MeasuredPhoto } from '../../src/domain/wallPhoto.ts';
import { planningState } from './planning.state.ts';
import { createWallContext, wallSetup } from './wall.setup.ts';

/** A whole wall, to scale: pieces are chosen, hung and bought together, and each nail has its place. */
export const wallMachine = wallSetup.createMachine({
  id: 'wall',
  description: 'A wall is planned: what hangs where, for how much, and where each nail goes',
  context: ({ input }) => createWallContext(input),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there a plan to open?',
      always: [
        {
          guard: 'isBlank',
          target: 'planning',
          description: 'Nothing is asked for and nothing is saved: an empty wall',
        },
        { target: 'loading', description: 'A plan is named or saved, and has to be read' },
      ],
    },
    loading: {
      description: 'The plan of the address, or the one that the browser keeps, with its pictures, frames and prices',
      meta: { messages: ['wall.loading'] },
      invoke: {
        id: 'openWall',
        src: 'openWall',
        input: ({ context: { search } }) => ({ search }),
        onDone: {
          target: 'planning',
          description: 'All that is to be had is here',
          actions: [{ type: 'takeWall', params: ({ event }) => event.output }, 'writeAddress'],
        },
        onError: { target: 'failed', description: 'Refused, broken or garbled' },
      },
    },
    planning: planningState,
    measuring: {
      description: 'A photo of the shopper’s own wall is read and measured; until then nothing can hang on it to scale',
      meta: { requires: ['FRAME-10'] },
      invoke: {
        id: 'wallPhoto',
        src: 'wallPhoto',
        input: ({ context, event }) =>
          event.type === 'photo.chosen'
            ? { file: event.file }
            : { measured: context.history.present.photo as MeasuredPhoto },
        onDone: [
          {
            guard: { type: 'isMeasured', params: ({ event }) => event.output },
            target: 'planning',
            description: 'The wall has a scale: the pieces hang on it',
            actions: { type: 'hangOnPhoto', params: ({ event }) => event.output },
          },
          {
            guard: 'hasPhoto',
            target: 'planning',
            description: 'The photo is removed: a painted wall of about the same size',
            actions: 'removePhoto',
          },
          { target: 'planning', description: 'Without a photo: the wall as it was' },
        ],
      },
    },
    failed: {
      description: 'The plan could not be read; its address holds it still',
      meta: { messages: ['wall.failed'] },
      on: { 'plan.retried': { target: 'loading', description: 'The shopper tries again' } },
    },
  },
});
