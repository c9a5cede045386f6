import { assign, type EventObject, setup } from 'xstate';
import type { PaymentState } from '../../src/domain/gateway.ts';
import type { paymentMessages } from '../../src/messages/payment.ts';
import type { Meta } from '../kit/meta.ts';
import { callbackPort, port } from '../kit/port.ts';

/** How the payment ended, as far as the browser knows; `failed`: closed after an attempt that the bank refused. */
export type RazorpayOutcome = 'paid' | 'failed' | 'closed';
/** What the provider gives for a payment, by its own names: the payment, the order there, and the signature of both. */
export type RazorpayReceipt = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};
/**
 * Amount in paise, whole rupees, as the host opened the order at the provider; the rest fills the provider's form.
 * (PAY-10, PAY-11)
 */
export type RazorpayInput = {
  orderNo: string;
  razorpayOrderId: string;
  amount: number;
  name: string;
  mail: string;
  phone: string;
};

/** The second provider's own popup over the store, in a store that has an account with it. */
export const razorpayMachine = setup({
  types: {
    context: {} as RazorpayInput & { outcome: RazorpayOutcome; receipt: RazorpayReceipt | null },
    events: {} as
      | { type: 'popup.paid'; receipt: RazorpayReceipt }
      | { type: 'popup.refused' }
      | { type: 'popup.dismissed' }
      | { type: 'razorpay.retried' }
      | { type: 'razorpay.left' },
    input: {} as RazorpayInput,
    output: {} as { outcome: RazorpayOutcome },
    meta: {} as Meta<keyof typeof paymentMessages>,
  },
  actors: {
    loadScript: port('loadScript'),
    /** The popup, open as long as it runs; an error where the script does not know how. */
    popup: callbackPort<EventObject, RazorpayInput>(),
    verifyPayment: port<unknown, { orderNo: string; receipt: RazorpayReceipt }>('verifyPayment'),
    readPayment: port<PaymentState, { orderNo: string }>('readPayment'),
  },
  guards: {
    isPaid: (_, state: PaymentState) => state === 'completed',
  },
  actions: {
    setOutcome: assign((_, outcome: RazorpayOutcome) => ({ outcome })),
  },
  delays: { patience: 20_000 },
}).createMachine({
  id: 'razorpay',
  description: "The second provider's popup",
  context: ({ input }) => ({ ...input, outcome: 'closed', receipt: null }),
  output: ({ context }) => ({ outcome: context.outcome }),
  initial: 'loading',
  states: {
    loading: {
      description: "The provider's script is fetched",
      meta: { messages: ['razorpay.loading'], requires: ['PAY-10'] },
      on: { 'razorpay.left': { target: 'done', description: 'The shopper goes back to the choice' } },
      invoke: {
        id: 'loadScript',
        src: 'loadScript',
        onDone: { target: 'open', description: "Razorpay's window opens" },
        onError: { target: 'unavailable', description: 'Razorpay does not come' },
      },
      after: { patience: { target: 'unavailable', description: 'The script does not come' } },
    },
    open: {
      description: "The provider's popup is over the store",
      meta: { messages: ['razorpay.open'], requires: ['PAY-10', 'PAY-11'] },
      initial: 'first',
      invoke: {
        id: 'popup',
        src: 'popup',
        input: ({ context }) => context,
        onError: { target: 'unavailable', description: 'The script does not do what it should' },
      },
      on: {
        'popup.paid': {
          target: 'verifying',
          description: 'The provider tells that it is paid',
          actions: assign(({ event }) => ({ outcome: 'paid', receipt: event.receipt })),
          meta: { requires: ['PAY-07', 'PAY-10'] },
        },
        'popup.refused': {
          target: '.retry',
          description: 'The bank refused it',
          actions: { type: 'setOutcome', params: 'failed' },
        },
        'popup.dismissed': { target: 'checkingPayment', description: 'The shopper closed the popup' },
        'razorpay.left': { target: 'checkingPayment', description: 'The shopper closes it from the store' },
      },
      states: {
        first: { description: 'The first attempt to pay' },
        retry: {
          description: 'An attempt was refused; the same popup offers another',
          meta: { messages: ['razorpay.refused'] },
        },
      },
    },
    verifying: {
      description: 'The backend is handed what the provider gave, so that it can verify and capture the payment',
      meta: { messages: ['razorpay.verifying'], requires: ['PAY-10'] },
      invoke: {
        id: 'verifyPayment',
        src: 'verifyPayment',
        input: ({ context }) => ({ orderNo: context.orderNo, receipt: context.receipt as RazorpayReceipt }),
        onDone: { target: 'done', description: 'The payment is verified' },
        onError: { target: 'done', description: 'The provider tells a host by itself too: the poll finds out' },
      },
      after: { patience: { target: 'done', description: 'No answer at all' } },
    },
    checkingPayment: {
      description: 'Closed; was it paid all the same, in an app of the bank?',
      meta: { messages: ['razorpay.checking'] },
      invoke: {
        id: 'readPayment',
        src: 'readPayment',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'done',
            description: 'It was: nobody shall pay twice',
            actions: { type: 'setOutcome', params: 'paid' },
            meta: { requires: ['PAY-07', 'PAY-20'] },
          },
          { target: 'done', description: 'Not so far' },
        ],
        onError: { target: 'done', description: 'Nobody can tell' },
      },
      after: { patience: { target: 'done', description: 'No answer at all' } },
    },
    unavailable: {
      description: 'The provider could not be reached, or something blocks its script',
      meta: { messages: ['razorpay.unavailable'] },
      on: {
        'razorpay.retried': { target: 'loading', description: 'Try again' },
        'razorpay.left': { target: 'done', description: 'The shopper goes back to the choice' },
      },
    },
    done: { type: 'final', description: 'Back to the store' },
  },
});
