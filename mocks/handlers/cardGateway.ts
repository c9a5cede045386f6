import { http, type RequestHandler } from 'msw';
import { getTestGatewayPath } from '../../src/domain/gateway.ts';
import { toObject, toText } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import { parseAmount } from '../drupal/money.ts';
import { readPostedJson } from '../drupal/readJson.ts';
import type { Backend } from './backend.ts';
import { refuseUnpayable } from './orderPayment.ts';
import { findOrder } from './orders.ts';
import { createJsonResponse, createResolver } from './respond.ts';

/** The card gateway's link for an order, which leads to the test gateway; the amount is the order's own (API-85, PAY-09). */
export const cardGatewayHandlers = (backend: Backend): RequestHandler[] => [
  http.post(
    '*/api/request/phone',
    createResolver(backend, async ({ request }) => {
      const { order_id } = toObject((await readPostedJson(request)).orderParams);
      const order = findOrder(backend.store, order_id);
      const amount = parseAmount(order?.attributes.total_price);
      if (!order || amount === undefined) throw new Refusal(404, 'order_id: The order does not exist.');
      refuseUnpayable(order);
      return createJsonResponse({ payLink: getTestGatewayPath(toText(order.attributes.order_number), amount) });
    }),
  ),
];
