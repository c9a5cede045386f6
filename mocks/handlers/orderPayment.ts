import type { PaymentMethod } from '../../src/domain/gateway.ts';
import { type Entity, withAttributes, withRelationships } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import { createPriceField } from '../drupal/money.ts';
import type { Store } from '../drupal/store.ts';
import { formatTime } from '../drupal/write.ts';
import { gatewayRef } from '../seed/paymentGateways.ts';
import { sendLetter } from './inbox.ts';
import { createOrderLetter } from './orderLetter.ts';

/** Refuses with 422 to begin the payment of an order that is paid or canceled: nothing is paid for twice (API-79, API-85). */
export function refuseUnpayable({ attributes: { state } }: Entity): void {
  if (state === 'completed') throw new Refusal(422, 'order_id: The order has been paid.');
  if (state === 'canceled') throw new Refusal(422, 'order_id: The order has been canceled.');
}

/** The order with the gateway that took its payment: a gateway that was only asked for a link may not be the one. */
export const withGateway = (order: Entity, gateway: PaymentMethod): Entity =>
  withRelationships(order, { payment_gateway: gatewayRef(gateway) });

/** Completes an order with its payment, and sends the letter; a payment that is completed stays as it is (PAY-15, PAY-20). */
export function completeOrder(store: Store, order: Entity, payment: Entity): void {
  if (payment.attributes.state === 'completed') return;
  const completed = formatTime(store.now());
  store.put(withAttributes(payment, { state: 'completed', completed }));
  const totalPaid = order.attributes.total_price ?? null;
  store.put(
    withAttributes(order, { state: 'completed', completed, total_paid: totalPaid, balance: createPriceField(0) }),
  );
  sendLetter(store, createOrderLetter(store, order));
}
