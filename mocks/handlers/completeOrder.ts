import type { Entity } from '../drupal/entity.ts';
import { createPriceField } from '../drupal/money.ts';
import type { Store } from '../drupal/store.ts';
import { formatTime } from '../drupal/write.ts';
import { sendLetter } from './inbox.ts';
import { createOrderLetter } from './orderLetter.ts';

/** Completes an order with its payment, and sends the letter; a payment that is completed stays as it is (PAY-15, PAY-20). */
export function completeOrder(store: Store, order: Entity, payment: Entity): void {
  if (payment.attributes.state === 'completed') return;
  const completed = formatTime(store.now());
  store.put({ ...payment, attributes: { ...payment.attributes, state: 'completed', completed } });
  const paid = order.attributes.total_price ?? null;
  store.put({
    ...order,
    attributes: { ...order.attributes, state: 'completed', completed, total_paid: paid, balance: createPriceField(0) },
  });
  sendLetter(store, createOrderLetter(store, order));
}
