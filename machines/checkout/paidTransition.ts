import { getConfirmationTarget } from './checkoutContext.ts';

/** What follows once the backend states that the order is paid. (PAY-15, PAY-16) */
export const paidTransition = {
  target: '#checkout.confirmed.paid',
  actions: [
    'markPaid',
    'rememberCopies',
    'clearPaid',
    'trackPurchase',
    {
      type: 'goTo',
      params: ({ context }: { context: Parameters<typeof getConfirmationTarget>[0] }) => getConfirmationTarget(context),
    },
  ],
  meta: { requires: ['PAY-15', 'PAY-16'] },
} as const;
