import { beforeAll, beforeEach, expect, test } from 'vitest';
import { framedCanvas, framedPalms, islands, ownPicture, palms } from '../../../machines/cart/sampleLines.ts';
import { lotusGift, monsoonWall, moonJar, sixRidges } from '../../../machines/cart/sampleProducts.ts';
import { scenarios } from '../../../mocks/scenarios/registry.ts';
import type { CartLine } from '../../../src/domain/cartLine.ts';
import { fetchCurrentPrices } from '../../../src/ports/currentPrices.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const { server } = setupBackend();
const { signal } = new AbortController();
const requests: string[] = [];
beforeAll(() => {
  server.events.on('request:start', ({ request }) => requests.push(new URL(request.url).pathname));
});
beforeEach(() => {
  requests.length = 0;
});

/** As somebody may have written it into the browser's storage. */
const forOneRupee = <Line extends CartLine>(line: Line): Line => ({ ...line, price: 100, total_price: 100 });

test('[CART-48] what every kind of line costs is told by the backend, whatever the bag says', async () => {
  const lines = [palms, islands, framedPalms, framedCanvas, ownPicture, monsoonWall, lotusGift, moonJar, sixRidges];
  expect(await fetchCurrentPrices(lines.map(forOneRupee), signal)).toEqual({
    [palms.key]: 410_400,
    [islands.key]: 639_400,
    [framedPalms.key]: 748_400,
    [framedCanvas.key]: 839_200,
    [ownPicture.key]: 595_100,
    [monsoonWall.key]: 1_745_000,
    [lotusGift.key]: 495_000,
    [moonJar.key]: 545_000,
    [sixRidges.key]: 1_480_000,
  });
});

test('[CART-48] each variation is read once, and the price table only for pictures', async () => {
  await fetchCurrentPrices([lotusGift, { ...lotusGift, key: 'in another frame' }, moonJar], signal);
  expect([...requests].sort()).toEqual([
    `/jsonapi/commerce_product_variation/gifting/${lotusGift.gifting_varid}`,
    `/jsonapi/commerce_product_variation/object/${moonJar.object_varid}`,
  ]);
});

test('[CART-48] a line whose price cannot be read is left out, and the others are told', async () => {
  server.use(...scenarios['variations.down']());
  expect(await fetchCurrentPrices([palms, moonJar, sixRidges], signal)).toEqual({ [palms.key]: 410_400 });
  server.use(...scenarios['prices.down']());
  await expect(fetchCurrentPrices([palms, moonJar, sixRidges], signal)).rejects.toMatchObject({ kind: 'server' });
});

test('[CART-48] an id that is none is asked of nobody', async () => {
  const crafted: CartLine = { ...moonJar, key: 'crafted', object_varid: '../../user/user' };
  expect(await fetchCurrentPrices([crafted, palms], signal)).toEqual({ [palms.key]: 410_400 });
  expect(requests).toEqual(['/api/getprice']);
});
