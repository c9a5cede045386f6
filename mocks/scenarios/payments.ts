import { stableUuid } from '../drupal/uuid.ts';
import { documented, down, empty, honest, refusing, type Scenarios } from './faults.ts';

const PAYMENTS = '*/jsonapi/commerce_payment/payment_manual';
const CREATE = '*/order/payment_create';
const LINK = '*/api/request/phone';
const GATEWAY = '*/test_gateway/:number';

const inState = (state: string) =>
  documented(PAYMENTS, ({ url }) => {
    const number = new URL(url).searchParams.get('filter[order_id.order_number]') ?? '';
    const order = { type: 'commerce_order--default', id: stableUuid(`order:${number}`) };
    const payment = {
      type: 'commerce_payment--payment_manual',
      id: stableUuid(`payment:${number}`),
      attributes: { state },
      relationships: { order_id: { data: order } },
    };
    return {
      data: [payment],
      included: [{ ...order, attributes: { order_number: number } }],
      meta: { count: 1 },
      links: { self: { href: url } },
    };
  });

export const paymentScenarios = {
  'paymentCreate.done': honest,
  'paymentCreate.down': down('post', CREATE),
  'paymentCreate.expired': refusing(
    'post',
    CREATE,
    403,
    "The 'restful post order_payment_create' permission is required.",
  ),
  'payLink.given': honest,
  'payLink.down': down('post', LINK),
  'payment.read': honest,
  'payment.completed': inState('completed'),
  'payment.failed': inState('Failed'),
  'payment.pending': inState('pending'),
  'payment.none': empty(PAYMENTS),
  'payment.down': down('get', PAYMENTS),
  'gateway.told': honest,
  'gateway.down': down('post', GATEWAY),
} satisfies Scenarios;
