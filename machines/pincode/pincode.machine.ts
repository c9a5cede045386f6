import { assign, enqueueActions, setup } from 'xstate';
import { digitsOnly, isCompletePincode, type Place } from '../../src/domain/fieldFormats.ts';
import type { pincodeMessages } from '../../src/messages/cart.ts';
import { emitFailure } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { type Listener, port } from '../kit/port.ts';
import type { PincodeResult, PincodeStatus } from './pincodeLookup.ts';

/** The chart that runs this one and asks it, with its own field for the pincode; none where this is a box of its own. */
type PincodeInput = { parent?: Listener<PincodeResult> | undefined };

/** Can we deliver to this pincode? Six digits ask the backend. */
export const pincodeMachine = setup({
  types: {
    context: {} as PincodeInput & { text: string; place: Place | null },
    input: {} as PincodeInput | undefined,
    events: {} as { type: 'pincode.typed'; text: string } | { type: 'pincode.retried' },
    emitted: {} as { type: 'pincode.stored'; pincode: string } | Effect,
    meta: {} as Meta<keyof typeof pincodeMessages>,
  },
  actors: { findPlace: port<Place | null, { pincode: string }>('findPlace') },
  guards: {
    isUnchanged: ({ context }, text: string) => digitsOnly(text) === context.text,
    isComplete: (_, text: string) => isCompletePincode(digitsOnly(text)),
    isFound: (_, place: Place | null) => place !== null,
  },
  actions: {
    write: assign((_, text: string) => ({ text: digitsOnly(text), place: null })),
    keepPlace: assign((_, place: Place | null) => ({ place })),
    /** A box of its own is remembered; whoever asks is informed. */
    answer: enqueueActions(({ context: { text, place, parent }, enqueue }, status: PincodeStatus) => {
      if (parent) enqueue.sendTo(parent, { type: 'pincode.answered', pincode: text, status, place });
      else if (status === 'serviceable') enqueue.emit({ type: 'pincode.stored', pincode: text });
    }),
    logFailure: emitFailure('A pincode was not looked up'),
  },
}).createMachine({
  id: 'pincode',
  description: 'Checks whether the store delivers to a pincode, for a box of its own or for the chart that runs it',
  context: ({ input }) => ({ text: '', place: null, parent: input?.parent }),
  initial: 'unknown',
  on: {
    'pincode.typed': [
      { guard: { type: 'isUnchanged', params: ({ event }) => event.text }, description: 'Nothing new was typed' },
      {
        guard: { type: 'isComplete', params: ({ event }) => event.text },
        target: '.lookingUp',
        reenter: true,
        description: 'Six digits ask for a lookup',
        meta: { requires: ['PIN-01', 'PIN-02', 'PIN-04'] },
        actions: { type: 'write', params: ({ event }) => event.text },
      },
      {
        target: '.unknown',
        description: 'Fewer than six digits say nothing yet',
        meta: { requires: ['PIN-03'] },
        actions: { type: 'write', params: ({ event }) => event.text },
      },
    ],
  },
  states: {
    unknown: { description: 'No complete pincode yet', meta: { requires: ['PIN-03'] } },
    lookingUp: {
      description: 'The backend is called for the pincode',
      meta: { messages: ['pincode.lookingUp'], requires: ['PIN-04'] },
      invoke: {
        id: 'findPlace',
        src: 'findPlace',
        input: ({ context }) => ({ pincode: context.text }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'serviceable',
            description: 'It is delivered there',
            meta: { requires: ['PIN-05', 'PIN-06'] },
            actions: { type: 'keepPlace', params: ({ event }) => event.output },
          },
          { target: 'unserviceable', description: 'Nothing is delivered there', meta: { requires: ['PIN-05'] } },
        ],
        onError: {
          target: 'unanswered',
          description: 'Nobody answered',
          actions: 'logFailure',
          meta: { requires: ['PIN-11'] },
        },
      },
    },
    serviceable: {
      description: 'We deliver here',
      meta: { requires: ['PIN-05', 'PIN-08', 'PIN-10'] },
      entry: { type: 'answer', params: 'serviceable' },
    },
    unserviceable: {
      description: 'We do not deliver here',
      meta: { messages: ['pincode.unserviceable'], requires: ['PIN-09'] },
      entry: { type: 'answer', params: 'unserviceable' },
    },
    unanswered: {
      description: 'The lookup failed; it can be tried again',
      meta: { messages: ['pincode.unanswered'], requires: ['PIN-11'] },
      entry: { type: 'answer', params: 'unanswered' },
      on: { 'pincode.retried': { target: 'lookingUp', description: 'The shopper asks again' } },
    },
  },
});
