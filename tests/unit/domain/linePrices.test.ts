import { expect, test } from 'vitest';
import { framedPalms, islands, palms } from '../../../machines/cart/sampleLines.ts';
import { lotusGift, monsoonWall, moonJar, sixRidges } from '../../../machines/cart/sampleProducts.ts';
import {
  canSellOut,
  getChangedPrices,
  getLineColour,
  hasStockCount,
  toSoldOutValues,
  updatePrices,
} from '../../../src/domain/linePrices.ts';

const three = { ...palms, quantity: 3, total_price: 3 * palms.price };

test('[CART-48] another price of a piece replaces the stored one, and the line comes to it times its quantity', () => {
  expect(updatePrices([three, moonJar], { [palms.key]: 420_000, [moonJar.key]: 599_000 })).toEqual([
    { ...three, price: 420_000, art_price: 420_000, total_price: 1_260_000 },
    { ...moonJar, price: 599_000, total_price: 599_000 },
  ]);
});

test('[CART-48] what costs the same, or is not spoken of, stays the very line it was', () => {
  const lines = [three, islands, moonJar];
  const prices = { [palms.key]: palms.price, [moonJar.key]: 599_000, 'not in the bag': 100 };
  expect(getChangedPrices(lines, prices)).toEqual({ [moonJar.key]: 599_000 });
  const [first, second] = updatePrices(lines, prices);
  expect([first, second]).toEqual([three, islands]);
  expect([first === three, second === islands]).toEqual([true, true]);
  expect(updatePrices(lines, { [palms.key]: palms.price })).toBe(lines);
});

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

test('[CART-21] [CART-22] objects and mixed media are bought in a colour, nothing else is', () => {
  const lines = [palms, framedPalms, monsoonWall, lotusGift, moonJar, sixRidges];
  expect(lines.map(getLineColour)).toEqual(['', '', '', '', 'White', 'Beige']);
});
