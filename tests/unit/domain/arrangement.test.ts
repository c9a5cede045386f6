import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARRANGEMENTS, type Arrangement, arrange } from '../../../src/domain/arrangement.ts';
import { ROOMS } from '../../../src/domain/room.ts';
import {
  createWall,
  findFreePoint,
  getArea,
  type PlannedPiece,
  resolvePositions,
} from '../../../src/domain/wallPlan.ts';

const hang = (width: number, height: number, at: PlannedPiece['at'] = null): PlannedPiece => ({
  size: { width, height },
  at,
});
const places = (pieces: readonly PlannedPiece[]) => pieces.map(({ at }) => at);
const rule = (arrangement: Arrangement) => ({ arrangement, gap: 50, angle: 30 });
const bare = createWall({ width: 4000, height: 2700 }, null);
const living = createWall({ width: 4000, height: 2700 }, 'living');
const three = [hang(400, 500), hang(600, 800), hang(400, 500)];

describe('rules', () => {
  test('a row hangs with one gap and its middles at eye level, in the middle of the wall', () => {
    // 400 + 50 + 600 + 50 + 400 = 1500 mm, from 1250 to 2750.
    expect(places(arrange(three, rule('row'), bare))).toEqual([
      { x: 1450, y: 1450 },
      { x: 2000, y: 1450 },
      { x: 2550, y: 1450 },
    ]);
  });

  test('a column hangs from the top down', () => {
    // 500 + 50 + 800 + 50 + 500 = 1900 mm, of which eye level is the middle.
    expect(places(arrange(three, rule('column'), bare))).toEqual([
      { x: 2000, y: 2150 },
      { x: 2000, y: 1450 },
      { x: 2000, y: 750 },
    ]);
  });

  test('four of a size make a grid of two by two on a wall that is hardly wider than high', () => {
    const four = Array.from({ length: 4 }, () => hang(400, 400));
    expect(places(arrange(four, rule('grid'), createWall({ width: 2500, height: 2700 }, null)))).toEqual([
      { x: 1025, y: 1675 },
      { x: 1475, y: 1675 },
      { x: 1025, y: 1225 },
      { x: 1475, y: 1225 },
    ]);
  });

  test('with stairs each rises by their angle', () => {
    const [first, second] = places(arrange([hang(400, 300), hang(400, 300)], rule('stairs'), bare));
    // 450 mm further, and 450 × tan 30° = 260 mm higher.
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBe(450);
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBe(260);
  });

  test('in a salon the largest is in the middle', () => {
    const [, large] = places(arrange(three, rule('salon'), bare));
    expect(Math.abs((large?.x ?? 0) - 2000)).toBeLessThanOrEqual(250);
    expect(Math.abs((large?.y ?? 0) - 1450)).toBeLessThanOrEqual(250);
  });

  test('over a sofa the lowest edge is 20 cm above it', () => {
    const areas = arrange(three, rule('sofa'), living).map(({ size, at }) => getArea(size, at ?? { x: 0, y: 0 }));
    // The sofa of the living room is 33 inches high, which is 838.2 mm.
    expect(Math.min(...areas.map(({ y }) => y))).toBeCloseTo(838.2 + 200, -1);
  });

  test('a piece of another size makes the others give way, and the gap stays', () => {
    const [first, second, third] = places(arrange([hang(400, 500), hang(900, 800), hang(400, 500)], rule('row'), bare));
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBe(200 + 50 + 450);
    expect((third?.x ?? 0) - (second?.x ?? 0)).toBe(450 + 50 + 200);
  });
});

const piece = fc.record({ width: fc.integer({ min: 203, max: 1700 }), height: fc.integer({ min: 203, max: 1700 }) });
const anyPieces = fc
  .array(piece, { minLength: 1, maxLength: 24 })
  .map((sizes) => sizes.map(({ width, height }) => hang(width, height)));
const anyWall = fc
  .record({
    width: fc.integer({ min: 1000, max: 15_000 }),
    height: fc.integer({ min: 1800, max: 6000 }),
    room: fc.constantFrom(null, ...ROOMS.map(({ id }) => id)),
  })
  .map(({ room, ...size }) => createWall(size, room));

/** Does one rectangle cover more than a millimetre of another? Reckoned by what they share, not by their edges. */
const shares = (one: ReturnType<typeof getArea>, other: ReturnType<typeof getArea>) => {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 1.001 && high > 1.001;
};

describe('whatever hangs', () => {
  test('no rule hangs a piece over another, off the wall or before furniture', () => {
    fc.assert(
      fc.property(
        anyPieces,
        anyWall,
        fc.constantFrom(...ARRANGEMENTS),
        fc.integer({ min: 10, max: 500 }),
        (pieces, wall, arrangement, gap) => {
          const areas = arrange(pieces, { arrangement, gap, angle: 35 }, wall).flatMap(({ size, at }) =>
            at ? [getArea(size, at)] : [],
          );
          for (const [index, area] of areas.entries()) {
            expect(area.x).toBeGreaterThanOrEqual(0);
            expect(area.y).toBeGreaterThanOrEqual(0);
            expect(area.x + area.width).toBeLessThanOrEqual(wall.width);
            expect(area.y + area.height).toBeLessThanOrEqual(wall.height);
            expect([...wall.reserved, ...areas.slice(0, index)].filter((other) => shares(area, other))).toEqual([]);
          }
        },
      ),
    );
  });

  test('what hangs where it may stays there', () => {
    const pieces = [hang(400, 500, { x: 900, y: 1500 }), hang(400, 500, { x: 1400, y: 1600 })];
    expect(resolvePositions(pieces, bare)).toEqual(pieces);
  });

  test('what would hang over another, off the wall or before furniture goes to the nearest free place', () => {
    const wish = { x: 1000, y: 1500 };
    const other = getArea({ width: 400, height: 400 }, { x: 1000, y: 1400 });
    expect(findFreePoint({ width: 400, height: 400 }, wish, bare, [other])).toEqual({ x: 1000, y: 1800 });
    expect(findFreePoint({ width: 400, height: 400 }, { x: -500, y: 1500 }, bare, [])).toEqual({ x: 220, y: 1500 });
    expect(findFreePoint({ width: 400, height: 400 }, { x: 2000, y: 900 }, living, [])?.y).toBe(1039);
  });

  test('a wall that is too small for a piece has no place for it', () => {
    expect(places(resolvePositions([hang(1200, 900)], createWall({ width: 1000, height: 1800 }, null)))).toEqual([
      null,
    ]);
  });
});
