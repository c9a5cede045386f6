import { expect, test } from 'vitest';
import { rupeesToPaise } from '../../../src/domain/money.ts';
import { getPriceBand, parsePriceBand } from '../../../src/domain/priceBand.ts';
import { formatFilterName } from '../../../src/flows/listing/filterNames.ts';

test.each([
  [0, '0-1000', 'Under ₹1,000'],
  [999.99, '0-1000', 'Under ₹1,000'],
  [1_000, '1000-1500', '₹1,000 to ₹1,500'],
  [19_999, '10000-20000', '₹10,000 to ₹20,000'],
  [1_24_500, '40000-', '₹40,000 and over'],
])('₹%d stands in the band %s, %s', (rupees, band, words) => {
  expect(getPriceBand(rupeesToPaise(rupees))).toBe(band);
  expect(formatFilterName('prices', band)).toBe(words);
});

test('what is no band is shown as it is', () => {
  expect(formatFilterName('prices', 'cheap')).toBe('cheap');
});

test('the ends of a band are read as they were written; what is no band is none', () => {
  expect(parsePriceBand('1500-2000')).toEqual({ from: rupeesToPaise(1_500), to: rupeesToPaise(2_000) });
  expect(parsePriceBand('40000-')).toEqual({ from: rupeesToPaise(40_000), to: null });
  for (const text of ['', 'cheap', '-', '100', '1-2-3']) expect(parsePriceBand(text)).toBeNull();
});
