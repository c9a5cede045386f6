import { describe, expect, test } from 'vitest';
import { snap } from '../../../src/domain/snapping.ts';
import { createWall, getArea } from '../../../src/domain/wallPlan.ts';

const wall = createWall({ width: 4000, height: 2700 }, null);
const size = { width: 400, height: 500 };
const other = getArea({ width: 600, height: 700 }, { x: 1000, y: 1700 });

describe('a piece that is let go', () => {
  test.each([
    ['in the middle of the wall', { x: 2015, y: 1000 }, [], { x: 2000, y: 1000 }],
    ['at eye level', { x: 3000, y: 1463 }, [], { x: 3000, y: 1450 }],
    ['its middle at the height of another', { x: 3000, y: 1712 }, [other], { x: 3000, y: 1700 }],
    // The other one reaches from 700 to 1300 and from 1350 to 2050.
    ['a gap beside another, on its upper edge', { x: 1560, y: 1790 }, [other], { x: 1550, y: 1800 }],
    ['a gap under another, on its left edge', { x: 915, y: 1065 }, [other], { x: 900, y: 1050 }],
    [
      'between two, as far from one as from the other',
      { x: 1810, y: 1700 },
      [other, getArea({ width: 400, height: 500 }, { x: 2500, y: 1700 })],
      { x: 1800, y: 1700 },
    ],
    ['far from everything: where it was let go', { x: 3100, y: 900 }, [other], { x: 3100, y: 900 }],
  ] as const)('hangs %s', (_, wish, others, place) => {
    expect(snap(size, wish, wall, others, 50)).toEqual(place);
  });

  test('on another one hangs beside it', () => {
    expect(snap(size, { x: 1250, y: 1700 }, wall, [other], 50)).toEqual({ x: 1500, y: 1700 });
  });
});
