import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../support/stubStorage.ts';

const load = async (documentPath: string, to: string) => {
  const document = { name: `https://store.example${documentPath}` } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([document]);
  vi.stubEnv('SSR', false);
  const { openInOwnDocument } = await import('../../../src/app/ownDocument.ts');
  return openInOwnDocument({ request: new Request(`https://store.example${to}`) } as LoaderFunctionArgs);
};

beforeEach(() => {
  vi.resetModules();
  stubStorage();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('[PAY-10] from a page without the provider’s addresses in its policy, the checkout opens as a document of its own', async () => {
  const answer = await load('/art/misty-ghats', '/checkout/shipping?order_no=1');
  expect([answer?.headers.get('Location'), answer?.headers.get('X-Remix-Reload-Document')]).toEqual([
    '/checkout/shipping?order_no=1',
    'true',
  ]);
});

test('[PAY-10] within the checkout’s own document its stages follow without another load', async () => {
  expect(await load('/checkout/shopping-bag', '/checkout/shipping')).toBeNull();
});

test('[PAY-10] [CART-10] a bag that the browser does not store is not lost by a load', async () => {
  stubStorage(0);
  const { cartStorage } = await import('../../../src/storage/cartStorage.ts');
  cartStorage.write([]);
  expect(await load('/art/misty-ghats', '/checkout/shipping')).toBeNull();
});

test.each([
  [{}, false],
  [{ VITE_RAZORPAY_KEY: 'rzp_test_1' }, false],
  [{ VITE_API_HOST: '/' }, false],
  [{ VITE_API_HOST: '/', VITE_RAZORPAY_KEY: 'rzp_live_1' }, true],
])('[PAY-10] in a build with %j, the checkout has a document of its own: %s', async (settings, has) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { routes } = await import('../../../src/app/routes.tsx');
  const ways = routes.filter(({ path, loader }) => loader && /checkout/.test(path)).map(({ path }) => path);
  expect(ways).toEqual(has ? ['/checkout/:stage'] : []);
});
