import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Crop,
  cropShares,
  HANDLES,
  LEAST_PIXELS,
  largestCrop,
  lawfulCrop,
  leastCrop,
  movedCrop,
  type Pixels,
  RATIOS,
  ratioOf,
  resizedCrop,
  type Shape,
  scalesOf,
  shapeLabel,
  type Turn,
  turnedCrop,
  turnedPixels,
} from '../../../src/domain/crop.ts';

const side = fc.integer({ min: 1200, max: 12_000 });
const anyPicture = fc.record({ width: side, height: side });
const anyShape: fc.Arbitrary<Shape> = fc.record({ ratio: fc.constantFrom(...RATIOS), flipped: fc.boolean() });
const anyTurn = fc.constantFrom<Turn>(0, 90, 180, 270);
const anyStep = fc.record({
  x: fc.integer({ min: -15_000, max: 15_000 }),
  y: fc.integer({ min: -15_000, max: 15_000 }),
});
const share = fc.double({ min: -0.5, max: 1.5, noNaN: true });
const anyWish = fc.record({ x: share, y: share, width: share, height: share });

const wishOn = (picture: Pixels, wish: Crop): Crop => ({
  x: wish.x * picture.width,
  y: wish.y * picture.height,
  width: wish.width * picture.width,
  height: wish.height * picture.height,
});

/** Whole pixels inside the picture, of the ratio to the pixel, and no smaller than lawful where the picture has that much. */
function isLawful(crop: Crop, picture: Pixels, ratio: number | null) {
  expect(Object.values(crop).every(Number.isInteger)).toBe(true);
  expect(crop.x).toBeGreaterThanOrEqual(0);
  expect(crop.y).toBeGreaterThanOrEqual(0);
  expect(crop.x + crop.width).toBeLessThanOrEqual(picture.width);
  expect(crop.y + crop.height).toBeLessThanOrEqual(picture.height);
  if (ratio !== null) expect(Math.abs(crop.width - crop.height * ratio)).toBeLessThanOrEqual(Math.max(1, ratio));
  const least = leastCrop(ratio);
  const most = largestCrop(picture, ratio);
  expect(crop.width).toBeGreaterThanOrEqual(Math.min(least.width, most.width));
  expect(crop.height).toBeGreaterThanOrEqual(Math.min(least.height, most.height) - 1);
}

describe('shapes', () => {
  test('[UPL-13] [UPL-14] the smallest crop is 8 inches at 150 pixels', () => {
    expect(LEAST_PIXELS).toBe(1200);
    expect(leastCrop(null)).toEqual({ width: 1200, height: 1200 });
    expect(leastCrop(1)).toEqual({ width: 1200, height: 1200 });
    expect(leastCrop(4 / 5)).toEqual({ width: 1200, height: 1500 });
    expect(leastCrop(3 / 2)).toEqual({ width: 1800, height: 1200 });
  });

  test('[UPL-14] of 3:4 it is what 8 × 11 inches take', () => {
    expect(leastCrop(3 / 4)).toEqual({ width: 1238, height: 1650 });
    expect(leastCrop(4 / 3)).toEqual({ width: 1650, height: 1238 });
  });

  test.each([
    ['free', false, null, 'free'],
    ['original', false, 1.5, 'original'],
    ['1:1', false, 1, '1:1'],
    ['4:5', false, 0.8, '4:5'],
    ['4:5', true, 1.25, '5:4'],
    ['5:7', false, 5 / 7, '5:7'],
    ['2:3', true, 1.5, '3:2'],
    ['3:4', false, 0.75, '3:4'],
    ['9:16', true, 16 / 9, '16:9'],
  ] as const)('%s, lying %s, is %s and reads %s', (ratio, flipped, expected, label) => {
    expect(ratioOf({ ratio, flipped }, { width: 3000, height: 2000 })).toBe(expected);
    expect(shapeLabel({ ratio, flipped })).toBe(label);
  });

  test('the largest crop stands in the middle', () => {
    expect(largestCrop({ width: 3000, height: 2000 }, 1)).toEqual({ x: 500, y: 0, width: 2000, height: 2000 });
    expect(largestCrop({ width: 3000, height: 2001 }, null)).toEqual({ x: 0, y: 0, width: 3000, height: 2001 });
  });
});

