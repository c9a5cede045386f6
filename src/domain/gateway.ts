import { type Paise, toDecimal } from './money.ts';

/** Where the checkout pays: at the providers, or at the stand-in that moves no money (CHK-01). */
export type Gateway = 'providers' | 'test';
/** How the payment of an order stands. */
export type PaymentState = 'completed' | 'failed' | 'pending';
/** How a payment at the test gateway ends: `never` without an answer. */
export type TestPaymentOutcome = 'paid' | 'failed' | 'never';
/** A payment at the test gateway, and the gateway that it stands in for. */
export type TestPayment = { orderNo: string; method: PaymentMethod; outcome: TestPaymentOutcome };
/** Who takes a payment by each method; null where nobody does, as in a store without an account at Razorpay. */
export type PaymentProviders = Readonly<Record<PaymentMethod, PaymentMethod | 'testGateway' | null>>;

/**
 * Who takes a payment by each method. The test gateway stands in for Razorpay where the backend is embedded: in front of
 * a real one it would take orders that nobody pays. Without an order that the host opened at the provider, the browser alone
 * would say what is to be paid (CHK-01, PAY-10).
 */
export function choosePaymentProviders(config: {
  gateway: Gateway;
  key: string;
  isEmbedded: boolean;
  razorpayOrderId: string | null;
}): PaymentProviders {
  const hasRazorpay = config.key !== '' && config.razorpayOrderId !== null;
  const isTest = config.gateway === 'test' || config.isEmbedded;
  return { ccavenue: 'ccavenue', razorpay: isTest ? 'testGateway' : hasRazorpay ? 'razorpay' : null };
}

/** Address of the test gateway's page for an order (PAY-09). */
export const getTestGatewayPath = (orderNo: string, amount: Paise): string =>
  `/test-gateway?${new URLSearchParams({ order_no: orderNo, amount: toDecimal(amount) })}`;

// An address that names no host is the store's own, whatever that is.
const OWN_ORIGIN = 'https://store.invalid';

/**
 * May the browser be sent there to pay? Over https to one of the gateway's `hosts`, or to a page of the store's own where
 * the test gateway is (`hasTestGateway`): whoever changes the backend's answer could else take payments (PAY-09).
 */
export function isPaymentLink(link: string, { hosts, hasTestGateway }: PaymentPages): boolean {
  if (!URL.canParse(link, OWN_ORIGIN)) return false;
  const { origin, protocol, host, username, password } = new URL(link, OWN_ORIGIN);
  if (origin === OWN_ORIGIN) return hasTestGateway && link.startsWith('/');
  return protocol === 'https:' && hosts.includes(host) && username === '' && password === '';
}

/** Where payments are taken: hosts of the gateway, with a port where it is not https's own. */
export type PaymentPages = { hosts: readonly string[]; hasTestGateway: boolean };

/** The ways to pay, by the backend's names of their gateways: `ccavenue` has a page of its own, `razorpay` opens over the store (PAY-03, PAY-04). */
export const PAYMENT_METHODS = { ccavenue: 'Cards, netbanking and UPI', razorpay: 'Razorpay' } as const;
export type PaymentMethod = keyof typeof PAYMENT_METHODS;
export const PAYMENT_METHOD_NAMES = Object.keys(PAYMENT_METHODS) as PaymentMethod[];

/** What a shopper calls a gateway; null for one that is not offered here. */
export const getPaymentMethodLabel = (gateway: string | null): string | null =>
  Object.entries(PAYMENT_METHODS).find(([name]) => name === gateway)?.[1] ?? null;
