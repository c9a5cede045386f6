import { afterEach, expect, test, vi } from 'vitest';
import { paymentSamples } from '../../../machines/payment/payment.samples.ts';

const { signal } = new AbortController();

/** The ports as a build with these settings has them. */
async function build(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return (await import('../../../src/ports/payment.ts')).paymentPorts;
}

// The settings of one build must not be read by whoever imports next.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  [{}, 'testGateway'],
  [{ VITE_RAZORPAY_KEY: 'rzp_test_1' }, 'testGateway'],
  [{ VITE_API_HOST: 'https://drupal.example' }, null],
  [{ VITE_API_HOST: 'https://drupal.example', VITE_RAZORPAY_KEY: 'rzp_live_1' }, 'razorpay'],
])('[PAY-10] in a build with %j, what is paid over the store is paid at: %s', async (settings, who) => {
  const { findProviders } = await build(settings);
  expect(await findProviders({ gateway: 'providers', razorpayOrderId: 'order_1' })).toEqual({
    providers: { ccavenue: 'ccavenue', razorpay: who },
    lastMethod: null,
  });
  expect(await findProviders({ gateway: 'test', razorpayOrderId: null })).toEqual({
    providers: { ccavenue: 'ccavenue', razorpay: 'testGateway' },
    lastMethod: null,
  });
});

test('[CHK-01] the mock checkout asks no provider for a link', async () => {
  vi.stubGlobal('fetch', () => expect.unreachable('nobody is to be asked'));
  const { createPayLink } = await build({ VITE_API_HOST: 'https://drupal.example', VITE_RAZORPAY_KEY: 'rzp_live_1' });
  expect(await createPayLink({ ...paymentSamples.input, gateway: 'test' }, signal)).toEqual({
    payLink: '/test-gateway?order_no=261121482615&amount=16892.00',
  });
});
