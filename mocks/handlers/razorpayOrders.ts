import { toWholeRupees } from '../../src/domain/money.ts';
import type { Entity } from '../drupal/entity.ts';
import { parseAmount } from '../drupal/money.ts';
import { createSignature } from '../drupal/signature.ts';
import type { Store } from '../drupal/store.ts';
import { randomUuid } from '../drupal/uuid.ts';
import type { Backend } from './backend.ts';

const TYPE = 'backend--razorpayOrder';

const getTotal = ({ attributes }: Entity) => toWholeRupees(parseAmount(attributes.total_price) ?? 0);

const findRazorpayOrder = (store: Store, order: Entity): Entity | undefined =>
  store
    .list(TYPE)
    .find(({ attributes }) => attributes.order === order.id && Number(attributes.amount) === getTotal(order));

/**
 * The order at Razorpay for one of the shop's, as its orders API gives it: whoever pays it pays the amount that the shop
 * asks, and no browser has a say in that. The same order at the same amount has the same one (API-79, PAY-11).
 */
export function openRazorpayOrder(store: Store, order: Entity): string {
  const existing = findRazorpayOrder(store, order);
  if (existing) return existing.id;
  const id = `order_${randomUuid().replaceAll('-', '').slice(0, 14)}`;
  return store.add({ type: TYPE, id, attributes: { order: order.id, amount: getTotal(order) } }).id;
}

/** What Razorpay signs a payment with, in hex: HMAC-SHA256 of its order and its payment by the account's secret. */
export const signForRazorpay = (secret: string, orderId: string, paymentId: string): string =>
  createSignature(secret, `${orderId}|${paymentId}`);

/** What the provider gives for a payment, as a browser hands it on. */
type Receipt = { razorpay_payment_id: string; razorpay_order_id?: unknown; razorpay_signature?: unknown };

/**
 * Is this a payment of that very order, at the amount that it comes to? The order at the provider is the one that was opened
 * here, not one that a browser names (PAY-10).
 */
export function isPaidAtRazorpay({ store, razorpaySecret }: Backend, order: Entity, receipt: Receipt): boolean {
  const existing = findRazorpayOrder(store, order);
  return (
    existing !== undefined &&
    receipt.razorpay_order_id === existing.id &&
    receipt.razorpay_signature === signForRazorpay(razorpaySecret, existing.id, receipt.razorpay_payment_id)
  );
}
