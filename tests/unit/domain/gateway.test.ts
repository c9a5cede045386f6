import { expect, test } from 'vitest';
import { choosePaymentOverlay, getTestGatewayPath } from '../../../src/domain/gateway.ts';

test.each([
  // the mock checkout pays at the test gateway, whatever is configured
  ['test', 'rzp_live_1', false, 'order_1', 'testGateway'],
  ['test', '', false, 'order_1', 'testGateway'],
  ['test', 'rzp_live_1', true, null, 'testGateway'],
  ['providers', 'rzp_live_1', false, 'order_1', 'razorpay'],
  ['providers', 'rzp_test_1', true, 'order_1', 'razorpay'],
  ['providers', '', true, 'order_1', 'testGateway'],
  // a real backend, and no account with the provider
  ['providers', '', false, 'order_1', 'nobody'],
  // a host that opens no order there: nothing binds the amount
  ['providers', 'rzp_live_1', false, null, 'nobody'],
] as const)(
  '[CHK-01] [PAY-10] %s with key "%s", embedded backend %s, order %s: %s',
  (gateway, key, isEmbedded, razorpayOrderId, who) => {
    expect(choosePaymentOverlay({ gateway, key, isEmbedded, razorpayOrderId })).toBe(who);
  },
);

test('[PAY-09] the test gateway is told the order and its amount in rupees', () => {
  expect(getTestGatewayPath('261121482615', 1_689_200)).toBe('/test-gateway?order_no=261121482615&amount=16892.00');
  expect(getTestGatewayPath('1&amount=0', 150)).toBe('/test-gateway?order_no=1%26amount%3D0&amount=1.50');
});
