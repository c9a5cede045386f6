import type { Samples } from '../kit/samples.ts';
import type { pincodeMachine } from './pincode.machine.ts';

const kochi = { pincode: '682001', city: 'Kochi', state: 'Kerala' };

export const pincodeSamples = {
  input: {},
  events: [
    { type: 'pincode.typed', text: '682' },
    { type: 'pincode.typed', text: '682001' },
    { type: 'pincode.retried' },
    { type: 'xstate.done.actor.findPlace', output: kochi, reply: 'pincode.found' },
    { type: 'xstate.done.actor.findPlace', output: null, reply: 'pincode.none' },
    { type: 'xstate.error.actor.findPlace', error: 'down', reply: 'pincode.down' },
  ],
} satisfies Samples<typeof pincodeMachine>;
