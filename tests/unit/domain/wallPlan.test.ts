import { expect, test } from 'vitest';
import { measuredWall } from '../../../machines/wallPhoto/wallPhoto.samples.ts';
import { createPhotoWall, createWall, findFreePoint, getAreas, isFree } from '../../../src/domain/wallPlan.ts';

const wall = createWall({ width: 3_000, height: 2_600 }, null);
const size = { width: 400, height: 500 };

test('the wall of a photo is as large as its pixels say, and eyes look at two fifths of it from above', () => {
  expect(
    createPhotoWall({ ...measuredWall, photo: { url: 'blob:wall', width: 1_000, height: 800 }, inchesPerPixel: 0.1 }),
  ).toEqual({
    width: 2_540,
    height: 2_032,
    reserved: [],
    eyeLevel: 1_219,
  });
});

test.each([
  ['left', { x: 20, y: 1_000 }, { x: 18, y: 1_000 }],
  ['right', { x: 2_580, y: 1_000 }, { x: 2_582, y: 1_000 }],
  ['top', { x: 1_000, y: 2_080 }, { x: 1_000, y: 2_082 }],
  ['floor, which has a skirting', { x: 1_000, y: 100 }, { x: 1_000, y: 98 }],
])('a piece hangs a hand from the edge on the %s, and no closer', (_, at, closer) => {
  expect(isFree({ ...at, ...size }, wall, [])).toBe(true);
  expect(isFree({ ...closer, ...size }, wall, [])).toBe(false);
});

test('two pieces may share the millimetre to which they are drawn, in either direction, and no more', () => {
  const other = { x: 1_000, y: 1_000, ...size };
  const isFreeAt = (x: number, y: number) => isFree({ x, y, ...size }, wall, [other]);
  for (const [x, y] of [
    [601, 1_000],
    [1_399, 1_000],
    [1_000, 501],
    [1_000, 1_499],
  ] as const)
    expect(isFreeAt(x, y)).toBe(true);
  for (const [x, y] of [
    [602, 1_000],
    [1_398, 1_000],
    [1_000, 502],
    [1_000, 1_498],
  ] as const)
    expect(isFreeAt(x, y)).toBe(false);
});

test.each([
  ['beyond the lower left corner', { x: -500, y: -500 }, { x: 220, y: 350 }],
  ['beyond the upper right one', { x: 9_000, y: 9_000 }, { x: 2_780, y: 2_330 }],
  ['on the wall', { x: 1_500, y: 1_450 }, { x: 1_500, y: 1_450 }],
])('a place that is wished %s becomes the nearest on the wall', (_, wish, place) => {
  expect(findFreePoint(size, wish, wall, [])).toEqual(place);
});

test('what is larger than the wall has no place on it', () => {
  expect(findFreePoint({ width: 4_000, height: 500 }, { x: 1_500, y: 1_450 }, wall, [])).toBeNull();
  expect(findFreePoint({ width: 400, height: 2_550 }, { x: 1_500, y: 1_450 }, wall, [])).toBeNull();
});

test('what hangs covers its size around its place, and what has no place covers nothing', () => {
  expect(
    getAreas([
      { size, at: { x: 1_000, y: 1_450 } },
      { size, at: null },
    ]),
  ).toEqual([{ x: 800, y: 1_200, width: 400, height: 500 }]);
});
