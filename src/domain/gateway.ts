import { type Paise, toDecimal } from './money.ts';

/** Where the checkout pays: at the providers, or at the stand-in that moves no money (CHK-01). */
export type Gateway = 'providers' | 'test';
/** Who takes a payment over the store; `nobody` where the store has no account with the second provider. */
export type OverTheStore = 'razorpay' | 'testGateway' | 'nobody';

/**
 * Who takes a payment over the store. Without a key of the provider the test gateway stands in for it, but only where the
 * backend is embedded too: in front of a real one a stand-in would take orders that nobody pays (CHK-01, PAY-10).
 */
export function overTheStore(asked: { gateway: Gateway; key: string; isEmbedded: boolean }): OverTheStore {
  if (asked.gateway === 'test') return 'testGateway';
  if (asked.key !== '') return 'razorpay';
  return asked.isEmbedded ? 'testGateway' : 'nobody';
}

/** Address of the test gateway's page for an order (PAY-09). */
export const testGatewayPage = (orderNo: string, amount: Paise): string =>
  `/test-gateway?${new URLSearchParams({ order_no: orderNo, amount: toDecimal(amount) })}`;

/** The ways to pay, by the names under which the backend knows their gateways (PAY-03, PAY-04). */
export const PAYMENT_METHODS = { ccavenue: 'Cards, netbanking and UPI', razorpay: 'Razorpay' } as const;

const NAMES: ReadonlyMap<string | null, string> = new Map(Object.entries(PAYMENT_METHODS));

/** What a shopper calls a gateway; null for one that is not offered here. */
export const methodNamed = (gateway: string | null): string | null => NAMES.get(gateway) ?? null;
