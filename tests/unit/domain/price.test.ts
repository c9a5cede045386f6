import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEDIA } from '../../../src/domain/framingTerms.ts';
import { calculatePrice, type PriceBand, type PriceTable, type RateColumn } from '../../../src/domain/price.ts';
import type { Size } from '../../../src/domain/size.ts';

const COLUMNS: RateColumn[] = [
  'paper_print',
  'canvas_print',
  'paper_print_frame',
  'canvas_print_frame',
  'fine_art_paper_print',
  'fine_art_canvas_print',
  'fine_art_paper_print_frame',
  'fine_art_canvas_print_frame',
];
const BANDS: PriceBand[] = ['under256', '256to1296', 'over1296'];

/** A table whose every rate is another number, so that a wrong column or band shows. */
const table = Object.fromEntries(
  BANDS.map((band, row) => [band, Object.fromEntries(COLUMNS.map((column, at) => [column, 10 * (row + 1) + at]))]),
) as PriceTable;
const flat = (rate: number) =>
  Object.fromEntries(
    BANDS.map((band) => [band, Object.fromEntries(COLUMNS.map((column) => [column, rate]))]),
  ) as PriceTable;

describe('price', () => {
  test.each([
    [1, 'under256'],
    [255, 'under256'],
    [255.4, 'under256'],
    [256, '256to1296'],
    [1295, '256to1296'],
    [1296, '256to1296'],
    [1297, 'over1296'],
    [5000, 'over1296'],
  ] as const)('[CONF-33] %d square inches are in the band %s', (area, band) => {
    const paid = calculatePrice({
      size: { width: area, height: 1 },
      media: 'Paper',
      source: 'upload',
      framed: false,
      table,
    });
    expect(paid).toBe(Math.round(area) * table[band].paper_print * 100);
  });

  test('[CONF-36] nothing is added to the area times its rate', () => {
    const size = { width: 12, height: 16 };
    expect(calculatePrice({ size, media: 'Paper', source: 'art', framed: false, table: flat(10) })).toBe(192_000);
    expect(calculatePrice({ size, media: 'Canvas', source: 'upload', framed: true, table: flat(10) })).toBe(
      15 * 19 * 1_000,
    );
    expect(calculatePrice({ size, media: 'Paper', source: 'art', framed: true, table: flat(0) })).toBe(0);
  });

  test.each([
    ['Paper', 'upload', false, 'paper_print'],
    ['Canvas', 'upload', false, 'canvas_print'],
    ['Paper', 'upload', true, 'paper_print_frame'],
    ['Canvas', 'upload', true, 'canvas_print_frame'],
    ['Paper', 'art', false, 'fine_art_paper_print'],
    ['Canvas', 'art', false, 'fine_art_canvas_print'],
    ['Paper', 'art', true, 'fine_art_paper_print_frame'],
    ['Canvas', 'art', true, 'fine_art_canvas_print_frame'],
  ] as const)('[CONF-30] [CONF-34] %s, %s, framed %s is rated by %s', (media, source, framed, column) => {
    const area = framed ? 23 * 33 : 20 * 30;
    const rate = table['256to1296'][column];
    expect(calculatePrice({ size: { width: 20, height: 30 }, media, source, framed, table })).toBe(area * rate * 100);
  });

  test.each([
    ['12 x 16, art on paper', 12, 16, 'Paper', 'art', false, 192 * 14],
    ['16 x 16 is in the middle band', 16, 16, 'Paper', 'art', false, 256 * 24],
    ['15 x 17 is under it', 15, 17, 'Canvas', 'upload', false, 255 * 11],
    ['36 x 36 still is in it', 36, 36, 'Canvas', 'art', false, 1296 * 25],
    ['37 x 36 is over it', 37, 36, 'Canvas', 'art', false, 1332 * 35],
    ['a frame lifts 13 x 13 to 256', 13, 13, 'Paper', 'upload', true, 256 * 22],
    ['a frame lifts 33.1 x 33 over 1296', 33.1, 33, 'Canvas', 'art', true, 1300 * 37],
    ['an area is rounded first', 12.3, 12.3, 'Paper', 'art', false, 151 * 14],
  ] as const)('[CONF-35] %s', (_, width, height, media, source, framed, rupees) => {
    expect(calculatePrice({ size: { width, height }, media, source, framed, table })).toBe(rupees * 100);
  });

  test.each([
    [10, 10, 4.344, 434],
    [10, 10, 4.345, 435],
    [10, 10, 1.005, 101],
    [12, 12, 9.99, 1439],
  ])('[CONF-35] %d x %d at %d is rounded to ₹%d', (width, height, rate, rupees) => {
    const paid = calculatePrice({
      size: { width, height },
      media: 'Paper',
      source: 'art',
      framed: false,
      table: flat(rate),
    });
    expect(paid).toBe(rupees * 100);
  });

  const side = fc.integer({ min: 8, max: 64 });
  const piece = fc.record({
    media: fc.constantFrom(...MEDIA),
    source: fc.constantFrom('art' as const, 'upload' as const),
    framed: fc.boolean(),
    rate: fc.integer({ min: 1, max: 50_000 }).map((thousandths) => thousandths / 1000),
  });

  test('[CONF-35] a price is whole rupees', () => {
    fc.assert(
      fc.property(side, side, piece, (width, height, { rate, ...rest }) => {
        expect(calculatePrice({ size: { width, height }, ...rest, table: flat(rate) }) % 100).toBe(0);
      }),
    );
  });

  test('[CONF-35] at one rate the price never falls as the picture grows', () => {
    fc.assert(
      fc.property(side, side, fc.nat(8), fc.nat(8), piece, (width, height, wider, higher, { rate, ...rest }) => {
        const paid = (size: Size) => calculatePrice({ size, ...rest, table: flat(rate) });
        expect(paid({ width, height })).toBeLessThanOrEqual(paid({ width: width + wider, height: height + higher }));
      }),
      { numRuns: 1000 },
    );
  });

  test('[CONF-31] [CONF-32] which side is the width does not matter to the price', () => {
    fc.assert(
      fc.property(side, side, piece, (width, height, { rate, ...rest }) => {
        const one = calculatePrice({ size: { width, height }, ...rest, table: flat(rate) });
        expect(calculatePrice({ size: { width: height, height: width }, ...rest, table: flat(rate) })).toBe(one);
      }),
    );
  });
});
