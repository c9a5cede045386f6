import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RATIOS } from '../../../src/domain/crop.ts';
import { MEDIA } from '../../../src/domain/framingTerms.ts';
import { canCropTo, getInitialCrop, getSizeQualities, isPrintable } from '../../../src/domain/quality.ts';
import { getPrintSizes, toSizeKey } from '../../../src/domain/size.ts';
import { getPrintableInches } from '../../../src/domain/sourcePicture.ts';

const side = fc.integer({ min: 1200, max: 16_000 });
const anyPicture = fc.record({ width: side, height: side });

describe('quality', () => {
  test.each([
    [1800, 150, 'good'],
    [1811, 150, 'good'],
    [1812, 151, 'good'],
  ] as const)('[UPL-13] %i pixels on 12 inches are %i dots an inch, %s', (side, dpi, quality) => {
    const offered = getSizeQualities({ width: side, height: side }).filter(({ isOffered }) => isOffered);
    expect(offered[0]).toEqual({ size: { width: 12, height: 12 }, dpi, quality, isOffered: true });
  });

  test.each([
    [2024, 224, 'good'],
    [2025, 225, 'excellent'],
  ] as const)('[UPL-13] of a square of %i pixels 9 inches have %i dots an inch, which is %s', (side, dpi, quality) => {
    expect(getSizeQualities({ width: side, height: side }).at(-1)).toEqual({
      size: { width: 9, height: 9 },
      dpi,
      quality,
      isOffered: true,
    });
  });

  test('[UPL-13] [CONF-42] 3,000 × 4,000 pixels print up to 19 × 25 inches; the next size is too low', () => {
    // the shorter side steps by 4 inches from 19, for 20 would make the longer one 27, and there are 26.67
    const list = getSizeQualities({ width: 3000, height: 4000 });
    expect(list.map(({ size, isOffered }) => [toSizeKey(size), isOffered])).toEqual([
      ['20x27', false],
      ['19x25', true],
      ['15x20', true],
      ['11x15', true],
    ]);
    expect(list.map(({ dpi, quality }) => [dpi, quality])).toEqual([
      [148, 'low'],
      [157, 'good'],
      [200, 'good'],
      [266, 'excellent'],
    ]);
  });

  test('[UPL-13] every size of every media is there, none of them low', () => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        const offered = getSizeQualities(picture).filter(({ isOffered }) => isOffered);
        const expected = MEDIA.flatMap((media) =>
          getPrintSizes({
            media,
            source: 'upload',
            ratio: picture.width / picture.height,
            max: getPrintableInches(picture),
          }).map(toSizeKey),
        );
        expect(new Set(offered.map(({ size }) => toSizeKey(size)))).toEqual(new Set(expected));
        expect(offered.filter(({ quality }) => quality === 'low')).toEqual([]);
      }),
    );
  });
});

describe('what can be printed', () => {
  test('[UPL-14] 8 × 8 inches can, a pixel less cannot', () => {
    expect(isPrintable({ width: 1200, height: 1200 })).toBe(true);
    expect(isPrintable({ width: 1199, height: 1200 })).toBe(false);
  });

  test('[UPL-14] of the whole of an accepted picture as much is kept as can be printed', () => {
    // 1,777 pixels are 11.85 inches: 8 × 12 does not fit, 8 × 11 does
    const printable = getInitialCrop({ width: 1200, height: 1777 });
    expect(printable).toEqual({ x: 0, y: 26, width: 1200, height: 1724 });
    expect(getInitialCrop({ width: 3000, height: 4000 })).toEqual({ x: 0, y: 0, width: 3000, height: 4000 });
    expect(getInitialCrop({ width: 20_000, height: 10 })).toBeNull();
    fc.assert(
      fc.property(anyPicture, (picture) => {
        const crop = getInitialCrop(picture);
        expect(crop && isPrintable(crop)).toBe(true);
        expect(crop && Math.min(crop.width, crop.height)).toBe(Math.min(picture.width, picture.height));
      }),
    );
  });

  test('[UPL-14] a shape can be had where its largest crop can be printed', () => {
    const picture = { width: 2000, height: 1300 };
    const possible = RATIOS.filter((ratio) => canCropTo(picture, { ratio, flipped: true }));
    expect(possible).toEqual(['free', 'original', '1:1', '4:5', '5:7', '2:3', '3:4']);
    expect(canCropTo(picture, { ratio: '4:5', flipped: false })).toBe(false);
  });
});

describe('the list of sizes', () => {
  const list = (width: number, height: number) =>
    getSizeQualities({ width, height }).map(({ size, isOffered }) =>
      isOffered ? toSizeKey(size) : `(${toSizeKey(size)})`,
    );

  test('[UPL-13] [CONF-42] has every media, largest first', () => {
    expect(list(9000, 9000)).toEqual([
      ...['40x40', '38x38', '36x36', '34x34', '32x32', '30x30', '28x28', '26x26', '24x24', '22x22', '20x20', '18x18'],
      ...['16x16', '14x14', '12x12', '8x8'],
    ]);
  });

  test('[UPL-13] ends above what has 150 dots an inch to the dot', () => {
    expect(list(3000, 3000)).toEqual(['(22x22)', '20x20', '16x16', '12x12', '8x8']);
  });
});

test('[UPL-14] a picture whose whole fits no size can be cut freely', () => {
  const picture = { width: 1200, height: 1777 };
  expect(canCropTo(picture, { ratio: 'free', flipped: false })).toBe(true);
  expect(canCropTo(picture, { ratio: 'original', flipped: false })).toBe(false);
});

test('[UPL-14] what is cut off a picture that lies is cut at both ends', () => {
  expect(getInitialCrop({ width: 1777, height: 1200 })).toEqual({ x: 26, y: 0, width: 1724, height: 1200 });
  expect(getInitialCrop({ width: 20_000, height: 1200 })).toEqual({ x: 5200, y: 0, width: 9600, height: 1200 });
  expect(getInitialCrop({ width: 1199, height: 1200 })).toBeNull();
});
