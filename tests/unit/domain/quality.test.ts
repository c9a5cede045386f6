import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RATIOS } from '../../../src/domain/crop.ts';
import { MEDIA } from '../../../src/domain/media.ts';
import {
  canHold,
  dotsPerInch,
  isPrintable,
  printableWhole,
  qualityOf,
  sizeQualities,
} from '../../../src/domain/quality.ts';
import { printableInches } from '../../../src/domain/resolution.ts';
import { printSizes, sizeKey } from '../../../src/domain/size.ts';

const side = fc.integer({ min: 1200, max: 16_000 });
const anyPicture = fc.record({ width: side, height: side });

describe('quality', () => {
  test.each([
    [149, 'low'],
    [150, 'good'],
    [224, 'good'],
    [225, 'excellent'],
    [600, 'excellent'],
  ] as const)('[UPL-13] %i dots an inch are %s', (dpi, quality) => {
    expect(qualityOf(dpi)).toBe(quality);
  });

  test('[UPL-13] the side with fewer dots counts', () => {
    expect(dotsPerInch({ width: 3000, height: 3000 }, { width: 10, height: 20 })).toBe(150);
    expect(dotsPerInch({ width: 2400, height: 3000 }, { width: 16, height: 20 })).toBe(150);
    expect(dotsPerInch({ width: 1999, height: 3000 }, { width: 8, height: 12 })).toBe(249);
  });

  test('[UPL-13] [CONF-42] 3,000 × 4,000 pixels print up to 19 × 25 inches; the next size is too low', () => {
    // the shorter side steps by 4 inches from 19, for 20 would make the longer one 27, and there are 26.67
    const list = sizeQualities({ width: 3000, height: 4000 });
    expect(list.map(({ size, isOffered }) => [sizeKey(size), isOffered])).toEqual([
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
        const offered = sizeQualities(picture).filter(({ isOffered }) => isOffered);
        const expected = MEDIA.flatMap((media) =>
          printSizes({
            media,
            source: 'upload',
            ratio: picture.width / picture.height,
            max: printableInches(picture),
          }).map(sizeKey),
        );
        expect(new Set(offered.map(({ size }) => sizeKey(size)))).toEqual(new Set(expected));
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
    const kept = printableWhole({ width: 1200, height: 1777 });
    expect(kept).toEqual({ x: 0, y: 26, width: 1200, height: 1724 });
    expect(printableWhole({ width: 3000, height: 4000 })).toEqual({ x: 0, y: 0, width: 3000, height: 4000 });
    expect(printableWhole({ width: 20_000, height: 10 })).toBeNull();
    fc.assert(
      fc.property(anyPicture, (picture) => {
        const crop = printableWhole(picture);
        expect(crop && isPrintable(crop)).toBe(true);
        expect(crop && Math.min(crop.width, crop.height)).toBe(Math.min(picture.width, picture.height));
      }),
    );
  });

  test('[UPL-14] a shape can be had where its largest crop can be printed', () => {
    const picture = { width: 2000, height: 1300 };
    const possible = RATIOS.filter((ratio) => canHold(picture, { ratio, flipped: true }));
    expect(possible).toEqual(['free', 'original', '1:1', '4:5', '5:7', '2:3', '3:4']);
    expect(canHold(picture, { ratio: '4:5', flipped: false })).toBe(false);
  });
});
