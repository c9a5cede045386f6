import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Crop,
  type CropShape,
  constrainCrop,
  formatCropShape,
  getCropRatio,
  getLargestCrop,
  HANDLES,
  MIN_CROP_PIXELS,
  moveCrop,
  type Pixels,
  RATIOS,
  type Rotation,
  resizeCrop,
  rotateCrop,
  rotatePixels,
  toCropFractions,
  toScales,
} from '../../../src/domain/crop.ts';

const side = fc.integer({ min: 1200, max: 12_000 });
const anyPicture = fc.record({ width: side, height: side });
const anyShape: fc.Arbitrary<CropShape> = fc.record({ ratio: fc.constantFrom(...RATIOS), flipped: fc.boolean() });
const anyTurn = fc.constantFrom<Rotation>(0, 90, 180, 270);
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
  const most = getLargestCrop(picture, ratio);
  expect(crop.width).toBeGreaterThanOrEqual(Math.min(MIN_CROP_PIXELS, most.width));
  expect(crop.height).toBeGreaterThanOrEqual(Math.min(MIN_CROP_PIXELS, most.height));
}

describe('shapes', () => {
  const smallest = (ratio: number | null) => {
    const { width, height } = constrainCrop({ x: 0, y: 0, width: 1, height: 1 }, { width: 9000, height: 9000 }, ratio);
    return [width, height];
  };

  test('[UPL-13] [UPL-14] the smallest crop is 8 inches at 150 pixels', () => {
    expect(MIN_CROP_PIXELS).toBe(1200);
    expect([null, 1, 4 / 5, 5 / 4, 3 / 2, 5 / 7].map(smallest)).toEqual([
      [1200, 1200],
      [1200, 1200],
      [1200, 1500],
      [1500, 1200],
      [1800, 1200],
      [1200, 1680],
    ]);
  });

  test('[UPL-14] of 3:4 it has what 8 × 11 inches take', () => {
    expect([3 / 4, 4 / 3].map(smallest)).toEqual([
      [1238, 1651],
      [1650, 1238],
    ]);
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
    expect(getCropRatio({ ratio, flipped }, { width: 3000, height: 2000 })).toBe(expected);
    expect(formatCropShape({ ratio, flipped })).toBe(label);
  });

  test('the largest crop stands in the middle', () => {
    expect(getLargestCrop({ width: 3000, height: 2000 }, 1)).toEqual({ x: 500, y: 0, width: 2000, height: 2000 });
    expect(getLargestCrop({ width: 3000, height: 2001 }, null)).toEqual({ x: 0, y: 0, width: 3000, height: 2001 });
  });
});

