import { assign, setup } from 'xstate';
import type { PaymentState } from '../../src/domain/gateway.ts';
import type { paymentMessages } from '../../src/messages/payment.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** How the wait for a payment ended; `unanswered` after five reads without a result. */
export type PaymentVerdict = 'completed' | 'failed' | 'unanswered';

/** After so many reads without a result the shopper goes on to the confirmation. (PAY-18) */
export const MAX_POLLS = 5;

/** Reads the payment of an order every three seconds until it has a result. */
export const paymentStatusMachine = setup({
  types: {
    context: {} as { orderNo: string; polls: number; verdict: PaymentVerdict },
    input: {} as { orderNo: string },
    output: {} as { verdict: PaymentVerdict },
    meta: {} as Meta<keyof typeof paymentMessages>,
  },
  actors: { readPayment: port<PaymentState, { orderNo: string }>('readPayment') },
  guards: {
    is: (_, { state, expected }: { state: PaymentState; expected: PaymentState }) => state === expected,
    isLastPoll: ({ context }) => context.polls >= MAX_POLLS,
  },
  actions: {
    count: assign({ polls: ({ context }) => context.polls + 1 }),
    setVerdict: assign((_, verdict: PaymentVerdict) => ({ verdict })),
  },
  delays: { pollInterval: 3_000, patience: 20_000 },
}).createMachine({
  id: 'paymentStatus',
  description: 'Waits for the result of a payment',
  context: ({ input }) => ({ orderNo: input.orderNo, polls: 0, verdict: 'unanswered' }),
  output: ({ context }) => ({ verdict: context.verdict }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Three seconds until the next look',
      meta: { messages: ['payment.collecting'], requires: ['PAY-13', 'PAY-14'] },
      after: { pollInterval: { target: 'loading', description: 'Time to look again', actions: 'count' } },
    },
    loading: {
      description: 'The payment record of the order is read',
      meta: { messages: ['payment.collecting'], requires: ['PAY-13', 'PAY-14'] },
      invoke: {
        id: 'readPayment',
        src: 'readPayment',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ state: event.output, expected: 'completed' }) },
            target: 'decided',
            description: 'It is paid',
            actions: { type: 'setVerdict', params: 'completed' },
            meta: { requires: ['PAY-15', 'PAY-20'] },
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ state: event.output, expected: 'failed' }) },
            target: 'decided',
            description: 'The payment failed',
            actions: { type: 'setVerdict', params: 'failed' },
            meta: { requires: ['PAY-17', 'PAY-20'] },
          },
          { target: 'deciding', description: 'No result yet' },
        ],
        onError: { target: 'deciding', description: 'The read failed; it counts as one without a result' },
      },
      after: { patience: { target: 'deciding', description: 'No answer at all counts as one without a result' } },
    },
    deciding: {
      description: 'Is it worth looking again?',
      always: [
        { guard: 'isLastPoll', target: 'decided', description: 'It was the last look', meta: { requires: ['PAY-18'] } },
        { target: 'waiting', description: 'It is looked at again in a while' },
      ],
    },
    decided: { type: 'final', description: 'The wait is over' },
  },
});
