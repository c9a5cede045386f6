import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FrameLook } from '../../../src/domain/frame.ts';
import { type Framing, getOuterSize } from '../../../src/domain/framing.ts';
import { MEDIA } from '../../../src/domain/framingTerms.ts';
import { getMatWidth, MAT_STYLES } from '../../../src/domain/mat.ts';
import type { Part } from '../../../src/preview/drawing/drawing.ts';
import { measurePiece } from '../../../src/preview/geometry/piece.ts';
import {
  constrainPosition,
  cutMitres,
  getCorners,
  type Mitre,
  type Point,
} from '../../../src/preview/geometry/plane.ts';
import { createCornerDrawing } from '../../../src/preview/pieces/cornerDrawing.ts';
import { createPieceParts } from '../../../src/preview/pieces/pieceParts.ts';
import { createArtwork, looks, sizes } from './catalogue.ts';

const framings: Framing[] = MEDIA.flatMap((media) =>
  sizes[media].flatMap((size) => [
    { media, size, framed: false, mat: 0 },
    ...[...new Set(MAT_STYLES.map((style) => getMatWidth({ media, size, style })))].map((mat) => ({
      media,
      size,
      framed: true,
      mat,
    })),
  ]),
);

/** What the requirements say a piece measures outside. (CONF-45, CONF-46) */
function getInputs({ media, size: { width, height }, framed, mat }: Framing) {
  const more = !framed ? 0 : media === 'Canvas' ? 0.8 : 2 * mat + (width <= 17.4 ? 1.6 : 2.1);
  return { width: width + more, height: height + more };
}

const area = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, { x, y }, i) => {
      const next = points[(i + 1) % points.length] as Point;
      return sum + x * next.y - next.x * y;
    }, 0) / 2,
  );

/** Convex, with corners clockwise: inside is to the right of every edge. */
const isInside = ({ x, y }: Point, points: readonly Point[]) =>
  points.every((from, i) => {
    const to = points[(i + 1) % points.length] as Point;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) > 0;
  });

const getPoints = (parts: readonly Part[]): Point[] =>
  parts.flatMap((part) =>
    'points' in part ? part.points : part.kind === 'rect' || part.kind === 'image' ? getCorners(part.at) : [],
  );

