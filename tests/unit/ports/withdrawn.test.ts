import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedGuest } from '../../../fixtures/support/orders.ts';
import { framedPalms, islands, palms } from '../../../machines/cart/sampleLines.ts';
import { moonJar, sixRidges } from '../../../machines/cart/sampleProducts.ts';
import { billing, session } from '../../../machines/orderPlacement/samplePurchase.ts';
import type { CartLine } from '../../../src/domain/cartLine.ts';
import { getLineVariation, type Variation } from '../../../src/domain/variation.ts';
import { bagCheckPorts } from '../../../src/ports/checkout.ts';
import { isInStock } from '../../../src/ports/currentPrices.ts';
import { quotePorts } from '../../../src/ports/quote.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const backend = setupBackend();
const { store, change } = backend;
const { signal } = new AbortController();
beforeEach(() => seedGuest(backend));
afterEach(() => {
  change({ profile: 'spec', faults: {} });
});

/** The two ways in which a shop stops to sell something that lies in a bag. */
const ways = {
  removed: ({ type, id }: Variation) => store.remove(type, id),
  'not published': ({ type, id }: Variation) => {
    const sold = store.get(type, id);
    if (sold) store.put({ ...sold, attributes: { ...sold.attributes, status: false } });
  },
};
const bag = [palms, moonJar, sixRidges];
const quote = (...lines: CartLine[]) =>
  quotePorts.quoteOrder({ lines, session, coupon: null, billing, delivery: null }, signal);

for (const profile of ['spec', 'drupal10'] as const)
  test.each(Object.entries(ways))(
    `[CART-50] [CHK-22] what is %s meanwhile has sold out (${profile})`,
    async (_, end) => {
      change({ profile });
      end(getLineVariation(moonJar));
      expect(await bagCheckPorts.lookUpStock({ lines: bag }, signal)).toEqual({ soldOut: [moonJar.key] });
      expect(await isInStock(moonJar, signal)).toBe(false);
    },
  );

test.each(['failed', 'offline', 'garbled'] as const)(
  '[CART-50] a look that is %s says nothing of the stock',
  async (fault) => {
    change({ faults: { 'objects.variation': fault } });
    expect(await bagCheckPorts.lookUpStock({ lines: bag }, signal)).toEqual({ soldOut: [] });
  },
);

test('[CHK-41] the review names what has no price any more', async () => {
  ways.removed(getLineVariation(moonJar));
  await expect(quote(palms, framedPalms, moonJar, islands)).rejects.toEqual({
    kind: 'outOfStock',
    titles: ['Poornima Moon Jar'],
  });
});

test('[CHK-41] a picture whose frame is gone is named as it is in the bag', async () => {
  ways.removed({ type: 'commerce_product_variation--frame', id: framedPalms.varid });
  await expect(quote(palms, framedPalms)).rejects.toEqual({ kind: 'outOfStock', titles: [framedPalms.item_name] });
});

test('[CHK-41] what is wrong with an item that is still sold is no matter of stock', async () => {
  await expect(quote({ ...palms, quantity: 31 })).rejects.toMatchObject({ kind: 'invalid' });
});
