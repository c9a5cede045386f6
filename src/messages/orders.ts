import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const ordersMessages = {
  'orders.none': { text: 'No orders yet', from: 'own' },
  'orders.noneYet': {
    text: 'What you order is kept here: what it was, where it goes, and how it stands.',
    from: 'own',
  },
  'orders.failed': { text: 'Your orders did not load', from: 'own' },
  'orders.oneFailed': { text: 'This order did not load', from: 'own' },
  'orders.back': { text: 'Back To Orders', from: 'ORD-32' },
  'orders.confirmed': { text: 'Confirmed', from: 'ORD-33' },
  'orders.canceled': { text: 'Canceled', from: 'own' },
  'orders.notPlaced': { text: 'Not placed yet', from: 'own' },
  'orders.awaitingPayment': {
    text: 'We have your order. The payment for it has not reached us yet.',
    from: 'own',
  },
  'orders.paidOnline': { text: 'Paid online', from: 'own' },
  'orders.unpaid': { text: 'Not paid', from: 'own' },
  'orders.notKept': { text: 'The address is not kept any more.', from: 'own' },
} as const satisfies Messages;

tell(ordersMessages);
