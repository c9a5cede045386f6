import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/preview/geometry/plane.ts';
import { getSurfaceTransform } from '../../../src/preview/konva/paint.ts';
import { getCoverRect } from '../../../src/preview/konva/paintPicture.ts';
import { getTextureResolution } from '../../../src/preview/konva/textures.ts';

const points = (...numbers: number[][]) => numbers.map(([x, y]) => ({ x, y })) as [Point, Point, Point, Point];
const texture = { pattern: null as never, pixelsPerInch: 10, across: 8 };

describe('a moulding’s surface', () => {
  test('lies along the outer edge and goes inwards from it, as far as the face is wide', () => {
    // 20 inches wide, a face of 0.8: eight pixels across are 0.1 inch each, as they are along.
    const top = getSurfaceTransform({ points: points([0, 0], [20, 0], [19.2, 0.8], [0.8, 0.8]) }, texture);
    expect(Object.values(top).map((value) => Math.round(value * 1000) / 1000 + 0)).toEqual([0.1, 0, 0, 0.1, 0, 0]);
  });

  test('is turned for the right side: its length runs down, its face to the left', () => {
    const right = getSurfaceTransform({ points: points([20, 0], [20, 30], [19.2, 29.2], [19.2, 0.8]) }, texture);
    expect(Object.values(right).map((value) => Math.round(value * 1000) / 1000 + 0)).toEqual([0, 0.1, -0.1, 0, 20, 0]);
  });

  test('is squeezed into a narrower face and not shortened', () => {
    const { a, d } = getSurfaceTransform({ points: points([0, 0], [20, 0], [19.6, 0.4], [0.4, 0.4]) }, texture);
    expect([a, d]).toEqual([0.1, 0.05]);
  });
});

describe('the resolution of a surface', () => {
  test('is never coarser than what is seen, and at most half as fine again', () => {
    for (let seen = 4; seen < 200; seen += 0.7) {
      expect(getTextureResolution(seen)).toBeGreaterThanOrEqual(seen * 0.98);
      expect(getTextureResolution(seen)).toBeLessThanOrEqual(seen * 1.5 + 1);
    }
  });
  test('has few steps, so that a window that grows asks for few', () => {
    const steps = new Set(Array.from({ length: 960 }, (_, index) => getTextureResolution(4 + index / 10)));
    expect(steps.size).toBeLessThanOrEqual(12);
  });
});

describe('a picture that covers its place', () => {
  test('loses as much on the one side as on the other', () => {
    expect(getCoverRect({ width: 400, height: 200 }, { width: 10, height: 10 })).toEqual({
      x: 0.25,
      y: 0,
      width: 0.5,
      height: 1,
    });
  });
  test('loses nothing in its own ratio', () => {
    expect(getCoverRect({ width: 300, height: 200 }, { width: 15, height: 10 })).toEqual({
      x: 0,
      y: 0,
      width: 1,
      height: 1,
    });
  });
});
