import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_MEDIA, MEDIA, type Media } from '../../../src/domain/framingTerms.ts';
import {
  DEFAULT_SIZE_RULE,
  formatDimension,
  formatSize,
  getPrintSizes,
  getSizeBucket,
  groupSizesByBucket,
  parseSizeKey,
  parseSizeText,
  type Size,
  toSizeKey,
} from '../../../src/domain/size.ts';

const HUGE: Size = { width: 500, height: 500 };
const size = (text: string): Size => {
  const [width, height] = text.split('x').map(Number);
  return { width: width as number, height: height as number };
};
const sizes = (text: string): Size[] => text.split(' ').filter(Boolean).map(size);

describe('media', () => {
  test('[CONF-17] [CONF-20] Paper and Canvas, Canvas first', () => {
    expect(new Set(MEDIA)).toEqual(new Set(['Paper', 'Canvas']));
    expect(DEFAULT_MEDIA).toBe('Canvas');
  });
});

describe('print sizes', () => {
  test('[CONF-42] the newer rule is the default', () => {
    expect(DEFAULT_SIZE_RULE).toBe('stepped');
    const picture = { media: 'Paper', source: 'art', ratio: 0.75, max: HUGE } as const;
    expect(getPrintSizes(picture)).toEqual(getPrintSizes({ ...picture, rule: 'stepped' }));
    expect(getPrintSizes(picture)).not.toEqual(getPrintSizes({ ...picture, rule: 'classic' }));
  });

  const art = { source: 'art', max: HUGE } as const;

  test.each<[string, Media, number, string]>([
    ['a square on paper', 'Paper', 1, '40x40 36x36 32x32 28x28 24x24 20x20 16x16 12x12'],
    ['a square on canvas', 'Canvas', 1, '38x38 34x34 30x30 26x26 22x22 18x18 14x14'],
    ['a portrait on paper', 'Paper', 2 / 3, '40x60 36x54 32x48 28x42 24x36 20x30 16x24 12x18'],
    ['a landscape on paper', 'Paper', 1.5, '60x40 54x36 48x32 42x28 36x24 30x20 24x16 18x12'],
    ['a portrait on canvas', 'Canvas', 2 / 3, '38x57 34x51 30x45 26x39 22x33 18x27 14x21'],
    ['a long portrait that meets 64 on paper', 'Paper', 0.5, '32x64 28x56 24x48 20x40 16x32 12x24'],
    ['a long landscape that meets 64 on paper', 'Paper', 2, '64x32 56x28 48x24 40x20 32x16 24x12'],
    ['a long portrait that stays under 63 on canvas', 'Canvas', 0.5, '31x62 27x54 23x46 19x38 15x30'],
    ['a side rounded to the inch', 'Paper', 0.7, '40x57 36x51 32x46 28x40 24x34 20x29 16x23 12x17'],
  ])('[CONF-42] %s', (_, media, ratio, list) => {
    expect(getPrintSizes({ ...art, media, ratio })).toEqual(sizes(list));
  });

  test.each<[string, Media, 'art' | 'upload', number, Size, string]>([
    ['art that ends at 30 x 40', 'Paper', 'art', 0.75, size('30x40'), '30x40 26x35 22x29 18x24 14x19'],
    ['art whose height ends first', 'Paper', 'art', 0.75, { width: 40, height: 30.9 }, '22x29 18x24 14x19'],
    ['art of exactly 12 inches', 'Canvas', 'art', 1, size('12x12'), '12x12'],
    ['art with 12 inches on the short side', 'Canvas', 'art', 2, size('24x12'), '24x12'],
    ['an upload on paper down to 8', 'Paper', 'upload', 1, size('20x20'), '20x20 16x16 12x12 8x8'],
    ['an upload of exactly 8 inches', 'Paper', 'upload', 1, size('8x8'), '8x8'],
    ['an upload on canvas down to 12', 'Canvas', 'upload', 1, size('20x20'), '20x20 16x16 12x12'],
    ['an upload too small for canvas', 'Canvas', 'upload', 1, { width: 11.99, height: 11.99 }, ''],
    ['an upload too small for paper', 'Paper', 'upload', 1, { width: 7.99, height: 7.99 }, ''],
  ])('[CONF-42] [CONF-43] [CONF-44] %s', (_, media, source, ratio, max, list) => {
    expect(getPrintSizes({ media, source, ratio, max })).toEqual(sizes(list));
  });

  test.each<[string, Media, number, string]>([
    [
      'a square on paper',
      'Paper',
      1,
      '40x40 38x38 36x36 34x34 32x32 30x30 28x28 26x26 24x24 22x22 20x20 18x18 16x16 14x14 12x12',
    ],
    [
      'a portrait meets 40 x 60 on paper',
      'Paper',
      2 / 3,
      '40x60 38x57 36x54 34x51 32x48 30x45 28x42 26x39 24x36 22x33 20x30 18x27 16x24 14x21 12x18',
    ],
    ['a long portrait meets 60 on paper', 'Paper', 0.5, '30x60 28x56 26x52 24x48 22x44 20x40 18x36 16x32 14x28 12x24'],
    [
      'a long landscape meets 64 on canvas',
      'Canvas',
      2,
      '64x32 60x30 56x28 52x26 48x24 44x22 40x20 36x18 32x16 28x14 24x12',
    ],
  ])('[CONF-42] classic: %s', (_, media, ratio, list) => {
    expect(getPrintSizes({ ...art, media, ratio, rule: 'classic' })).toEqual(sizes(list));
  });

  const ENOUGH: Size = { width: 50, height: 50 };
  test.each([
    ['a side of 11 inches', 0.75, { width: 11, height: 15 }],
    ['a hair under 12', 1, { width: 11.99, height: 11.99 }],
    ['a shape too long for any size', 9, HUGE],
    ['no maximum', 1, { width: Number.NaN, height: Number.NaN }],
    ['no ratio', Number.NaN, ENOUGH],
    ['a ratio of nothing', 0, ENOUGH],
    ['a negative ratio', -1, ENOUGH],
    ['an endless ratio', Number.POSITIVE_INFINITY, ENOUGH],
  ])('[CONF-58] art with %s offers 12 x 12 only', (_, ratio, max) => {
    for (const media of MEDIA) {
      expect(getPrintSizes({ media, source: 'art', ratio, max })).toEqual([{ width: 12, height: 12 }]);
      expect(getPrintSizes({ media, source: 'art', ratio, max, rule: 'classic' })).toEqual([{ width: 12, height: 12 }]);
    }
  });

  test.each([
    ['under 8 inches', 1, { width: 7.99, height: 7.99 }],
    ['too long for any size', 9, HUGE],
    ['without a ratio', Number.NaN, ENOUGH],
  ])('[UPL-14] an upload %s offers nothing', (_, ratio, max) => {
    for (const media of MEDIA) expect(getPrintSizes({ media, source: 'upload', ratio, max })).toEqual([]);
  });

  const LIMITS = {
    stepped: { Paper: [40, 64], Canvas: [38, 63], step: 4 },
    classic: { Paper: [40, 60], Canvas: [38, 64], step: 2 },
  } as const;
  const picture = fc.record({
    media: fc.constantFrom(...MEDIA),
    source: fc.constantFrom('art' as const, 'upload' as const),
    rule: fc.constantFrom('stepped' as const, 'classic' as const),
    ratio: fc.double({ min: 0.2, max: 5, noNaN: true }),
    max: fc.record({
      width: fc.double({ min: 4, max: 90, noNaN: true }),
      height: fc.double({ min: 4, max: 90, noNaN: true }),
    }),
  });
  const short = ({ width, height }: Size) => Math.min(width, height);
  const long = ({ width, height }: Size) => Math.max(width, height);
  const isLowResolutionCase = (list: Size[]) => list.length === 1 && list[0]?.width === 12 && list[0]?.height === 12;

  test('[CONF-42] [CONF-43] [CONF-44] no list passes a limit, the ratio or the minimum, for any picture', () => {
    fc.assert(
      fc.property(picture, (sample) => {
        const list = getPrintSizes(sample);
        if (sample.source === 'art' && isLowResolutionCase(list)) return;
        const [shortest, longest] = LIMITS[sample.rule][sample.media];
        const least = sample.source === 'upload' && sample.media === 'Paper' ? 8 : 12;
        for (const { width, height } of list) {
          expect(Number.isInteger(width) && Number.isInteger(height)).toBe(true);
          expect(short({ width, height })).toBeLessThanOrEqual(shortest);
          expect(long({ width, height })).toBeLessThanOrEqual(longest);
          expect(width).toBeLessThanOrEqual(sample.max.width);
          expect(height).toBeLessThanOrEqual(sample.max.height);
          expect(short({ width, height })).toBeGreaterThanOrEqual(least);
          const off = sample.ratio < 1 ? height - width / sample.ratio : width - height * sample.ratio;
          expect(Math.abs(off)).toBeLessThanOrEqual(0.5);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('[CONF-42] a list falls by its step and leaves out no step that would fit', () => {
    fc.assert(
      fc.property(picture, (sample) => {
        const list = getPrintSizes(sample);
        const { step } = LIMITS[sample.rule];
        const least = sample.source === 'upload' && sample.media === 'Paper' ? 8 : 12;
        for (const [at, next] of list.slice(1).entries()) {
          const before = list[at] as Size;
          expect(short(before) - short(next)).toBe(step);
          expect(long(next)).toBeLessThan(long(before));
        }
        const last = list.at(-1);
        if (last) expect(short(last) - step).toBeLessThan(least);
      }),
      { numRuns: 1000 },
    );
  });

  test('[CONF-42] the first size is the largest: one inch more would pass a limit', () => {
    fc.assert(
      fc.property(picture, (sample) => {
        const [first] = getPrintSizes(sample);
        if (!first || (sample.source === 'art' && isLowResolutionCase([first]))) return;
        const [shortest, longest] = LIMITS[sample.rule][sample.media];
        const side = short(first) + 1;
        const other = Math.round(sample.ratio < 1 ? side / sample.ratio : side * sample.ratio);
        const [width, height] = sample.ratio < 1 ? [side, other] : [other, side];
        expect(side > shortest || other > longest || width > sample.max.width || height > sample.max.height).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('[CONF-42] a picture turned on its side has the same sizes, turned', () => {
    const inches = fc.integer({ min: 8, max: 60 });
    fc.assert(
      fc.property(picture, inches, inches, (sample, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        // A side of exactly half an inch may be rounded either way, as neither ratio is exact in binary.
        const hasHalf = Array.from({ length: 60 }, (_, side) => (2 * side * more) / less).some(
          (twice) => twice % 2 === 1,
        );
        if (hasHalf) return;
        const turned = { ...sample, max: { width: sample.max.height, height: sample.max.width } };
        const upright = getPrintSizes({ ...sample, ratio: less / more });
        const across = getPrintSizes({ ...turned, ratio: more / less });
        expect(across).toEqual(upright.map(({ width, height }) => ({ width: height, height: width })));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('size buckets', () => {
  test.each([
    [1, 'Small'],
    [13.99, 'Small'],
    [14, 'Medium'],
    [23.99, 'Medium'],
    [24, 'Large'],
    [35.99, 'Large'],
    [36, 'Extra Large'],
    [64, 'Extra Large'],
  ])('[CONF-37] [CONF-38] [CONF-39] [CONF-40] a larger side of %d inches is %s', (side, bucket) => {
    expect(getSizeBucket({ width: side, height: 1 })).toBe(bucket);
    expect(getSizeBucket({ width: 1, height: side })).toBe(bucket);
  });

  test('[CONF-10] [CONF-41] tabs run from Small to Extra Large, each with its largest size first', () => {
    expect(groupSizesByBucket(sizes('12x12 14x20 36x20 10x13 16x20 40x40 24x35'))).toEqual([
      { bucket: 'Small', sizes: sizes('10x13 12x12') },
      { bucket: 'Medium', sizes: sizes('16x20 14x20') },
      { bucket: 'Large', sizes: sizes('24x35') },
      { bucket: 'Extra Large', sizes: sizes('40x40 36x20') },
    ]);
  });

  test('[CONF-41] of sizes that are as long the one with more area is first', () => {
    expect(groupSizesByBucket(sizes('10x20 20x16 18x20'))).toEqual([
      { bucket: 'Medium', sizes: sizes('18x20 20x16 10x20') },
    ]);
  });

  test('[CONF-41] a tab without sizes is left out', () => {
    expect(groupSizesByBucket(sizes('12x12 40x40'))).toEqual([
      { bucket: 'Small', sizes: sizes('12x12') },
      { bucket: 'Extra Large', sizes: sizes('40x40') },
    ]);
    expect(groupSizesByBucket([])).toEqual([]);
  });

  test('[CONF-37] [CONF-40] every size is in one tab, and none is lost or changed', () => {
    const side = fc.integer({ min: 1, max: 70 });
    fc.assert(
      fc.property(fc.array(fc.record({ width: side, height: side })), (list) => {
        const sample = structuredClone(list);
        const tabs = groupSizesByBucket(list);
        const keys = (some: Size[]) => some.map(toSizeKey).toSorted();
        expect(keys(tabs.flatMap((tab) => tab.sizes))).toEqual(keys(list));
        expect(tabs.every((tab) => tab.sizes.every((one) => getSizeBucket(one) === tab.bucket))).toBe(true);
        expect(list).toEqual(sample);
      }),
    );
  });
});

describe('size texts', () => {
  test('[CART-11] a size as label, key and dimension', () => {
    const sample = { width: 12, height: 16 };
    expect([formatSize(sample), toSizeKey(sample), formatDimension(sample)]).toEqual(['12 × 16', '12x16', '12 x 16']);
  });

  test('a size key may have decimals', () => {
    expect(parseSizeKey('12.25x16.75')).toEqual({ width: 12.25, height: 16.75 });
  });

  test('a size key reads back as its size', () => {
    const side = fc.oneof(fc.integer({ min: 1, max: 999 }), fc.constantFrom(17.4, 23.9, 0.8));
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(parseSizeKey(toSizeKey({ width, height }))).toEqual({ width, height });
      }),
    );
  });

  test.each([
    '',
    'x',
    '12',
    '12x',
    'x16',
    '12 x 16',
    '12×16',
    '12X16',
    '-12x16',
    '0x16',
    '12x0',
    '1e2x16',
    '12x16x20',
    '99999x1',
    ' 12x16',
    '12x16\n',
    '<script>',
  ])('%j is no size key', (text) => {
    expect(parseSizeKey(text)).toBe(null);
  });
});

test.each([
  ['20 × 24 inches', { width: 20, height: 24 }],
  ['Set of 4, each 11 × 11 inches', { width: 11, height: 11 }],
  ['12.5 x 16 in', { width: 12.5, height: 16 }],
  ['as large as a hand', null],
  ['', null],
])('[GIFT-14] a size in a text of the shop, %j', (text, size) => {
  expect(parseSizeText(text)).toEqual(size);
});
