import { expect, test } from 'vitest';
import { islands, palms } from '../../../machines/cart/sampleLines.ts';
import { moonJar } from '../../../machines/cart/sampleProducts.ts';
import { getChangedPrices, updatePrices } from '../../../src/domain/linePrices.ts';

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
