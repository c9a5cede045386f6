import { confirmationOf } from './checkoutContext.ts';

/** What follows once the backend says that the order is paid. (PAY-15, PAY-16) */
export const paid = {
  target: '#checkout.confirmed',
  actions: [
    'markPaid',
    'rememberCopies',
    'clearPaid',
    'trackPurchase',
    {
      type: 'goTo',
      params: ({ context }: { context: Parameters<typeof confirmationOf>[0] }) => confirmationOf(context),
    },
  ],
  meta: { requires: ['PAY-15', 'PAY-16'] },
} as const;
