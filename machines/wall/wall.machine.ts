import { hungState } from './hung.state.ts';
import { createWallContext, wallSetup } from './wall.setup.ts';

/** A whole wall, to scale: pieces are chosen, hung and bought together, and each nail has its place. */
export const wallMachine = wallSetup.createMachine({
  id: 'wall',
  description: 'A wall is planned: what hangs where, for how much, and where each nail goes',
  context: ({ input }) => createWallContext(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The plan of the address, or the one that the browser keeps, with its pictures, frames and prices',
      meta: { messages: ['wall.opening'] },
      invoke: {
        id: 'openWall',
        src: 'openWall',
        input: ({ context: { search } }) => ({ search }),
        onDone: {
          target: 'hung',
          description: 'All that is to be had is here',
          actions: [{ type: 'takeWall', params: ({ event }) => event.output }, 'writeAddress'],
        },
        onError: { target: 'failed', description: 'Refused, broken or garbled' },
      },
    },
    hung: hungState,
    failed: {
      description: 'The plan could not be read; its address holds it still',
      meta: { messages: ['wall.failed'] },
      on: { 'plan.retried': { target: 'opening', description: 'The shopper tries again' } },
    },
  },
});
