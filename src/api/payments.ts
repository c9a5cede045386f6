import * as v from 'valibot';
import { isPaymentLink, type PaymentPages, type PaymentState, type TestPayment } from '../domain/gateway.ts';
import { type Paise, toDecimal } from '../domain/money.ts';
import { formatStreet, getFullName, type Recipient } from '../domain/recipient.ts';
import { anyJson, getJsonApi, postJson } from './client.ts';
import { HAS_TEST_GATEWAY, PAYMENT_HOSTS } from './config.ts';
import { ApiFailure } from './failure.ts';
import { buildQuery, collectionSchema, resourceSchema } from './jsonapi.ts';

const Payment = resourceSchema('commerce_payment--payment_manual', { state: v.nullish(v.string(), '') });

/**
 * How the payment of an order stands, by order number (API-74, PAY-20). No record yet is 'pending'; of several attempts a
 * completed one decides. The credential that Drupal wants for it is added by the proxy (PAY-19).
 */
export async function fetchPaymentState(orderNo: string, signal?: AbortSignal): Promise<PaymentState> {
  const path = buildQuery('/jsonapi/commerce_payment/payment_manual', {
    include: ['order_id'],
    filter: { 'order_id.order_number': orderNo },
  });
  const { data } = await getJsonApi(collectionSchema(Payment), path, { signal });
  const states = data.map(({ attributes }) => attributes.state.toLowerCase());
  if (states.includes('completed')) return 'completed';
  return states[0] === 'failed' ? 'failed' : 'pending';
}

type Party = 'name' | 'address' | 'city' | 'state' | 'zip' | 'country' | 'tel';

/** What the card gateway takes; the amount in rupees with two decimals (API-85). */
export type PaymentParams = { order_id: string; amount: string; language: 'en'; billing_email: string } & Record<
  `${'billing' | 'delivery'}_${Party}`,
  string
>;

const toPartyParams = <Role extends 'billing' | 'delivery'>(role: Role, to: Recipient) => {
  const fields: Record<Party, string> = {
    name: getFullName(to),
    address: formatStreet(to),
    city: to.city,
    state: to.state,
    zip: to.pincode,
    country: 'India',
    tel: to.phone,
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${role}_${name}`, value])) as Record<
    `${Role}_${Party}`,
    string
  >;
};

/** The gateway's parameters for an order; without an own delivery address it goes to the billing one (API-85). */
export const toPaymentParams = (order: {
  orderNo: string;
  amount: Paise;
  billing: Recipient;
  delivery: Recipient | null;
}): PaymentParams => ({
  order_id: order.orderNo,
  amount: toDecimal(order.amount),
  language: 'en',
  ...toPartyParams('billing', order.billing),
  billing_email: order.billing.mail,
  ...toPartyParams('delivery', order.delivery ?? order.billing),
});

const PayLink = v.object({ payLink: v.string() });
const PAGES: PaymentPages = { hosts: PAYMENT_HOSTS.split(/[\s,]+/), hasTestGateway: HAS_TEST_GATEWAY };

/**
 * Where the browser goes to pay at the card gateway, as the backend gives it. Rejects with 'untrusted' where that is no page
 * of the gateway (API-85, PAY-09).
 */
export async function fetchPaymentLink(orderParams: PaymentParams, signal?: AbortSignal): Promise<string> {
  const { payLink } = await postJson(PayLink, '/api/request/phone', { orderParams }, { signal });
  if (!isPaymentLink(payLink, PAGES)) throw new ApiFailure('untrusted', { detail: payLink });
  return payLink;
}

/**
 * Hands the backend what the second provider gave for an order's payment, by the provider's own names, so that a host can
 * verify and capture it (PAY-10). The order goes by its number, as in the poll.
 */
export async function verifyPayment(
  orderNo: string,
  receipt: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<void> {
  await postJson(anyJson, '/order/payment_verify', { order_no: orderNo, ...receipt }, { signal });
}

/** Tells the test gateway how a payment ends, and which gateway it stands in for. */
export async function reportTestPayment(
  { orderNo, method, outcome }: TestPayment,
  signal?: AbortSignal,
): Promise<void> {
  await postJson(anyJson, `/test_gateway/${encodeURIComponent(orderNo)}`, { method, outcome }, { signal });
}
