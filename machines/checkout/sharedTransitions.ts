import type { CartLine } from '../../src/domain/cartLine.ts';
import { type Buyer, getConfirmationTarget } from './checkoutContext.ts';

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

/** What follows where somebody signs in or out before an order is being placed. (CHK-02) */
export const buyerChangedTransition = {
  actions: [{ type: 'takeOver', params: ({ event }: { event: Buyer }) => event }, 'remember', 'sendCouponSubject'],
  meta: { requires: ['CHK-02'] },
} as const;

const getLines = ({ event }: { event: { lines: readonly CartLine[] } }) => event.lines;

/** Where a bag that changed is empty: there is nothing to check out any more. (CHK-12) */
export const bagEmptiedTransition = {
  guard: { type: 'isEmptied', params: getLines },
  target: '#checkout.deciding',
  description: 'The bag was emptied in another tab',
  actions: { type: 'keepLines', params: getLines },
  meta: { requires: ['CHK-12'] },
} as const;
