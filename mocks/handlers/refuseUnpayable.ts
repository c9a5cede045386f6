import type { Entity } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';

/** Refuses with 422 to begin the payment of an order that is paid or canceled: nothing is paid for twice (API-79, API-85). */
export function refuseUnpayable({ attributes: { state } }: Entity): void {
  if (state === 'completed') throw new Refusal(422, 'order_id: The order has been paid.');
  if (state === 'canceled') throw new Refusal(422, 'order_id: The order has been canceled.');
}
