import { http, type RequestHandler } from 'msw';
import { testGatewayPage } from '../../src/domain/gateway.ts';
import { objectOf, textOf } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import { amountOf } from '../drupal/money.ts';
import { answeringJson, json } from './answering.ts';
import type { Backend } from './backend.ts';
import { findOrder } from './orders.ts';
import { paidBy } from './paidBy.ts';
import { refuseUnpayable } from './payable.ts';
import { postedJson } from './postedJson.ts';

/** The card gateway's link for an order, which leads to the test gateway; the amount is the order's own (API-85, PAY-09). */
export const cardGatewayHandlers = (backend: Backend): RequestHandler[] => [
  http.post(
    '*/api/request/phone',
    answeringJson(backend, async ({ request }) => {
      const { order_id } = objectOf((await postedJson(request)).orderParams);
      const order = findOrder(backend.store, order_id);
      const amount = amountOf(order?.attributes.total_price);
      if (!order || amount === undefined) throw new Refusal(404, 'order_id: The order does not exist.');
      refuseUnpayable(order);
      backend.store.put(paidBy(order, 'ccavenue'));
      return json({ payLink: testGatewayPage(textOf(order.attributes.order_number), amount) });
    }),
  ),
];
