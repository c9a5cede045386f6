import { randomUUID } from 'node:crypto';
import { STORE_ID } from '../../../src/api/config.ts';
import { type Host, NotTriedError, patchEntity } from './attack.ts';

export const ITEMS = '/jsonapi/commerce_order_item/default';
export const ORDERS = '/jsonapi/commerce_order/default';
export const PROFILES = '/jsonapi/profile/customer';
export const PAYMENTS = '/jsonapi/commerce_payment/payment_manual';

type Guest = Awaited<ReturnType<Host['createGuest']>>;

/** The same people for all attacks on a host, for it lets nobody register many. */
const guests = new WeakMap<Host, Map<string, Promise<Guest>>>();

/** Somebody of the probe's own who orders, or another one who has no business with that order. */
export function getGuest(host: Host, role: 'owner' | 'stranger'): Promise<Guest> {
  const known = guests.get(host) ?? new Map<string, Promise<Guest>>();
  guests.set(host, known);
  const guest = known.get(role) ?? host.createGuest();
  known.set(role, guest);
  return guest;
}

/** A print on paper of 12 × 16 inches, and what the host asks for it, in rupees. Throws `NotTriedError` where it sells none. */
export async function findPrint(host: Host): Promise<{ variation: string; amountDue: number }> {
  const { body: list } = await host.send('/jsonapi/commerce_product/default?page[limit]=1');
  const { default_variation, variations } = list?.data?.[0]?.relationships ?? {};
  const variation = default_variation?.data?.id ?? variations?.data?.[0]?.id;
  if (!variation) throw new NotTriedError('there is no print to order');
  const { id, bearer } = await getGuest(host, 'owner');
  const item = { variation, media: 'Paper', width: 12, height: 16, framed: false, quantity: 1, source: 'art' };
  const { body } = await host.send('/order/price', { bearer, body: { items: [item], coupon: null, uid: id } });
  const amountDue = Number(body?.amount);
  if (!(amountDue > 1)) throw new NotTriedError('the host tells no price of a print');
  return { variation, amountDue };
}

/** Posts an order item of that print, with these attributes beside. Gives its uuid, null where the host refuses it. */
export async function postItem(host: Host, variation: string, attributes: object): Promise<string | null> {
  const { bearer } = await getGuest(host, 'owner');
  const id = randomUUID();
  const { status } = await host.send(ITEMS, {
    bearer,
    body: {
      data: {
        type: 'commerce_order_item--default',
        id,
        attributes: {
          title: 'Probe',
          quantity: '1.00',
          field_art_media_type: 'Paper',
          field_dimension: '12 x 16',
          field_print_or_frame: 'print',
          field_product_type: 'art',
          field_group: 1,
          ...attributes,
        },
        relationships: { purchased_entity: { data: { type: 'commerce_product_variation--default', id: variation } } },
      },
    },
  });
  return status === 201 ? id : null;
}

/** An order at the host; `total` in rupees. */
export type ProbeOrder = { id: string; number: string; total: number };

/** Orders the item in the owner's name, and states that it comes to ₹1; null where the host refuses that. */
export async function postOrder(host: Host, item: string, state: 'draft' | 'processing'): Promise<ProbeOrder | null> {
  const { id: uid, bearer } = await getGuest(host, 'owner');
  const [id, number] = [randomUUID(), `probe-${randomUUID().slice(0, 8)}`];
  const { status, body } = await host.send(ORDERS, {
    bearer,
    body: {
      data: {
        type: 'commerce_order--default',
        id,
        attributes: {
          state,
          order_number: number,
          checkout_step: 'started',
          total_price: { number: '1.00', currency_code: 'INR' },
        },
        relationships: {
          store_id: { data: { type: 'commerce_store--online', id: STORE_ID } },
          uid: { data: { type: 'user--user', id: uid } },
          order_items: { data: [{ type: 'commerce_order_item--default', id: item }] },
        },
      },
    },
  });
  return status === 201 ? { id, number, total: Number(body?.data?.attributes?.total_price?.number) } : null;
}

/** Changes an order, or calls it off where nothing else is said. */
export const patchOrder = (
  host: Host,
  { id }: ProbeOrder,
  bearer: string,
  attributes: object = { state: 'canceled' },
) => patchEntity(host, ORDERS, { type: 'commerce_order--default', id, attributes }, bearer);

/** Runs what is tried at an order that waits to be paid, and calls it off. Throws `NotTriedError` where there can be none. */
export async function withPlacedOrder<T>(host: Host, callback: (order: ProbeOrder) => Promise<T>): Promise<T> {
  const { variation } = await findPrint(host);
  const item = await postItem(host, variation, {});
  const order = item && (await postOrder(host, item, 'processing'));
  if (!order) throw new NotTriedError('no order can be placed');
  const { bearer } = await getGuest(host, 'owner');
  try {
    return await callback(order);
  } finally {
    await patchOrder(host, order, bearer);
  }
}

/** Does the host take the order for paid? */
export async function isPaid(host: Host, { id }: ProbeOrder): Promise<boolean> {
  const { bearer } = await getGuest(host, 'owner');
  const { body } = await host.send(`${ORDERS}/${id}`, { bearer });
  return body?.data?.attributes?.state === 'completed';
}