describe('a crop', () => {
  test('[UPL-14] any wish becomes a lawful crop, and a lawful one stays as it is', () => {
    fc.assert(
      fc.property(anyPicture, anyShape, anyWish, (picture, shape, wish) => {
        const ratio = ratioOf(shape, picture);
        const crop = lawfulCrop(wishOn(picture, wish), picture, ratio);
        isLawful(crop, picture, ratio);
        expect(lawfulCrop(crop, picture, ratio)).toEqual(crop);
      }),
    );
  });

  test('[UPL-14] whichever handle is moved however far, it stays lawful', () => {
    fc.assert(
      fc.property(
        anyPicture,
        anyShape,
        anyWish,
        fc.constantFrom(...HANDLES),
        anyStep,
        (picture, shape, wish, handle, by) => {
          const ratio = ratioOf(shape, picture);
          const crop = lawfulCrop(wishOn(picture, wish), picture, ratio);
          isLawful(resizedCrop(crop, handle, by, picture, ratio), picture, ratio);
        },
      ),
    );
  });

  test('without a ratio the other side does not move', () => {
    fc.assert(
      fc.property(anyPicture, anyWish, fc.constantFrom(...HANDLES), anyStep, (picture, wish, handle, by) => {
        const crop = lawfulCrop(wishOn(picture, wish), picture, null);
        const after = resizedCrop(crop, handle, by, picture, null);
        if (!handle.includes('w')) expect(after.x).toBe(crop.x);
        if (!handle.includes('n')) expect(after.y).toBe(crop.y);
        if (!handle.includes('e')) expect(after.x + after.width).toBe(crop.x + crop.width);
        if (!handle.includes('s')) expect(after.y + after.height).toBe(crop.y + crop.height);
      }),
    );
  });

  test('a corner of a held ratio follows the finger, with the opposite corner in its place', () => {
    const picture = { width: 4000, height: 4000 };
    const crop = { x: 1000, y: 1000, width: 2000, height: 2500 };
    expect(resizedCrop(crop, 'nw', { x: -400, y: 0 }, picture, 0.8)).toEqual({
      x: 600,
      y: 500,
      width: 2400,
      height: 3000,
    });
    expect(resizedCrop(crop, 'se', { x: 0, y: -500 }, picture, 0.8)).toEqual({
      x: 1000,
      y: 1000,
      width: 1600,
      height: 2000,
    });
  });

  test('is pushed no further than the picture goes, and keeps its size', () => {
    fc.assert(
      fc.property(anyPicture, anyWish, anyStep, (picture, wish, by) => {
        const crop = lawfulCrop(wishOn(picture, wish), picture, null);
        const after = movedCrop(crop, by, picture);
        expect([after.width, after.height]).toEqual([crop.width, crop.height]);
        isLawful(after, picture, null);
      }),
    );
  });
});

describe('a turn', () => {
  test('to the right and back, or four times, changes nothing', () => {
    fc.assert(
      fc.property(anyPicture, anyWish, (picture, wish) => {
        const crop = lawfulCrop(wishOn(picture, wish), picture, null);
        const turned = { width: picture.height, height: picture.width };
        expect(turnedCrop(turnedCrop(crop, picture, 'right'), turned, 'left')).toEqual(crop);
        let [seen, size] = [crop, picture];
        for (let quarter = 0; quarter < 4; quarter += 1) {
          seen = turnedCrop(seen, size, 'right');
          size = { width: size.height, height: size.width };
        }
        expect(seen).toEqual(crop);
      }),
    );
  });

  test('takes the upper left corner to the upper right one', () => {
    const picture = { width: 3000, height: 2000 };
    expect(turnedCrop({ x: 0, y: 0, width: 1500, height: 1200 }, picture, 'right')).toEqual({
      x: 800,
      y: 0,
      width: 1200,
      height: 1500,
    });
    expect(turnedPixels(picture, 90)).toEqual({ width: 2000, height: 3000 });
    expect(turnedPixels(picture, 180)).toEqual(picture);
  });
});

describe('[CART-15] scales', () => {
  test.each([
    [0, { x: 800, y: 0, width: 1200, height: 1500 }],
    [90, { x: 0, y: 0, width: 1500, height: 1200 }],
  ] as const)('a crop seen after a turn of %i is this part of the upright original', (turn, expected) => {
    expect(scalesOf({ x: 800, y: 0, width: 1200, height: 1500 }, { width: 3000, height: 2000 }, turn)).toEqual(
      expected,
    );
  });

  test('the part is as large as the crop and inside of the original, however it is turned', () => {
    fc.assert(
      fc.property(anyPicture, anyTurn, anyWish, (picture, turn, wish) => {
        const seen = turnedPixels(picture, turn);
        const crop = lawfulCrop(wishOn(seen, wish), seen, null);
        const part = scalesOf(crop, picture, turn);
        expect(turnedPixels(part, turn)).toEqual({ width: crop.width, height: crop.height });
        isLawful(part, picture, null);
      }),
    );
  });
});

test('shares of a picture are 0 to 1', () => {
  expect(cropShares({ x: 300, y: 500, width: 1500, height: 1000 }, { width: 3000, height: 2000 })).toEqual({
    x: 0.1,
    y: 0.25,
    width: 0.5,
    height: 0.5,
  });
});
