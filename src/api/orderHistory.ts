import * as v from 'valibot';
import type { Paise } from '../domain/money.ts';
import { type Call, getJsonApi, signed } from './client.ts';
import { amount } from './decimal.ts';
import { many, query, resource } from './jsonapi.ts';
import { moment } from './moment.ts';
import { everyPage } from './pages.ts';

/** An order as a list shows it; `placed` in milliseconds since 1970, null where the backend did not note it. */
export type OrderSummary = { id: string; orderNo: string; state: string; placed: number | null; total: Paise };

const Order = v.pipe(
  resource('commerce_order--default', {
    order_number: v.nullish(v.string(), ''),
    state: v.string(),
    placed: v.nullish(moment, null),
    total_price: v.nullish(v.object({ number: amount })),
  }),
  v.transform(
    ({ id, attributes }): OrderSummary => ({
      id,
      orderNo: attributes.order_number,
      state: attributes.state,
      placed: attributes.placed,
      total: attributes.total_price?.number ?? 0,
    }),
  ),
);

const ORDERS = '/jsonapi/commerce_order/default';
const NOT_UNPAID = new URLSearchParams({
  'filter[settled][condition][path]': 'state',
  'filter[settled][condition][operator]': '<>',
  'filter[settled][condition][value]': 'processing',
});

/** The user's own orders that have left 'processing', the newest placed first (API-83, ORD-27, ORD-28). */
export async function orderHistory(uid: string, call: Call = {}): Promise<OrderSummary[]> {
  const path = `${query(ORDERS, { filter: { 'uid.id': uid }, sort: '-placed' })}&${NOT_UNPAID}`;
  return (await everyPage(Order, path, signed(call))).data;
}

/** The order of that number, or null where the caller has none (API-84, ORD-35). */
export async function orderByNumber(orderNo: string, call: Call = {}): Promise<OrderSummary | null> {
  const path = query(ORDERS, {
    filter: { order_number: orderNo },
    include: ['uid', 'billing_profile', 'order_items'],
  });
  const { data } = await getJsonApi(many(Order), path, signed(call));
  return data[0] ?? null;
}
