import { expect, test } from 'vitest';
import {
  choosePaymentProviders,
  getPaymentMethodLabel,
  getTestGatewayPath,
  isPaymentLink,
  PAYMENT_METHODS,
} from '../../../src/domain/gateway.ts';

test.each([
  // the mock checkout pays at the test gateway, whatever is configured
  ['test', 'rzp_live_1', false, 'order_1', 'testGateway'],
  ['test', '', false, 'order_1', 'testGateway'],
  ['test', 'rzp_live_1', true, null, 'testGateway'],
  ['providers', 'rzp_live_1', false, 'order_1', 'razorpay'],
  // no order of an embedded backend is one at the provider
  ['providers', 'rzp_test_1', true, 'order_1', 'testGateway'],
  ['providers', '', true, 'order_1', 'testGateway'],
  // a real backend, and no account with the provider
  ['providers', '', false, 'order_1', null],
  // a host that opens no order there: nothing binds the amount
  ['providers', 'rzp_live_1', false, null, null],
] as const)(
  '[CHK-01] [PAY-10] %s with key "%s", embedded backend %s, order %s: %s',
  (gateway, key, isEmbedded, razorpayOrderId, who) => {
    expect(choosePaymentProviders({ gateway, key, isEmbedded, razorpayOrderId })).toEqual({
      ccavenue: 'ccavenue',
      razorpay: who,
    });
  },
);

test('[PAY-09] the test gateway is told the order and its amount in rupees', () => {
  expect(getTestGatewayPath('261121482615', 1_689_200)).toBe('/test-gateway?order_no=261121482615&amount=16892.00');
  expect(getTestGatewayPath('1&amount=0', 150)).toBe('/test-gateway?order_no=1%26amount%3D0&amount=1.50');
});

const hosts = ['secure.ccavenue.com', 'pay.example:8443'];
test.each([
  ['https://secure.ccavenue.com/transaction?command=1', true],
  ['HTTPS://Secure.CCAvenue.com/', true],
  ['https://pay.example:8443/a', true],
  ['https://pay.example/a', false],
  ['http://secure.ccavenue.com/', false],
  ['https://secure.ccavenue.com.evil.example/', false],
  ['https://secure.ccavenue.com@evil.example/', false],
  ['https://evil@secure.ccavenue.com/', false],
  ['https://evil.example/?https://secure.ccavenue.com/', false],
  ['//secure.ccavenue.com.evil.example/', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)//secure.ccavenue.com', false],
  ['data:text/html,https://secure.ccavenue.com', false],
  ['', false],
  ['https://', false],
])('[PAY-09] with or without a test gateway, that a shopper is sent to %s to pay is %s', (link, isTrusted) => {
  for (const hasTestGateway of [true, false]) expect(isPaymentLink(link, { hosts, hasTestGateway })).toBe(isTrusted);
});

test('[PAY-09] [CHK-01] a page of the store’s own takes payments only where the test gateway is', () => {
  const link = getTestGatewayPath('261121482615', 1_689_200);
  expect(isPaymentLink(link, { hosts, hasTestGateway: true })).toBe(true);
  expect(isPaymentLink(link, { hosts, hasTestGateway: false })).toBe(false);
  expect(isPaymentLink('checkout', { hosts, hasTestGateway: true })).toBe(false);
});

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