/** How far parts reach. */
function extent(parts: readonly Part[]) {
  const points = getPoints(parts);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const isOff = (one: number, other: number) => Math.abs(one - other) > 0.01;

test('the catalogue asks for hundreds of pieces, framed and not, with every kind of mat', () => {
  expect(framings.length).toBeGreaterThan(300);
  expect(new Set(framings.map(({ mat }) => mat)).size).toBeGreaterThan(6);
});

describe('every media, mat and size of the catalogue', () => {
  test('[CONF-45] [CONF-46] the rule gives what the requirements say', () => {
    const wrong = framings.filter((framing) => {
      const [is, should] = [getOuterSize(framing), getInputs(framing)];
      return isOff(is.width, should.width) || isOff(is.height, should.height);
    });
    expect(wrong).toEqual([]);
  });

  test('[CONF-45] [CONF-46] what is drawn in every frame is as large as the rule says, and its picture as the print', () => {
    const wrong: unknown[] = [];
    for (const framing of framings)
      for (const frame of framing.framed ? looks : looks.slice(0, 1)) {
        const { parts } = createPieceParts(createArtwork({ frame, framing }));
        const should = getInputs(framing);
        const { left, top, width, height } = extent(parts);
        const image = parts.find((part) => part.kind === 'image');
        const printed = image?.at ?? { width: 0, height: 0 };
        if (
          isOff(left, 0) ||
          isOff(top, 0) ||
          isOff(width, should.width) ||
          isOff(height, should.height) ||
          isOff(printed.width, framing.size.width) ||
          isOff(printed.height, framing.size.height)
        )
          wrong.push({ frame: frame.title, framing });
      }
    expect(wrong).toEqual([]);
  }, 60_000);

  test('[CONF-53] [CONF-54] the picture lies in the middle, and its moulding is as wide as its own rule says', () => {
    const wrong = framings.filter((framing) => {
      const { outer, sight, picture, mat } = measurePiece(framing);
      const { width, height } = framing.size;
      const face = !framing.framed ? 0 : framing.media === 'Canvas' ? 0.4 : Math.max(width, height) <= 24 ? 0.8 : 1.05;
      return (
        isOff(sight.x, face) ||
        isOff(sight.y, face) ||
        isOff(outer.width, sight.width + 2 * face) ||
        isOff(picture.x, picture.y) ||
        isOff(outer.width, picture.width + 2 * picture.x) ||
        isOff(outer.height, picture.height + 2 * picture.y) ||
        isOff(mat, framing.mat > 0 ? picture.x - face : 0)
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('the four mouldings of a frame', () => {
  const framed = framings.filter(({ framed: is }) => is);

  test('[CONF-53] [CONF-54] [CONF-55] are cut to the profile of what they hold', () => {
    const profiles = new Set(
      framed.flatMap((framing) =>
        createPieceParts(createArtwork({ framing })).parts.flatMap((part) =>
          part.kind === 'mitre' ? [`${framing.media} ${part.moulding.face} × ${part.moulding.depth}`] : [],
        ),
      ),
    );
    expect([...profiles].sort()).toEqual(['Canvas 0.4 × 1.35', 'Paper 0.8 × 0.8', 'Paper 1.05 × 1.2']);
  });

  test('cover the ring between frame and mat exactly: nothing is left free, nothing is covered twice', () => {
    for (const framing of framed) {
      const { outer, sight, mitres } = measurePiece(framing);
      const ring = outer.width * outer.height - sight.width * sight.height;
      expect(mitres.reduce((sum, { points }) => sum + area(points), 0)).toBeCloseTo(ring, 6);
      // Each is mitred against the next one: they share the whole cut.
      const cuts = mitres.map(({ points }, i) => [points[1], points[2], mitres[(i + 1) % 4]?.points] as const);
      for (const [outerCorner, innerCorner, next] of cuts)
        expect([next?.[0], next?.[3]]).toEqual([outerCorner, innerCorner]);
    }
  });

  test('each place of a frame belongs to one of them', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...framed), share, share, (framing, across, down) => {
        const { outer, sight, mitres } = measurePiece(framing);
        const point = { x: outer.width * across, y: outer.height * down };
        const edge = (at: number, long: number, margin: number) => Math.min(at, long - at) - margin;
        // On a line between two, it belongs to either.
        fc.pre(Math.abs(Math.min(point.x, outer.width - point.x) - Math.min(point.y, outer.height - point.y)) > 1e-9);
        const isDraggedInside =
          edge(point.x, outer.width, sight.x) > 1e-9 && edge(point.y, outer.height, sight.y) > 1e-9;
        const holding = mitres.filter(({ points }) => isInside(point, points)).length;
        fc.pre(point.x > 0 && point.y > 0 && point.x < outer.width && point.y < outer.height);
        fc.pre(
          isDraggedInside ||
            edge(point.x, outer.width, sight.x) < -1e-9 ||
            edge(point.y, outer.height, sight.y) < -1e-9,
        );
        expect(holding).toBe(isDraggedInside ? 0 : 1);
      }),
      { numRuns: 400 },
    );
  });

  test('are cut at 45 degrees', () => {
    const [top] = cutMitres({ x: 0, y: 0, width: 10, height: 20 }, { x: 2, y: 2, width: 6, height: 16 }) as [Mitre];
    expect(top).toEqual({
      side: 'top',
      points: [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 8, y: 2 },
        { x: 2, y: 2 },
      ],
    });
  });
});

describe('a place within limits', () => {
  const within = { x: 2, y: 2, width: 100, height: 60 };

  test('is left alone inside, and brought to the edge from outside', () => {
    const extent = { x: -1, y: 0, width: 20, height: 10 };
    expect(constrainPosition({ x: 40, y: 30 }, extent, within)).toEqual({ x: 40, y: 30 });
    expect(constrainPosition({ x: -50, y: 500 }, extent, within)).toEqual({ x: 3, y: 52 });
  });

  const number = fc.double({ min: -300, max: 300, noNaN: true });
  const length = fc.double({ min: 0, max: 200, noNaN: true });
  test('keeps what is smaller inside, and what is larger over the whole', () => {
    fc.assert(
      fc.property(number, number, length, length, (x, y, width, height) => {
        const at = constrainPosition({ x, y }, { x: 0, y: 0, width, height }, within);
        const isIn = (from: number, size: number, low: number, room: number) =>
          size <= room
            ? from >= low - 1e-9 && from + size <= low + room + 1e-9
            : from <= low + 1e-9 && from + size >= low + room - 1e-9;
        expect(isIn(at.x, width, 2, 100)).toBe(true);
        expect(isIn(at.y, height, 2, 60)).toBe(true);
      }),
    );
  });
});

test('the corner from close by is a piece of the whole: it shows frame, mat and the picture where they are', () => {
  const framing = { media: 'Paper', size: { width: 16, height: 20 }, framed: true, mat: 2.5 } as const;
  const { parts, width, height } = createCornerDrawing(createArtwork({ frame: looks[0] as FrameLook, framing }));
  const [group] = parts;
  if (group?.kind !== 'group') throw new TypeError('the corner is not one group');
  const image = group.parts.find((part) => part.kind === 'image');
  expect(image?.at).toEqual({ x: 3.3, y: 3.3, width: 16, height: 20 });
  // The wall goes on beside it, and so does the shadow on it.
  expect(group.clip).toBeUndefined();
  expect([width, height].every((long) => long > 3.3 + group.at.x + 1)).toBe(true);
});
