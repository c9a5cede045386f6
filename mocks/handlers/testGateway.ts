import { http, type RequestHandler } from 'msw';
import { PAYMENT_METHOD_NAMES } from '../../src/domain/gateway.ts';
import { getTargetId, withAttributes } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import { readPostedJson } from '../drupal/readJson.ts';
import type { Backend } from './backend.ts';
import { decodeSegment } from './decodeSegment.ts';
import { completeOrder, withGateway } from './orderPayment.ts';
import { findOrder } from './orders.ts';
import { createJsonResponse, createResolver } from './respond.ts';

// no path pattern: msw would stumble over a broken escape in it
const PATH = /\/test_gateway\/([^/]+)\/?$/;

/** Stands in for both payment providers, where the backend has it: what came of it there reaches the order's payment (PAY-15, PAY-17, PAY-20). */
export const testGatewayHandlers = (backend: Backend): RequestHandler[] => [
  http.post(
    ({ request }) => backend.testGateway && PATH.test(new URL(request.url).pathname),
    createResolver(backend, async ({ request }) => {
      const { store } = backend;
      const { outcome: requested, method } = await readPostedJson(request);
      const order = findOrder(store, decodeSegment(PATH.exec(new URL(request.url).pathname)?.[1] ?? ''));
      const payment =
        order &&
        store.list('commerce_payment--payment_manual').find((each) => getTargetId(each, 'order_id') === order.id);
      if (!order || !payment) throw new Refusal(404, 'There is no payment for this order.');
      const { gateway } = backend.settings();
      const outcome = gateway === 'ask' ? requested : gateway;
      if (payment.attributes.state === 'completed' && outcome !== 'paid')
        throw new Refusal(409, 'The order is already paid.');
      if (order.attributes.state === 'canceled') throw new Refusal(409, 'The order has been canceled.');
      const takenBy = PAYMENT_METHOD_NAMES.find((name) => name === method);
      if (!takenBy) throw new Refusal(422, 'method: The value you selected is not a valid choice.');
      if (outcome === 'paid') completeOrder(store, withGateway(order, takenBy), payment);
      else if (outcome === 'failed') store.put(withAttributes(payment, { state: 'Failed' }));
      else if (outcome !== 'never') throw new Refusal(422, 'outcome: The value you selected is not a valid choice.');
      // it was set for one payment; the next one shows the gateway again
      if (gateway !== 'ask') backend.change({ gateway: 'ask' });
      return createJsonResponse({
        order_no: order.attributes.order_number,
        state: store.find(payment)?.attributes.state ?? null,
      });
    }),
  ),
];
