import * as v from 'valibot';
import { newestFirst, type OrderSummary } from '../domain/order.ts';
import { type Call, signed } from './client.ts';
import { type Included, query, resource, toMany, toOne } from './jsonapi.ts';
import { moment } from './moment.ts';
import { itemsOf, price } from './orderedItem.ts';
import { everyPage } from './pages.ts';

const text = v.nullish(v.string(), '');

/** What a list and a single order read of an order; whatever the host leaves out is empty. */
export const OrderEntity = resource(
  'commerce_order--default',
  {
    order_number: text,
    state: v.string(),
    created: v.nullish(moment, null),
    placed: v.nullish(moment, null),
    total_price: price,
    mail: text,
    field_total_products: text,
    field_bill_address: text,
  },
  {
    uid: toOne,
    billing_profile: toOne,
    field_shipping_profile: toOne,
    payment_gateway: toOne,
    order_items: toMany,
    coupons: toMany,
  },
);
export type OrderEntity = v.InferOutput<typeof OrderEntity>;

/**
 * When an order was placed. A present Commerce notes no moment for one that never was a draft: such an order was placed
 * as it was made (ORD-15).
 */
export const placedAt = ({ attributes: { state, placed, created } }: OrderEntity): number | null =>
  placed ?? (state === 'draft' ? null : created);

function summaryOf(order: OrderEntity, included: Included): OrderSummary {
  const { id, attributes, relationships } = order;
  const items = itemsOf(relationships.order_items ?? [], included);
  return {
    id,
    orderNo: attributes.order_number,
    state: attributes.state,
    placed: placedAt(order),
    total: attributes.total_price?.number ?? 0,
    products: Number.parseInt(attributes.field_total_products, 10) || items.length,
    things: items.map(({ title, picture }) => ({ title, picture })),
  };
}

/** Where orders are. */
export const ORDERS = '/jsonapi/commerce_order/default';
const NOT_UNPAID = new URLSearchParams({
  'filter[settled][condition][path]': 'state',
  'filter[settled][condition][operator]': '<>',
  'filter[settled][condition][value]': 'processing',
});

/** The user's own orders that have left 'processing', all of them, the newest placed first (API-83, ORD-27, ORD-28). */
export async function orderHistory(uid: string, call: Call = {}): Promise<OrderSummary[]> {
  const asked = query(ORDERS, {
    filter: { 'uid.id': uid },
    sort: '-placed',
    include: ['order_items', 'order_items.field_bill_image'],
  });
  const { data, included } = await everyPage(OrderEntity, `${asked}&${NOT_UNPAID}`, signed(call));
  return newestFirst(data.map((order) => summaryOf(order, included)));
}
