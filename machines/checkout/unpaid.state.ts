import { checkingReturnState } from './checkingReturn.state.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { getOrderNo } from './checkoutContext.ts';
import { paidTransition } from './sharedTransitions.ts';

const restored = {
  target: '#checkout.shipping',
  actions: ['restore', 'remember', 'restoreBag', 'restoreCoupon', { type: 'goTo', params: { stage: 'shipping' } }],
  meta: { requires: ['PAY-24', 'PAY-25', 'PAY-28'] },
} as const;

/** An order that waits to be paid: on its way to the provider, refused by it, or tried again. */
export const unpaidStates = {
  checkingReturn: checkingReturnState,
  atProvider: checkoutSetup.createStateConfig({
    description: 'The order is in the hands of the first provider',
    meta: { messages: ['payment.stored'], requires: ['PAY-09', 'PAY-28'] },
    initial: 'leaving',
    on: {
      'tryAgain.chosen': { target: 'checkingPayment', description: 'Try again', meta: { requires: ['PAY-23'] } },
    },
    states: {
      leaving: {
        description: 'The browser is on its way to the page of the provider',
        meta: { messages: ['payment.leaving'] },
      },
      returned: {
        description: 'The shopper came back from there, and nothing is known to be paid, nor to have failed',
        meta: { messages: ['payment.noneKnown'] },
      },
    },
  }),
  failed: checkoutSetup.createStateConfig({
    description: 'The payment failed',
    meta: { messages: ['payment.failedTitle', 'payment.failed'], requires: ['PAY-22', 'PAY-23'] },
    on: {
      'tryAgain.chosen': { target: 'checkingPayment', description: 'Try again', meta: { requires: ['PAY-23'] } },
    },
  }),
  checkingPayment: checkoutSetup.createStateConfig({
    description: 'Was it paid after all? Nothing is paid for twice',
    meta: { messages: ['payment.checking'], requires: ['PAY-20'] },
    invoke: {
      id: 'readPayment',
      src: 'readPayment',
      input: ({ context }) => ({ orderNo: getOrderNo(context) as string }),
      onDone: [
        {
          ...paidTransition,
          guard: { type: 'isPaidAfterAll', params: ({ event }) => event.output },
          description: 'It was paid meanwhile',
        },
        { ...restored, description: 'It was not: bag and addresses come back from their copies' },
      ],
      onError: {
        ...restored,
        description: 'Nobody knows: bag and addresses come back',
      },
    },
    after: { patience: { ...restored, description: 'No answer at all' } },
  }),
};
