import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEDIA } from '../../../src/domain/media.ts';
import { printSizes } from '../../../src/domain/size.ts';
import { onTheWall, type Place } from '../../../src/preview/onTheWall.ts';

const sofa = { width: 84, height: 33 };
const person = { width: 20, height: 66 };
const hang = (width: number, height: number) => onTheWall({ size: { width, height }, sofa, person });
const right = ({ x, width }: Place) => x + width;
const bottom = ({ y, height }: Place) => y + height;

const anySize = fc
  .record({
    media: fc.constantFrom(...MEDIA),
    ratio: fc.double({ min: 0.4, max: 2.5, noNaN: true }),
    max: fc.record({ width: fc.integer({ min: 12, max: 90 }), height: fc.integer({ min: 12, max: 90 }) }),
  })
  .chain(({ media, ratio, max }) => fc.constantFrom(...printSizes({ media, source: 'art', ratio, max })));

describe('a print on the wall', () => {
  test('hangs at eye level where it is small: its centre is 57 inches over the floor', () => {
    const { wall, print } = hang(16, 20);
    expect(wall.height - (print.y + print.height / 2)).toBe(57);
  });

  test('goes up where it is tall: 8 inches stay free over the sofa', () => {
    const { print, sofa: seat } = hang(40, 60);
    expect(seat.y - bottom(print)).toBe(8);
  });

  test('every size that can be bought stays on the wall, over the sofa and clear of the person, at its own scale', () => {
    fc.assert(
      fc.property(anySize, (size) => {
        const room = onTheWall({ size, sofa, person });
        const { print, wall } = room;
        expect({ width: print.width, height: print.height }).toEqual(size);
        expect(print.x).toBeGreaterThanOrEqual(0);
        expect(print.y).toBeGreaterThanOrEqual(0);
        expect(room.sofa.y - bottom(print)).toBeGreaterThanOrEqual(8);
        expect(room.person.x).toBeGreaterThanOrEqual(right(print));
        expect(right(room.person)).toBeLessThanOrEqual(wall.width);
        expect(print.x + print.width / 2).toBeCloseTo(room.sofa.x + sofa.width / 2);
      }),
    );
  });

  test('sofa and person stand on the floor, and no print moves them', () => {
    const [small, large] = [hang(12, 12), hang(64, 40)];
    expect([bottom(small.sofa), bottom(small.person)]).toEqual([small.wall.height, small.wall.height]);
    expect([large.sofa, large.person]).toEqual([small.sofa, small.person]);
  });
});
