import { stableUuid } from '../drupal/uuid.ts';
import { DEMO_ORDERS } from '../seed/demoOrders.ts';
import { DEMO_RECEIPT } from '../seed/paymentGateways.ts';
import type { EndpointDoc } from './endpointDoc.ts';
import { NOT_SIGNED_IN, WHO } from './refusals.ts';

const PAYMENTS = '/jsonapi/commerce_payment/payment_manual';
const at = DEMO_ORDERS.findIndex(({ payment }) => payment === 'pending');
const number = DEMO_ORDERS[at]?.number ?? '';
const poll = `${PAYMENTS}?include=order_id&filter[order_id.order_number]=${number}`;

const NO_ORDER = 'No order has this id or number.';

/** Payment of an order (API-74, API-78, API-79, API-85). */
export const paymentEndpoints: readonly EndpointDoc[] = [
  {
    name: 'orders.assign',
    rows: ['API-78', 'API-92'],
    method: 'POST',
    path: '/order/assign',
    does: 'Assigns a placed order to the caller, whose it is; may be repeated.',
    who: WHO.owner,
    body: { order_id: 'The order’s uuid; its number is taken as well.' },
    answers: { status: 200, holds: '`order_id`, which is the order’s number, and `assigned`: true.' },
    errors: { 400: 'The body is no JSON.', ...NOT_SIGNED_IN, 404: NO_ORDER },
    example: {
      method: 'POST',
      path: '/order/assign',
      as: 'customer',
      body: { order_id: stableUuid(`order:demo:${at + 1}`) },
    },
  },
  {
    name: 'payments.create',
    rows: ['API-79', 'API-92'],
    method: 'POST',
    path: '/order/payment_create',
    does: 'Makes the payment record of a placed order, in state `pending`; a repeat finds the one that is there. An order that comes to nothing is completed with it at once, as if it were paid.',
    who: WHO.owner,
    body: { order_id: 'The order’s uuid; its number is taken as well.' },
    answers: {
      status: 200,
      holds:
        '`order_id`, which is the order’s number, `amount`, the order’s own total as a decimal text, and `razorpay_order_id`, the order that the host opened at the second provider for that amount: what the payment popup opens with. Without the last one the store does not offer that provider.',
    },
    errors: {
      400: 'The body is no JSON.',
      ...NOT_SIGNED_IN,
      404: NO_ORDER,
      422: 'The order is still a draft, it has been paid, or it has been canceled.',
    },
    example: {
      method: 'POST',
      path: '/order/payment_create',
      as: 'customer',
      body: { order_id: stableUuid(`order:demo:${at + 1}`) },
    },
  },
  {
    name: 'payments.verify',
    rows: ['API-92'],
    method: 'POST',
    path: '/order/payment_verify',
    does: 'Takes what the second provider gave for a payment, verifies that its signature (HMAC-SHA256 of `order|payment` in hex, by the account’s secret) is of the order that was opened there for this one and its amount, and captures it (PAY-10). May be repeated.',
    who: WHO.anybody,
    body: {
      order_no: 'The order’s number, as in the poll.',
      razorpay_payment_id: 'The payment at the provider.',
      'razorpay_order_id, razorpay_signature': 'The order there, and the signature of both.',
    },
    answers: { status: 200, holds: '`order_no`, and the payment’s `state`; neither is read, for the poll tells.' },
    errors: {
      400: 'The body is no JSON.',
      404: NO_ORDER,
      409: 'The order has been canceled.',
      422: 'There is no id of a payment, or it is no payment of this order at its amount.',
    },
    example: {
      method: 'POST',
      path: '/order/payment_verify',
      body: { order_no: number, ...DEMO_RECEIPT },
    },
  },
  {
    name: 'payments.link',
    rows: ['API-85'],
    method: 'POST',
    path: '/api/request/phone',
    does: 'Answers the card gateway’s page for an order; here it is the test gateway’s. The amount is the order’s own, whatever is sent.',
    who: WHO.anybody,
    body: {
      'orderParams.order_id': 'The order’s number.',
      'orderParams.amount, language': 'The amount, and `en`; both are left aside.',
      'orderParams.billing_*, delivery_*': 'Name, address, city, state, zip, country, tel; e-mail for the bill.',
    },
    answers: { status: 200, holds: '`payLink`: where the browser goes to pay.' },
    errors: { 400: 'The body is no JSON.', 404: NO_ORDER, 422: 'The order has been paid, or it has been canceled.' },
    example: {
      method: 'POST',
      path: '/api/request/phone',
      body: { orderParams: { order_id: number, amount: '1.00', language: 'en' } },
    },
  },
  {
    name: 'payments.poll',
    rows: ['API-74'],
    method: 'GET',
    path: PAYMENTS,
    does: 'Tells how the payment of an order stands. The store asks every 3 seconds, up to 5 times.',
    who: WHO.proxy,
    query: {
      include: '`order_id`; without it the call is not taken for the store’s own, and answers no payment.',
      'filter[order_id.order_number]': 'The order’s number.',
    },
    answers: {
      status: 200,
      holds:
        'The payment, or none: `state` is `pending`, `completed` or `Failed`. Whoever calls without the credential gets `[]`, and in `meta.omitted` the permission that is missing.',
    },
    errors: { 400: 'A field or include that does not exist.' },
    example: { method: 'GET', path: poll, as: 'proxy' },
  },
  {
    name: 'payments.settle',
    rows: ['API-74', 'API-85'],
    method: 'POST',
    path: '/test_gateway/:number',
    does: 'The test gateway’s own call: what came of a payment reaches its record and its order, as a provider’s notice does. Paid, the order is completed and its letter goes out. No real host has it, a served backend only where it is started so, and the proxy hands it on nowhere.',
    who: WHO.anybody,
    body: {
      method: 'The gateway that it stands in for: `ccavenue` or `razorpay`. The order that is paid names it.',
      outcome:
        '`paid`, `failed` or `never`, which leaves it pending. An outcome that is set in the backend’s settings counts instead, once.',
    },
    answers: { status: 200, holds: '`order_no`, and the payment’s `state`.' },
    errors: {
      400: 'The body is no JSON.',
      404: 'The order has no payment record, or there is no such order.',
      409: 'The order is paid, and the outcome is another; or it has been canceled.',
      422: 'An outcome or a method that there is not.',
    },
    example: { method: 'POST', path: `/test_gateway/${number}`, body: { method: 'razorpay', outcome: 'paid' } },
  },
];
