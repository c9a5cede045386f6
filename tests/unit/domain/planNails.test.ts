import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Framing, getOuterSize } from '../../../src/domain/framing.ts';
import { MEDIA, type Media } from '../../../src/domain/framingTerms.ts';
import { toMillimetres } from '../../../src/domain/hanging.ts';
import { getMatStyles, getMatWidth, MAT_STYLES } from '../../../src/domain/mat.ts';
import { formatTapeInches, getPlanNails } from '../../../src/domain/planNails.ts';
import { getPrintSizes, type Size } from '../../../src/domain/size.ts';

const outer = (framing: Framing): Size => {
  const { width, height } = getOuterSize(framing);
  return { width: toMillimetres(width), height: toMillimetres(height) };
};

describe('nails', () => {
  test('of one narrow frame: one nail under the middle of its upper moulding', () => {
    const framing: Framing = { media: 'Paper', size: { width: 16, height: 20 }, framed: true, mat: 2.5 };
    // 22.6 × 26.6 inches outside, a face of 0.8: the hook is 13.3 - 0.4 = 12.9 inches (327.66 mm) above the middle.
    expect(getPlanNails([{ framing, size: outer(framing), at: { x: 1000, y: 1450 } }], 4000)).toEqual([
      { piece: 0, fromCorner: 1000, fromCentre: -1000, fromFloor: 1778 },
    ]);
  });

  test('a print without a frame hangs by its upper edge, and what has no place has no nail', () => {
    const framing: Framing = { media: 'Canvas', size: { width: 20, height: 20 }, framed: false, mat: 0 };
    const piece = { framing, size: outer(framing) };
    expect(
      getPlanNails(
        [
          { ...piece, at: null },
          { ...piece, at: { x: 1000, y: 1450 } },
        ],
        2000,
      ),
    ).toEqual([{ piece: 1, fromCorner: 1000, fromCentre: 0, fromFloor: 1704 }]);
  });

  test('each is exact to 1 mm against a reckoning from the print outwards, over all sizes, mats and frames', () => {
    /** Tenths of a millimetre from the left end and from the floor; a frame over 24 inches has two hooks at its quarters. */
    const reckon = (framing: Framing, x: number, y: number) => {
      const { media, size, framed, mat } = framing;
      // [CONF-45] what a frame adds; [CONF-53] [CONF-54] [CONF-55] how wide its moulding is.
      const added = media === 'Canvas' ? 0.8 : size.width <= 17.4 ? 1.6 : 2.1;
      const isSlim = size.width <= 24 && size.height <= 24;
      const face = !framed ? 0 : media === 'Canvas' ? 0.4 : isSlim ? 0.8 : 1.05;
      const around = framed ? added / 2 + mat : 0;
      const wide = 254 * (size.width + 2 * around);
      const high = 254 * (size.height + 2 * around);
      const left = 10 * x - wide / 2;
      const top = 10 * y + high / 2;
      const shares = wide > 24 * 254 ? [0.25, 0.75] : [0.5];
      return shares.map((share) => ({ corner: left + share * wide, floor: top - (face / 2) * 254 }));
    };
    const any = fc.record({
      media: fc.constantFrom<Media>(...MEDIA),
      ratio: fc.double({ min: 0.4, max: 2.5, noNaN: true }),
      style: fc.constantFrom(...MAT_STYLES),
      framed: fc.boolean(),
      pick: fc.nat(20),
      x: fc.integer({ min: 1000, max: 8000 }),
      y: fc.integer({ min: 900, max: 2600 }),
    });
    fc.assert(
      fc.property(any, ({ media, ratio, style, framed, pick, x, y }) => {
        const sizes = getPrintSizes({ media, source: 'art', ratio, max: { width: 90, height: 90 } });
        const size = sizes[pick % sizes.length] as Size;
        const isOffered = framed && getMatStyles(media, size).includes(style);
        const framing = { media, size, framed, mat: isOffered ? getMatWidth({ media, size, style }) : 0 };
        const nails = getPlanNails([{ framing, size: outer(framing), at: { x, y } }], 10_000);
        const reckoned = reckon(framing, x, y);
        expect(nails).toHaveLength(reckoned.length);
        for (const [index, { corner, floor }] of reckoned.entries()) {
          const nail = nails[index];
          expect(Math.abs(10 * (nail?.fromCorner ?? 0) - corner)).toBeLessThanOrEqual(5.01);
          expect(Math.abs(10 * (nail?.fromCentre ?? 0) - (corner - 50_000))).toBeLessThanOrEqual(5.01);
          expect(Math.abs(10 * (nail?.fromFloor ?? 0) - floor)).toBeLessThanOrEqual(5.01);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  [1451, '57 1/8 in'],
  [-1451, '57 1/8 in'],
  [254, '10 in'],
  [13, '1/2 in'],
  [0, '0 in'],
])('%i mm are %s on a tape measure', (mm, text) => {
  expect(formatTapeInches(mm)).toBe(text);
});
