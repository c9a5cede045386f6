import { toWholeRupees } from '../../src/domain/money.ts';
import { type Entity, toText } from '../drupal/entity.ts';
import { parseAmount } from '../drupal/money.ts';
import type { Store } from '../drupal/store.ts';
import { randomUuid } from '../drupal/uuid.ts';

const TYPE = 'backend--razorpayOrder';

const getTotal = ({ attributes }: Entity) => toWholeRupees(parseAmount(attributes.total_price) ?? 0);

const findOpened = (store: Store, order: Entity): Entity | undefined =>
  store
    .list(TYPE)
    .find(({ attributes }) => attributes.order === order.id && Number(attributes.amount) === getTotal(order));

/**
 * The order at Razorpay for one of the shop's, as its orders API gives it: whoever pays it pays the amount that the shop
 * asks, and no browser has a say in that. The same order at the same amount has the same one (API-79, PAY-11).
 */
export function openRazorpayOrder(store: Store, order: Entity): string {
  const opened = findOpened(store, order);
  if (opened) return opened.id;
  const id = `order_${randomUuid().replaceAll('-', '').slice(0, 14)}`;
  return store.add({ type: TYPE, id, attributes: { order: order.id, amount: getTotal(order) } }).id;
}

const encode = (text: string) => new TextEncoder().encode(text);

const importSecret = (secret: string) =>
  crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

/** What Razorpay signs a payment with, in hex: HMAC-SHA256 of its order and its payment by the account's secret. */
export async function signForRazorpay(secret: string, orderId: string, paymentId: string): Promise<string> {
  const bytes = await crypto.subtle.sign('HMAC', await importSecret(secret), encode(`${orderId}|${paymentId}`));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const parseHex = (text: string) =>
  Uint8Array.from(text.match(/[0-9a-f]{2}/gi) ?? [], (byte) => Number.parseInt(byte, 16));

/** What the provider gives for a payment, as a browser hands it on. */
type Receipt = { razorpay_payment_id: string; razorpay_order_id: unknown; razorpay_signature: unknown };

/**
 * Is this a payment of that very order, at the amount that it comes to? The order at the provider is the one that was opened
 * here, not the one that a browser names; the signature is compared in constant time (PAY-10).
 */
export async function isPaidAtRazorpay(
  { store, secret }: { store: Store; secret: string },
  order: Entity,
  receipt: Receipt,
): Promise<boolean> {
  const opened = findOpened(store, order);
  if (!opened || receipt.razorpay_order_id !== opened.id) return false;
  const signature = parseHex(toText(receipt.razorpay_signature as string));
  const signed = encode(`${opened.id}|${receipt.razorpay_payment_id}`);
  return crypto.subtle.verify('HMAC', await importSecret(secret), signature, signed);
}
