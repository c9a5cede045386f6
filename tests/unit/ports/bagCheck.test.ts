import { delay, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { palms } from '../../../machines/cart/sampleLines.ts';
import { moonJar, sixRidges } from '../../../machines/cart/sampleProducts.ts';
import { mixedMediaVariationRef } from '../../../mocks/seed/mixedMedia.ts';
import { objectVariationRef } from '../../../mocks/seed/objects.ts';
import { bagCheckPorts } from '../../../src/ports/checkout.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const { lookUpStock } = bagCheckPorts;
const { server } = setupBackend();
const { signal } = new AbortController();
afterEach(() => vi.useRealTimers());

const soldJar = {
  ...moonJar,
  key: 'sold jar',
  object_varid: objectVariationRef('kettle-pond-bottle', 'Terracotta').id,
};
const soldWork = {
  ...sixRidges,
  key: 'sold work',
  mixed_media_varid: mixedMediaVariationRef('salt-and-indigo', 'black').id,
};

test('[CHK-21] the stock of objects and mixed media works is told by the backend', async () => {
  expect(await lookUpStock({ lines: [palms, moonJar, sixRidges] }, signal)).toEqual({ soldOut: [] });
  expect(await lookUpStock({ lines: [palms, soldJar, moonJar, soldWork] }, signal)).toEqual({
    soldOut: ['sold jar', 'sold work'],
  });
});

test('[CART-50] one that is never answered counts as in stock, and does not hide that another sold out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  server.use(http.get(`*/object/${moonJar.object_varid}`, () => delay('infinite')));
  const responded = new Promise<void>((resolve) => server.events.on('response:mocked', () => resolve()));
  const looking = lookUpStock({ lines: [moonJar, soldJar] }, signal);
  await responded;
  // until the answer is read, too
  for (let turn = 0; turn < 50; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
  // less than the chart waits for all of them
  await vi.advanceTimersByTimeAsync(9_900);
  expect(await looking).toEqual({ soldOut: ['sold jar'] });
});
