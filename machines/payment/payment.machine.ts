import { assign, setup } from 'xstate';
import type { Billing, Delivery } from '../../src/domain/address.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { type GatewayOutcome, testGatewayMachine } from '../testGateway/testGateway.machine.ts';

/** `ccavenue` takes cards and netbanking on a page of its own, `razorpay` opens over the store. (PAY-03, PAY-04) */
export type PaymentMethod = 'ccavenue' | 'razorpay';
/** Amount in paise. `delivery` is null where it is the billing address. */
export type PaymentInput = { orderNo: string; amount: number; billing: Billing; delivery: Delivery | null };
/** How the popup was left: the payment went to its provider, with the link to follow if there is one, or was closed. */
export type PaymentOutput = { left: 'popup' | 'link' | 'closed'; payLink: string | null };

/** The shopper chooses how to pay, and is handed to the provider. */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentInput & { method: PaymentMethod | null; payLink: string | null; left: PaymentOutput['left'] },
    events: {} as
      | { type: 'method.chosen'; method: PaymentMethod }
      | { type: 'payment.continued' }
      | { type: 'popup.closed' },
    input: {} as PaymentInput,
    output: {} as PaymentOutput,
    meta: {} as Meta,
  },
  actors: {
    razorpay: testGatewayMachine,
    createPayLink: port<{ payLink: string }, PaymentInput>('createPayLink'),
  },
  guards: {
    isChosen: ({ context }, method: PaymentMethod) => context.method === method,
    wasClosed: (_, outcome: GatewayOutcome) => outcome === 'closed',
  },
  actions: {
    leave: assign((_, left: PaymentOutput['left']) => ({ left })),
    keepLink: assign((_, payLink: string) => ({ payLink })),
  },
  delays: { patience: 25_000 },
}).createMachine({
  id: 'payment',
  description: 'Choosing how to pay',
  context: ({ input }) => ({ ...input, method: null, payLink: null, left: 'closed' }),
  output: ({ context: { left, payLink } }) => ({ left, payLink }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Two ways to pay are offered',
      meta: { says: ['payment.title'], requires: ['PAY-01', 'PAY-02', 'PAY-03', 'PAY-04'] },
      initial: 'ready',
      on: {
        'method.chosen': {
          target: '.ready',
          description: 'The shopper picks one',
          actions: assign(({ event }) => ({ method: event.method })),
        },
        'payment.continued': [
          {
            guard: { type: 'isChosen', params: 'razorpay' },
            target: 'payingOverTheStore',
            meta: { requires: ['PAY-10'] },
          },
          { guard: { type: 'isChosen', params: 'ccavenue' }, target: 'linking', meta: { requires: ['PAY-09'] } },
          { target: '.missing', meta: { requires: ['PAY-05'] } },
        ],
        'popup.closed': { target: 'left', description: 'The shopper goes back to the review' },
      },
      states: {
        ready: { description: 'Waits for a choice' },
        missing: { description: 'No method chosen', meta: { says: ['payment.noMethod'], requires: ['PAY-05'] } },
        closed: { description: 'The provider was closed before it was paid', meta: { says: ['payment.closed'] } },
        linkFailed: { description: 'The provider gave no link', meta: { says: ['payment.linkFailed'] } },
      },
    },
    payingOverTheStore: {
      description: "The second provider's popup is open",
      meta: { requires: ['PAY-10', 'PAY-11'] },
      invoke: {
        id: 'razorpay',
        src: 'razorpay',
        input: ({ context: { orderNo, amount } }) => ({ orderNo, amount: wholeRupees(amount) }),
        onDone: [
          {
            guard: { type: 'wasClosed', params: ({ event }) => event.output.outcome },
            target: 'choosing.closed',
          },
          { target: 'left', actions: { type: 'leave', params: 'popup' }, meta: { requires: ['PAY-07'] } },
        ],
      },
    },
    linking: {
      description: 'The first provider is asked for its link',
      meta: { says: ['payment.linking'], requires: ['PAY-09'] },
      on: { 'popup.closed': { target: 'left', description: 'The shopper goes back to the review' } },
      invoke: {
        id: 'createPayLink',
        src: 'createPayLink',
        input: ({ context: { orderNo, amount, billing, delivery } }) => ({ orderNo, amount, billing, delivery }),
        onDone: {
          target: 'left',
          meta: { requires: ['PAY-09'] },
          actions: [
            { type: 'keepLink', params: ({ event }) => event.output.payLink },
            { type: 'leave', params: 'link' },
          ],
        },
        onError: 'choosing.linkFailed',
      },
      after: { patience: { target: 'choosing.linkFailed', description: 'No answer at all' } },
    },
    left: { type: 'final', description: 'The shopper is with the provider, or back at the review' },
  },
});

/** The second provider takes whole rupees only, written in paise. (PAY-11) */
const wholeRupees = (amount: number) => Math.round(amount / 100) * 100;
