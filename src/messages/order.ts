import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const orderMessages = {
  'order.items': { text: 'Preparing your prints…', from: 'own' },
  'order.profiles': { text: 'Saving your addresses…', from: 'own' },
  'order.order': { text: 'Writing your order…', from: 'own' },
  'order.assign': { text: 'Handing your order to the studio…', from: 'own' },
  'order.payment': { text: 'Opening the payment…', from: 'own' },
  'order.itemsFailed': { text: 'Something Went wrong on order item creation', from: 'ORD-02' },
  'order.failed': { text: 'Something went wrong', from: 'CHK-42' },
  'order.kept': { text: 'Your bag and your details are safe. You can place the order again.', from: 'own' },
  'order.expired': { text: 'Login Expired', from: 'ORD-04' },
} as const satisfies Messages;

tell(orderMessages);
