import { expect, test } from 'vitest';
import { framedPalms, palms } from '../../../machines/cart/sampleLines.ts';
import { lotusGift, monsoonWall, moonJar, sixRidges } from '../../../machines/cart/sampleProducts.ts';
import { getLineColour } from '../../../src/domain/linePrices.ts';

test('[CART-21] [CART-22] objects and mixed media are bought in a colour, nothing else is', () => {
  const lines = [palms, framedPalms, monsoonWall, lotusGift, moonJar, sixRidges];
  expect(lines.map(getLineColour)).toEqual(['', '', '', '', 'White', 'Beige']);
});
