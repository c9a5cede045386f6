import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const orderMessages = {
  'order.items': { text: 'Preparing your prints…', from: 'own' },
  'order.profiles': { text: 'Saving your addresses…', from: 'own' },
  'order.undoing': { text: 'Putting away what you began before…', from: 'own' },
  'order.order': { text: 'Writing your order…', from: 'own' },
  'order.coupon': { text: 'Putting your coupon on the order…', from: 'own' },
  'order.release': { text: 'Placing your order…', from: 'own' },
  'order.assign': { text: 'Handing your order to the studio…', from: 'own' },
  'order.payment': { text: 'Opening the payment…', from: 'own' },
  'order.itemsFailed': { text: 'Something Went wrong on order item creation', from: 'ORD-02' },
  'order.failed': { text: 'Something went wrong', from: 'CHK-42' },
  'order.kept': { text: 'Your bag and your details are safe. You can place the order again.', from: 'own' },
  'order.soldOut': { text: 'No longer available: {titles}', from: 'own' },
  'order.keptButThat': {
    text: 'Please take it out of your bag. Everything else, and your details, are safe.',
    from: 'own',
  },
  'order.couponRefused': { text: 'Your coupon no longer holds for this order.', from: 'own' },
  'order.paidBefore': { text: 'You have ordered and paid for this bag already', from: 'own' },
  'order.paidAgain': { text: 'Place the order once more only if you want all of it twice.', from: 'own' },
  'order.expired': { text: 'Login Expired', from: 'ORD-04' },
} as const satisfies Messages;

tell(orderMessages);
