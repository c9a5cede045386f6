import { expect, test } from 'vitest';
import { formatMeasures } from '../../../src/domain/lineDescription.ts';

test.each([
  ['51 × 30 inches', '51 × 30 in'],
  ['24 x 30', '24 × 30'],
  ['12X16 Inches', '12 × 16 in'],
  ['Size: 26.6 x 32.6 in', 'Size: 26.6 × 32.6 in'],
  ['11 × 11 × 10.5 in', '11 × 11 × 10.5 in'],
  ['Set of 4, each 11 × 11 inches', 'Set of 4, each 11 × 11 in'],
  ['8" x 10"', '8 × 10 in'],
  ['Wax 3, box of 2', 'Wax 3, box of 2'],
  ['24 in x 30 in', '24 × 30 in'],
  ['24inch x 30inch', '24 × 30 in'],
  ['24 inches x 30 inches', '24 × 30 in'],
  ['11″ x 11″', '11 × 11 in'],
  ['12 inchworms', '12 inchworms'],
  ['', ''],
])('all measures read alike: %j', (written, read) => {
  expect(formatMeasures(written)).toBe(read);
});
