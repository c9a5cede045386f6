import { checkoutSetup } from './checkout.setup.ts';
import { confirmationOf, orderNoOf } from './checkoutContext.ts';

/** What follows once the backend says that the order is paid. (PAY-15, PAY-16) */
export const paid = {
  target: '#checkout.confirmed',
  actions: [
    'markPaid',
    'remember',
    'trackPurchase',
    {
      type: 'goTo',
      params: ({ context }: { context: Parameters<typeof confirmationOf>[0] }) => confirmationOf(context),
    },
  ],
  meta: { requires: ['PAY-15', 'PAY-16'] },
} as const;

const restored = {
  target: '#checkout.shipping',
  actions: ['restore', 'remember', 'restoreBag', 'restoreCoupon', { type: 'goTo', params: { stage: 'shipping' } }],
  meta: { requires: ['PAY-24', 'PAY-25', 'PAY-28'] },
} as const;

/** An order that waits to be paid: on its way to the provider, refused by it, or tried again. */
export const unpaid = {
  handedOver: checkoutSetup.createStateConfig({
    description: 'The browser is on its way to the provider; the Back button may bring it here again',
    meta: { says: ['payment.leaving', 'payment.kept'], requires: ['PAY-09'] },
    on: { 'tryAgain.chosen': { target: 'lookingAgain', description: 'Try again' } },
  }),
  failed: checkoutSetup.createStateConfig({
    description: 'The payment failed',
    meta: { says: ['payment.failedTitle', 'payment.failed'], requires: ['PAY-22', 'PAY-23'] },
    on: {
      'tryAgain.chosen': [
        { guard: 'hasCopies', target: 'lookingAgain', description: 'Try again', meta: { requires: ['PAY-23'] } },
        {
          target: '#checkout.bag',
          description: 'This browser has no copies of that order: on to what is in the bag',
          actions: { type: 'goTo', params: { stage: 'shopping-bag' } },
        },
      ],
    },
  }),
  lookingAgain: checkoutSetup.createStateConfig({
    description: 'Was it paid after all? Nothing is paid for twice',
    meta: { says: ['payment.lookingAgain'], requires: ['PAY-20'] },
    invoke: {
      id: 'readPayment',
      src: 'readPayment',
      input: ({ context }) => ({ orderNo: orderNoOf(context) as string }),
      onDone: [
        {
          ...paid,
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
