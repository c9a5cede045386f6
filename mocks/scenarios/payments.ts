import { HttpResponse, http } from 'msw';
import { stableUuid } from '../drupal/uuid.ts';
import {
  answerWith,
  down,
  downFor,
  empty,
  failWith,
  inSequence,
  passThrough,
  type Scenarios,
  scenario,
} from './overrides.ts';

const PAYMENTS = '*/jsonapi/commerce_payment/payment_manual';
const CREATE = '*/order/payment_create';
const LINK = '*/api/request/phone';
const VERIFY = '*/order/payment_verify';
const GATEWAY = '*/test_gateway/:number';

const answerWithState = (state: string) =>
  answerWith(PAYMENTS, ({ url }) => {
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

const paid = answerWithState('completed');
const failed = answerWithState('Failed');
const pending = answerWithState('pending');
const unavailable = down('get', PAYMENTS);

export const paymentScenarios = {
  'paymentCreate.done': passThrough,
  'paymentCreate.down': scenario('no payment is begun', down('post', CREATE)),
  'paymentCreate.downOnceThenDone': scenario('the payment is begun at the second try', downFor(1, 'post', CREATE)),
  'paymentCreate.expired': scenario(
    'beginning a payment is forbidden',
    failWith('post', CREATE, 403, "The 'restful post order_payment_create' permission is required."),
  ),
  'payLink.given': passThrough,
  'payLink.down': scenario('the card gateway gives no link', down('post', LINK)),
  'payLink.foreign': scenario('the link to pay at leads somewhere else', () => [
    http.post(LINK, () => HttpResponse.json({ payLink: 'https://secure.ccavenue.com.evil.example/pay' })),
  ]),
  'payLink.downOnceThenGiven': scenario('the card gateway gives its link at the second try', downFor(1, 'post', LINK)),
  'receipt.verified': passThrough,
  'receipt.down': scenario('what the provider gave for a payment cannot be handed over', down('post', VERIFY)),
  'payment.read': passThrough,
  'payment.completed': scenario('every payment is paid', paid),
  'payment.failed': scenario('every payment has failed', failed),
  'payment.pending': scenario('no payment comes to an end', pending),
  'payment.pendingTwiceThenPaid': scenario(
    'pending at two looks, then paid',
    inSequence('get', PAYMENTS, pending, pending, paid),
  ),
  'payment.failsThenPaid': scenario('failed at the first look, then paid', inSequence('get', PAYMENTS, failed, paid)),
  'payment.downTwiceThenPaid': scenario(
    'no answer worth having at two looks, then paid',
    inSequence('get', PAYMENTS, unavailable, unavailable, paid),
  ),
  'payment.none': scenario('there is no payment to look at', empty(PAYMENTS)),
  'payment.down': scenario('no payment can be looked at', unavailable),
  'gateway.reported': passThrough,
  'gateway.down': scenario('the test gateway is not there', down('post', GATEWAY)),
} satisfies Scenarios;
