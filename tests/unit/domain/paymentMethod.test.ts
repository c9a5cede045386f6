import { expect, test } from 'vitest';
import { getPaymentMethodLabel, PAYMENT_METHODS } from '../../../src/domain/gateway.ts';

test('[PAY-02] [PAY-03] [PAY-04] two providers are offered, by the names of their gateways', () => {
  expect(PAYMENT_METHODS).toEqual({ ccavenue: 'Cards, netbanking and UPI', razorpay: 'Razorpay' });
});

test('[ORD-29] an order names how it was paid as the popup did', () => {
  expect(['ccavenue', 'razorpay'].map(getPaymentMethodLabel)).toEqual(['Cards, netbanking and UPI', 'Razorpay']);
});

test.each([null, '', 'manual', 'CCAvenue', 'constructor', 'toString'])(
  '[ORD-29] the gateway %j is none of them',
  (gateway) => expect(getPaymentMethodLabel(gateway)).toBeNull(),
);
