import { http, type RequestHandler } from 'msw';
import { toDecimal } from '../../src/domain/money.ts';
import type { Entity } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import { mayRead } from '../drupal/mayRead.ts';
import { amountOf, priceField } from '../drupal/money.ts';
import type { Store } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { answeringJson, json } from './answering.ts';
import type { Backend } from './backend.ts';
import { findOrder } from './orders.ts';
import { postedJson } from './postedJson.ts';
import { userAsking } from './tokens.ts';

/** The two calls after an order is placed: assign it, and make its payment record. Both may be repeated (API-78, API-79). */
export const orderCallHandlers = (backend: Backend): RequestHandler[] => {
  const { store } = backend;
  return [
    http.post(
      '*/order/assign',
      answeringJson(backend, async ({ request }) => {
        const order = await orderAsked(backend, request, 'restful post order_assign');
        return json({ order_id: order.attributes.order_number, assigned: true });
      }),
    ),
    http.post(
      '*/order/payment_create',
      answeringJson(backend, async ({ request }) => {
        const order = await orderAsked(backend, request, 'restful post order_payment_create');
        if (order.attributes.state === 'draft') throw new Refusal(422, 'order_id: The order has not been placed.');
        if (order.attributes.state === 'completed') throw new Refusal(422, 'order_id: The order has been paid.');
        if (order.attributes.state === 'canceled') throw new Refusal(422, 'order_id: The order has been canceled.');
        const amount = amountOf(order.attributes.total_price) ?? 0;
        addPayment(store, order);
        return json({ order_id: order.attributes.order_number, amount: toDecimal(amount) });
      }),
    ),
  ];
};

async function orderAsked(backend: Backend, request: Request, permission: string): Promise<Entity> {
  const { store } = backend;
  const user = userAsking(backend, request, permission);
  const { order_id } = await postedJson(request);
  const order = findOrder(store, order_id);
  if (!order) throw new Refusal(404, 'order_id: The order does not exist.');
  if (mayRead(order, { user, all: false }, store) !== true)
    throw new Refusal(403, 'The order belongs to another user.');
  return order;
}

function addPayment(store: Store, order: Entity): void {
  const type = 'commerce_payment--payment_manual';
  const id = stableUuid(`payment:${order.id}`);
  const before = store.get(type, id);
  if (before) {
    // one that failed is begun anew
    if (before.attributes.state === 'Failed')
      store.put({ ...before, attributes: { ...before.attributes, state: 'pending' } });
    return;
  }
  store.add({
    type,
    id,
    attributes: {
      commerce_payment_type: 'payment_manual',
      payment_gateway_mode: 'test',
      amount: order.attributes.total_price ?? null,
      refunded_amount: priceField(0),
      state: 'pending',
      completed: null,
      test: true,
    },
    relationships: { order_id: { type: order.type, id: order.id } },
  });
}
