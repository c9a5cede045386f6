import * as v from 'valibot';
import { type OrderSummary, sortNewestFirst } from '../domain/order.ts';
import type { CallOptions } from './client.ts';
import { timestampSchema } from './fields.ts';
import { buildQuery, type Included, resourceSchema, toManySchema, toOneSchema } from './jsonapi.ts';
import { nullablePriceSchema, toOrderedItems } from './orderedItem.ts';
import { ORDERS_PATH } from './orders.ts';
import { fetchAllPages } from './pages.ts';

const text = v.nullish(v.string(), '');

/** What a list and a single order read of an order; whatever the host leaves out is empty. */
export const OrderEntity = resourceSchema(
  'commerce_order--default',
  {
    order_number: text,
    state: v.string(),
    created: v.nullish(timestampSchema, null),
    placed: v.nullish(timestampSchema, null),
    total_price: nullablePriceSchema,
    mail: text,
    field_total_products: text,
    field_bill_address: text,
  },
  {
    uid: toOneSchema,
    billing_profile: toOneSchema,
    field_shipping_profile: toOneSchema,
    payment_gateway: toOneSchema,
    order_items: toManySchema,
    coupons: toManySchema,
  },
);
export type OrderEntity = v.InferOutput<typeof OrderEntity>;

/**
 * When an order was placed. A present Commerce notes no moment for one that never was a draft: such an order was placed
 * as it was made (ORD-15).
 */
export const getPlacedAt = ({ attributes: { state, placed, created } }: OrderEntity): number | null =>
  placed ?? (state === 'draft' ? null : created);

function toSummary(order: OrderEntity, included: Included): OrderSummary {
  const { id, attributes, relationships } = order;
  const items = toOrderedItems(relationships.order_items ?? [], included);
  return {
    id,
    orderNo: attributes.order_number,
    state: attributes.state,
    placedAt: getPlacedAt(order),
    total: attributes.total_price?.number ?? 0,
    productCount: Number.parseInt(attributes.field_total_products, 10) || items.length,
    thumbnails: items.map(({ title, picture }) => ({ title, picture })),
  };
}

const NOT_UNPAID = new URLSearchParams({
  'filter[settled][condition][path]': 'state',
  'filter[settled][condition][operator]': '<>',
  'filter[settled][condition][value]': 'processing',
});

/**
 * The user's own orders that have left 'processing', all of them, the newest placed first; a draft was never placed, and
 * is none (API-83, ORD-27, ORD-28).
 */
export async function fetchOrderHistory(uid: string, call: CallOptions): Promise<OrderSummary[]> {
  const path = buildQuery(ORDERS_PATH, {
    filter: { 'uid.id': uid },
    sort: '-placed',
    include: ['order_items', 'order_items.field_bill_image'],
  });
  const { data, included } = await fetchAllPages(OrderEntity, `${path}&${NOT_UNPAID}`, call);
  const placed = data.filter(({ attributes: { state } }) => state !== 'draft');
  return sortNewestFirst(placed.map((order) => toSummary(order, included)));
}
