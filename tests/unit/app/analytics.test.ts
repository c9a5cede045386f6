import { beforeEach, expect, test, vi } from 'vitest';
import { WebStorage } from '../../support/webStorage.ts';

type Layer = Record<string, unknown>[];
type Tracking = typeof import('../../../src/app/analytics.ts');

const buy = (order_id: string) => ({ event: 'checkout', products: [], order_id, total: 16892 });

/** A tab of one browser, loaded anew: nothing but the storage is the same. */
async function tab(localStorage: object): Promise<{ layer: Layer; track: Tracking['trackEvent'] }> {
  vi.resetModules();
  const own: { localStorage: object; dataLayer: Layer } = { localStorage, dataLayer: [] };
  const { trackEvent } = (await import('../../../src/app/analytics.ts')) as Tracking;
  return {
    layer: own.dataLayer,
    track: (event) => {
      vi.stubGlobal('window', own);
      trackEvent(event);
    },
  };
}

const shared = new WebStorage();
const blocked = {
  getItem() {
    throw new Error('blocked');
  },
};

beforeEach(() => shared.clear());

test('[PAY-16] an order is told once, over a reload and in two tabs', async () => {
  const [one, other] = [await tab(shared), await tab(shared)];
  one.track(buy('1'));
  one.track(buy('1'));
  other.track(buy('1'));
  const reloaded = await tab(shared);
  reloaded.track(buy('1'));
  expect([one.layer, other.layer, reloaded.layer]).toEqual([[buy('1')], [], []]);
});

test('[PAY-16] another order, as after Try again, is told too', async () => {
  const { layer, track } = await tab(shared);
  track(buy('1'));
  track(buy('2'));
  expect(layer).toEqual([buy('1'), buy('2')]);
});

test('[PAY-16] where the browser keeps nothing, an order is told once a visit', async () => {
  const { layer, track } = await tab(blocked);
  track(buy('1'));
  track(buy('1'));
  expect(layer).toEqual([buy('1')]);
});

test('[SHELL-30] what is about no order is told each time', async () => {
  const { layer, track } = await tab(shared);
  track({ event: 'page', path: '/art/' });
  track({ event: 'page', path: '/art/' });
  expect(layer).toHaveLength(2);
});
