/** The ways to pay, by the names under which the backend knows their gateways (PAY-03, PAY-04). */
export const PAYMENT_METHODS = { ccavenue: 'Cards, netbanking and UPI', razorpay: 'Razorpay' } as const;

const isMethod = (gateway: string): gateway is keyof typeof PAYMENT_METHODS => Object.hasOwn(PAYMENT_METHODS, gateway);

/** What a shopper calls a gateway; null for one that is not offered here. */
export const methodNamed = (gateway: string | null): string | null =>
  gateway !== null && isMethod(gateway) ? PAYMENT_METHODS[gateway] : null;
