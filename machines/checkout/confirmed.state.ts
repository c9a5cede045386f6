import { checkoutSetup } from './checkout.setup.ts';
import { type Context, getFailureTarget, getOrderNo } from './checkoutContext.ts';
import { paidTransition } from './sharedTransitions.ts';

const refused = {
  target: '#checkout.failed',
  description: 'It failed',
  actions: { type: 'goTo', params: ({ context }: { context: Context }) => getFailureTarget(context) },
  meta: { requires: ['PAY-17'] },
} as const;
const undecided = { target: 'idle', meta: { requires: ['PAY-18'] } } as const;

/** The order by its number, for the browser that placed it: paid, or with a payment of which the bank has said nothing yet. */
export const confirmedState = checkoutSetup.createStateConfig({
  description: 'The order is placed',
  meta: { requires: ['CHK-08'] },
  initial: 'deciding',
  on: { 'print.requested': { description: 'Print', actions: 'print' } },
  states: {
    deciding: {
      description: 'Is it known to be paid?',
      always: [
        { guard: 'isKnownPaid', target: 'paid', description: 'It is', meta: { requires: ['PAY-21'] } },
        { target: 'open', description: 'Not so far', meta: { requires: ['PAY-18'] } },
      ],
    },
    paid: {
      description: 'The order is confirmed',
      meta: { messages: ['payment.ordered', 'payment.emailed'], requires: ['PAY-21'] },
    },
    open: {
      description: 'The payment is still being confirmed',
      meta: { messages: ['payment.unconfirmed', 'payment.unconfirmedKept'], requires: ['PAY-18'] },
      initial: 'checking',
      states: {
        checking: {
          description: 'The payment is looked at once more, and nothing on the page moves',
          invoke: {
            id: 'readPayment',
            src: 'readPayment',
            input: ({ context }) => ({ orderNo: getOrderNo(context) as string }),
            onDone: [
              {
                ...paidTransition,
                guard: { type: 'isPaidAfterAll', params: ({ event }) => event.output },
                description: 'It is paid by now',
              },
              {
                ...refused,
                guard: { type: 'isRefused', params: ({ event }) => event.output },
              },
              { ...undecided, description: 'No result yet' },
            ],
            onError: { ...undecided, description: 'The read failed; it counts as one without a result' },
          },
          after: { patience: { ...undecided, description: 'No answer at all' } },
        },
        idle: {
          description: 'Some seconds until the next look',
          after: {
            quietInterval: {
              target: 'checking',
              description: 'Time to look at the payment again',
              meta: { requires: ['PAY-18'] },
            },
          },
        },
      },
    },
  },
});
