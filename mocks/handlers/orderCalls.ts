import { http, type RequestHandler } from 'msw';
import { toDecimal } from '../../src/domain/money.ts';
import { type Entity, withAttributes } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import { mayRead } from '../drupal/mayRead.ts';
import { createPriceField, parseAmount } from '../drupal/money.ts';
import { readPostedJson } from '../drupal/readJson.ts';
import type { Store } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import type { Backend } from './backend.ts';
import { completeOrder, refuseUnpayable, withGateway } from './orderPayment.ts';
import { findOrder } from './orders.ts';
import { isPaidAtRazorpay, openRazorpayOrder } from './razorpayOrders.ts';
import { createJsonResponse, createResolver } from './respond.ts';
import { requireUser } from './tokens.ts';

/**
 * The calls after an order is placed: assign it, make its payment record, take what the second provider gave for it. All
 * may be repeated (API-78, API-79, PAY-10).
 */
export const orderCallHandlers = (backend: Backend): RequestHandler[] => {
  const { store } = backend;
  return [
    http.post(
      '*/order/assign',
      createResolver(backend, async ({ request }) => {
        const order = await findRequestedOrder(backend, request, 'restful post order_assign');
        return createJsonResponse({ order_id: order.attributes.order_number, assigned: true });
      }),
    ),
    http.post(
      '*/order/payment_create',
      createResolver(backend, async ({ request }) => {
        const order = await findRequestedOrder(backend, request, 'restful post order_payment_create');
        if (order.attributes.state === 'draft') throw new Refusal(422, 'order_id: The order has not been placed.');
        const amount = parseAmount(order.attributes.total_price);
        const isFree = amount === 0;
        // nobody has paid for what costs nothing, so that asking again is no second payment
        if (!isFree || order.attributes.state === 'canceled') refuseUnpayable(order);
        const payment = getPayment(store, order);
        if (isFree) completeOrder(store, order, payment);
        return createJsonResponse({
          order_id: order.attributes.order_number,
          amount: toDecimal(amount ?? 0),
          ...(isFree ? {} : { razorpay_order_id: openRazorpayOrder(store, order) }),
        });
      }),
    ),
    http.post(
      '*/order/payment_verify',
      createResolver(backend, async ({ request }) => {
        const { order_no, razorpay_payment_id, razorpay_order_id, razorpay_signature } = await readPostedJson(request);
        const order = findOrder(store, order_no);
        if (!order) throw new Refusal(404, 'There is no payment for this order.');
        if (typeof razorpay_payment_id !== 'string' || razorpay_payment_id === '')
          throw new Refusal(422, 'razorpay_payment_id: This value should not be blank.');
        if (order.attributes.state === 'canceled') throw new Refusal(409, 'The order has been canceled.');
        const receipt = { razorpay_payment_id, razorpay_order_id, razorpay_signature };
        if (!isPaidAtRazorpay(backend, order, receipt))
          throw new Refusal(422, 'razorpay_signature: This is no payment of the order.');
        const payment = getPayment(store, order);
        const verifiedPayment = withAttributes(payment, { remote_id: razorpay_payment_id });
        store.put(verifiedPayment);
        completeOrder(store, withGateway(order, 'razorpay'), verifiedPayment);
        return createJsonResponse({ order_no: order.attributes.order_number, state: 'completed' });
      }),
    ),
  ];
};

async function findRequestedOrder(backend: Backend, request: Request, permission: string): Promise<Entity> {
  const { store } = backend;
  const user = requireUser(backend, request, permission);
  const { order_id } = await readPostedJson(request);
  const order = findOrder(store, order_id);
  if (!order) throw new Refusal(404, 'order_id: The order does not exist.');
  if (mayRead(order, { user, hasAllRights: false }, store) !== true)
    throw new Refusal(403, 'The order belongs to another user.');
  return order;
}

/** The payment record of an order: a new one, or the one that is there; one that failed is begun anew. */
function getPayment(store: Store, order: Entity): Entity {
  const type = 'commerce_payment--payment_manual';
  const id = stableUuid(`payment:${order.id}`);
  const existing = store.get(type, id);
  if (existing) {
    if (existing.attributes.state !== 'Failed') return existing;
    const restarted = withAttributes(existing, { state: 'pending' });
    store.put(restarted);
    return restarted;
  }
  return store.add({
    type,
    id,
    attributes: {
      commerce_payment_type: 'payment_manual',
      payment_gateway_mode: 'test',
      amount: order.attributes.total_price ?? null,
      refunded_amount: createPriceField(0),
      state: 'pending',
      completed: null,
      test: true,
    },
    relationships: { order_id: { type: order.type, id: order.id } },
  });
}
