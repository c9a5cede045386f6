import type { Entity } from '../drupal/entity.ts';
import { priceField } from '../drupal/money.ts';
import type { Store } from '../drupal/store.ts';
import { timeOf } from '../drupal/write.ts';
import { sendLetter } from './inbox.ts';
import { orderLetter } from './orderLetter.ts';

/** Completes an order with its payment, and sends the letter; a payment that is completed stays as it is (PAY-15, PAY-20). */
export function completeOrder(store: Store, order: Entity, payment: Entity): void {
  if (payment.attributes.state === 'completed') return;
  const completed = timeOf(store.now());
  store.put({ ...payment, attributes: { ...payment.attributes, state: 'completed', completed } });
  const paid = order.attributes.total_price ?? null;
  store.put({
    ...order,
    attributes: { ...order.attributes, state: 'completed', completed, total_paid: paid, balance: priceField(0) },
  });
  sendLetter(store, orderLetter(store, order));
}