describe('a crop', () => {
  test('[UPL-14] any wish becomes a lawful crop, and a lawful one stays as it is', () => {
    fc.assert(
      fc.property(anyPicture, anyShape, anyWish, (picture, shape, wish) => {
        const ratio = getCropRatio(shape, picture);
        const crop = constrainCrop(wishOn(picture, wish), picture, ratio);
        isLawful(crop, picture, ratio);
        expect(constrainCrop(crop, picture, ratio)).toEqual(crop);
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
          const ratio = getCropRatio(shape, picture);
          const crop = constrainCrop(wishOn(picture, wish), picture, ratio);
          isLawful(resizeCrop(crop, handle, by, picture, ratio), picture, ratio);
        },
      ),
    );
  });

  test('without a ratio the other side does not move', () => {
    fc.assert(
      fc.property(anyPicture, anyWish, fc.constantFrom(...HANDLES), anyStep, (picture, wish, handle, by) => {
        const crop = constrainCrop(wishOn(picture, wish), picture, null);
        const after = resizeCrop(crop, handle, by, picture, null);
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
    expect(resizeCrop(crop, 'nw', { x: -400, y: 0 }, picture, 0.8)).toEqual({
      x: 600,
      y: 500,
      width: 2400,
      height: 3000,
    });
    expect(resizeCrop(crop, 'se', { x: 0, y: -500 }, picture, 0.8)).toEqual({
      x: 1000,
      y: 1000,
      width: 1600,
      height: 2000,
    });
  });

  test('is pushed no further than the picture goes, and keeps its size', () => {
    fc.assert(
      fc.property(anyPicture, anyWish, anyStep, (picture, wish, by) => {
        const crop = constrainCrop(wishOn(picture, wish), picture, null);
        const after = moveCrop(crop, by, picture);
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
        const crop = constrainCrop(wishOn(picture, wish), picture, null);
        const turned = { width: picture.height, height: picture.width };
        expect(rotateCrop(rotateCrop(crop, picture, 'right'), turned, 'left')).toEqual(crop);
        let [seen, size] = [crop, picture];
        for (let quarter = 0; quarter < 4; quarter += 1) {
          seen = rotateCrop(seen, size, 'right');
          size = { width: size.height, height: size.width };
        }
        expect(seen).toEqual(crop);
      }),
    );
  });

  test('takes the upper left corner to the upper right one', () => {
    const picture = { width: 3000, height: 2000 };
    expect(rotateCrop({ x: 0, y: 0, width: 1500, height: 1200 }, picture, 'right')).toEqual({
      x: 800,
      y: 0,
      width: 1200,
      height: 1500,
    });
    expect(rotatePixels(picture, 90)).toEqual({ width: 2000, height: 3000 });
    expect(rotatePixels(picture, 180)).toEqual(picture);
  });
});

describe('[CART-15] scales', () => {
  test.each([
    [0, { x: 800, y: 0, width: 1200, height: 1500 }],
    [90, { x: 0, y: 0, width: 1500, height: 1200 }],
  ] as const)('a crop seen after a turn of %i is this part of the upright original', (turn, expected) => {
    expect(toScales({ x: 800, y: 0, width: 1200, height: 1500 }, { width: 3000, height: 2000 }, turn)).toEqual(
      expected,
    );
  });

  test('the part is as large as the crop and inside of the original, however it is turned', () => {
    fc.assert(
      fc.property(anyPicture, anyTurn, anyWish, (picture, turn, wish) => {
        const seen = rotatePixels(picture, turn);
        const crop = constrainCrop(wishOn(seen, wish), seen, null);
        const part = toScales(crop, picture, turn);
        expect(rotatePixels(part, turn)).toEqual({ width: crop.width, height: crop.height });
        isLawful(part, picture, null);
      }),
    );
  });
});

test('shares of a picture are 0 to 1', () => {
  expect(toCropFractions({ x: 300, y: 500, width: 1500, height: 1000 }, { width: 3000, height: 2000 })).toEqual({
    x: 0.1,
    y: 0.25,
    width: 0.5,
    height: 0.5,
  });
});

describe('a crop of any shape', () => {
  test('[UPL-13] is what is wished, to the whole pixel', () => {
    const picture = { width: 6000, height: 5000 };
    expect(constrainCrop({ x: 10.4, y: 20.6, width: 1500.5, height: 1300.4 }, picture, null)).toEqual({
      x: 10,
      y: 21,
      width: 1501,
      height: 1300,
    });
    expect(constrainCrop({ x: 0, y: 0, width: 10, height: 10 }, { width: 3000, height: 1000 }, null)).toEqual({
      x: 0,
      y: 0,
      width: 1200,
      height: 1000,
    });
  });

  test.each([
    [{ width: 3000, height: 4000 }, 1.5, { x: 0, y: 1000, width: 3000, height: 2000 }],
    [{ width: 4000, height: 3000 }, 1, { x: 500, y: 0, width: 3000, height: 3000 }],
    [{ width: 4000, height: 3000 }, null, { x: 0, y: 0, width: 4000, height: 3000 }],
  ])('[UPL-13] the largest of %j at %s lies in the middle', (picture, ratio, crop) => {
    expect(getLargestCrop(picture, ratio)).toEqual(crop);
  });

  test('[UPL-13] is pushed by so many pixels, and stays on the picture', () => {
    const crop = { x: 100, y: 200, width: 1500, height: 1300 };
    const picture = { width: 2000, height: 1800 };
    const push = (x: number, y: number) => moveCrop(crop, { x, y }, picture);
    expect(push(30.4, -40.4)).toEqual({ ...crop, x: 130, y: 160 });
    expect(push(-30, 40)).toEqual({ ...crop, x: 70, y: 240 });
    expect(push(900, 900)).toEqual({ ...crop, x: 500, y: 500 });
    expect(push(-900, -900)).toEqual({ ...crop, x: 0, y: 0 });
  });

  test('[UPL-13] [UPL-14] without a ratio each side goes where its handle goes, and the other sides stay', () => {
    const picture = { width: 6000, height: 5000 };
    const side = (most: number) =>
      fc.tuple(fc.integer({ min: 0, max: most - 1200 }), fc.integer({ min: 1200, max: most }));
    const step = fc.integer({ min: -7000, max: 7000 });
    const within = (wish: number, least: number, most: number) => Math.min(Math.max(wish, least), most);
    fc.assert(
      fc.property(side(6000), side(5000), fc.constantFrom(...HANDLES), step, step, ([x, w], [y, h], handle, dx, dy) => {
        const crop = { x, y, width: Math.min(w, 6000 - x), height: Math.min(h, 5000 - y) };
        const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
        const edges = {
          left: handle.includes('w') ? within(x + dx, 0, right - 1200) : x,
          right: handle.includes('e') ? within(right + dx, x + 1200, 6000) : right,
          top: handle.includes('n') ? within(y + dy, 0, bottom - 1200) : y,
          bottom: handle.includes('s') ? within(bottom + dy, y + 1200, 5000) : bottom,
        };
        expect(resizeCrop(crop, handle, { x: dx, y: dy }, picture, null)).toEqual({
          x: edges.left,
          y: edges.top,
          width: edges.right - edges.left,
          height: edges.bottom - edges.top,
        });
      }),
    );
  });
});

describe('a crop that is held to 3:2', () => {
  const picture = { width: 6000, height: 5000 };
  const crop = { x: 1000, y: 1500, width: 2400, height: 1600 };
  test.each([
    ['se', 9000, 9000, 1000, 1500, 5000, 3333],
    ['nw', -9000, -9000, 0, 833, 3400, 2267],
    ['ne', 9000, -9000, 1000, 0, 4650, 3100],
    ['sw', -9000, 9000, 0, 1500, 3400, 2267],
    ['e', 9000, 0, 1000, 634, 5000, 3333],
    ['w', -9000, 0, 0, 1167, 3400, 2267],
    ['s', 0, 9000, 0, 1500, 5250, 3500],
    ['n', 0, -9000, 0, 0, 4650, 3100],
  ] as const)('[UPL-13] at %s by %i, %i goes as far as the picture', (handle, x, y, left, top, width, height) => {
    expect(resizeCrop(crop, handle, { x, y }, picture, 1.5)).toEqual({ x: left, y: top, width, height });
  });

  test.each([
    ['se', 1000, 1500],
    ['nw', 1600, 1900],
    ['ne', 1000, 1900],
    ['sw', 1600, 1500],
    ['e', 1000, 1700],
    ['w', 1600, 1700],
    ['s', 1300, 1500],
    ['n', 1300, 1900],
  ] as const)('[UPL-14] at %s goes down to 12 × 8 inches, and the other side stays', (handle, left, top) => {
    const by = { x: handle.includes('w') ? 9000 : -9000, y: handle.includes('n') ? 9000 : -9000 };
    expect(resizeCrop(crop, handle, by, picture, 1.5)).toEqual({ x: left, y: top, width: 1800, height: 1200 });
  });

  test.each([
    ['se', 300, 0, 2700, 1800],
    ['se', 0, 300, 2850, 1900],
    ['se', 300, -200, 2700, 1800],
    ['e', 150, 0, 2550, 1700],
  ] as const)('[UPL-13] at %s by %i, %i the side that was moved further leads', (handle, x, y, width, height) => {
    const { x: left } = crop;
    const top = handle === 'e' ? 1450 : 1500;
    expect(resizeCrop(crop, handle, { x, y }, picture, 1.5)).toEqual({ x: left, y: top, width, height });
  });

  test('[UPL-13] near an edge it grows away from it', () => {
    const cornered = { x: 3400, y: 3200, width: 2400, height: 1600 };
    expect(resizeCrop(cornered, 'n', { x: 0, y: -1000 }, picture, 1.5)).toEqual({
      x: 2100,
      y: 2200,
      width: 3900,
      height: 2600,
    });
    expect(resizeCrop(cornered, 'w', { x: -1500, y: 0 }, picture, 1.5)).toEqual({
      x: 1900,
      y: 2400,
      width: 3900,
      height: 2600,
    });
  });
});
