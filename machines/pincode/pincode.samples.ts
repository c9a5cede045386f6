import type { Place } from '../../src/domain/fieldFormats.ts';
import type { Samples } from '../kit/samples.ts';
import type { pincodeMachine } from './pincode.machine.ts';
import type { PincodeStatus } from './pincodeLookup.ts';

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

/** What the chart of the pincode may answer about a place's, for the samples of the charts that ask it. */
export function createPincodeReplies(place: Place, area: 'pincode' | 'delivery' = 'pincode') {
  const createReply = (status: PincodeStatus, found: Place | null, reply: string) =>
    ({ type: 'pincode.answered', pincode: place.pincode, status, place: found, reply: `${area}.${reply}` }) as const;
  return [
    createReply('serviceable', place, 'found'),
    createReply('unserviceable', null, 'none'),
    createReply('unanswered', null, 'down'),
  ];
}
