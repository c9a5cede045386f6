import { expect, test } from 'vitest';
import { framedPalms, palms } from '../../../machines/cart/sampleLines.ts';
import { lotusGift, monsoonWall, moonJar, sixRidges } from '../../../machines/cart/sampleProducts.ts';
import { canSellOut, hasStockCount, toSoldOutValues } from '../../../src/domain/linePrices.ts';

const bag = [palms, framedPalms, monsoonWall, lotusGift, moonJar, sixRidges];

test('[CHK-21] objects and mixed media sell out, whatever else is made for who orders it', () => {
  expect(bag.filter(canSellOut)).toEqual([moonJar, sixRidges]);
});

test('[CART-42] one more is counted in stock of an object alone', () => {
  expect(bag.filter(hasStockCount)).toEqual([moonJar]);
});

test('[CART-49] what sold out is named by title and colour', () => {
  expect([moonJar, sixRidges].map(toSoldOutValues)).toEqual([
    { title: 'Poornima Moon Jar', color: 'White' },
    { title: 'Six Ridges to Munnar', color: 'Beige' },
  ]);
});
