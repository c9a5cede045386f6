import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getOuterSize } from '../../../src/domain/framing.ts';
import { MEDIA } from '../../../src/domain/framingTerms.ts';
import { ROOMS } from '../../../src/domain/room.ts';
import type { Artwork } from '../../../src/preview/artwork.ts';
import { type Drawing, findGroup, type Group, type Part } from '../../../src/preview/drawing/drawing.ts';
import { VIEW_RATIO } from '../../../src/preview/geometry/piece.ts';
import type { Rect } from '../../../src/preview/geometry/plane.ts';
import { bed, consoleTable, desk, sideboard, sofa } from '../../../src/preview/rooms/furniture.ts';
import {
  getDefaultHeight,
  getPieceCenter,
  getPieceCorner,
  getRoomView,
  getWallRect,
} from '../../../src/preview/rooms/hanging.ts';
import { person } from '../../../src/preview/rooms/person.ts';
import {
  createPhotoWallDrawing,
  createReferenceDrawing,
  REFERENCE_HANDLES,
} from '../../../src/preview/rooms/photoWallDrawing.ts';
import { ROOM_DRAWINGS } from '../../../src/preview/rooms/rooms.ts';
import { createWallDrawing, PIECE_GROUP } from '../../../src/preview/rooms/wallDrawing.ts';
import { getExtent } from '../../../src/preview/stage/extent.ts';

const look = { title: 'Nordic', colours: ['Beige'], style: 'Minimal', type: 'Box', material: 'Solid ash' };
const createArtwork = (framing: Artwork['framing']): Artwork => ({
  title: 'Misty Ghats',
  alt: '',
  picture: { small: '/small.webp', large: '/large.webp' },
  framing,
  frame: framing.framed ? look : null,
});

const framings = fc.record({
  media: fc.constantFrom(...MEDIA),
  size: fc.record({ width: fc.integer({ min: 8, max: 64 }), height: fc.integer({ min: 8, max: 64 }) }),
  framed: fc.boolean(),
  mat: fc.constantFrom(0, 2, 2.25, 2.5, 2.75, 3, 3.75),
});
const rooms = fc.constantFrom(...ROOMS.map(({ id }) => id));

const getGroup = (drawing: Drawing, id: string) => findGroup(drawing, id) as Group;
const bare = (parts: readonly Part[]) => parts.filter(({ kind }) => kind !== 'shadow' && kind !== 'line');
/** How far a group reaches on its drawing, without its shadow and the hairlines of its mitres. */
const reach = (drawing: Drawing, id: string): Rect => {
  const { at, parts } = getGroup(drawing, id);
  const { x, y, ...size } = getExtent(bare(parts));
  return { x: at.x + x, y: at.y + y, ...size };
};

const LARGEST = { media: 'Paper', size: { width: 64, height: 40 }, framed: true, mat: 3.75 } as const;

describe('a room', () => {
  test('[FRAME-10] [CONF-45] [CONF-46] shows a piece exactly as large as it is outside', () => {
    fc.assert(
      fc.property(framings, rooms, (framing, room) => {
        const { width, height } = reach(createWallDrawing(createArtwork(framing), { room }), PIECE_GROUP);
        const outer = getOuterSize(framing);
        expect(Math.abs(width - outer.width)).toBeLessThan(0.01);
        expect(Math.abs(height - outer.height)).toBeLessThan(0.01);
      }),
    );
  });

  test('[FRAME-10] keeps a piece on its wall, wherever it is hung', () => {
    const anywhere = fc.record({
      x: fc.double({ min: -500, max: 500, noNaN: true }),
      y: fc.double({ min: -500, max: 500, noNaN: true }),
    });
    fc.assert(
      fc.property(framings, rooms, fc.option(anywhere), (framing, room, at) => {
        const drawing = createWallDrawing(createArtwork(framing), { room, at });
        const piece = reach(drawing, PIECE_GROUP);
        const wall = getWallRect(getRoomView(room, getOuterSize(framing)));
        expect(piece.x).toBeGreaterThanOrEqual(wall.x - 1e-6);
        expect(piece.y).toBeGreaterThanOrEqual(wall.y - 1e-6);
        expect(piece.x + piece.width).toBeLessThanOrEqual(wall.x + wall.width + 1e-6);
        expect(piece.y + piece.height).toBeLessThanOrEqual(wall.y + wall.height + 1e-6);
      }),
    );
  });

  test('[FRAME-10] hangs a piece with its middle at 57 inches, or 8 inches clear of the furniture', () => {
    expect(getDefaultHeight('study', { width: 16.8, height: 20.8 })).toBe(57);
    // A sofa is 33 high: 33 + 8 + half of 40.
    expect(getDefaultHeight('living', { width: 30, height: 40 })).toBe(61);
    fc.assert(
      fc.property(framings, rooms, (framing, room) => {
        const outer = getOuterSize(framing);
        const { origin } = getRoomView(room, outer);
        const lower = getPieceCorner(room, outer, null).y + outer.height;
        expect(origin.y - lower).toBeGreaterThanOrEqual(ROOM_DRAWINGS[room].furniture.height + 8 - 1e-6);
      }),
    );
  });

  test('[FRAME-10] has room for the largest piece there is, either way up', () => {
    for (const { id: room } of ROOMS)
      for (const size of [LARGEST.size, { width: 40, height: 64 }]) {
        const framing = { ...LARGEST, size };
        const outer = getOuterSize(framing);
        expect(outer.width + outer.height).toBeCloseTo(104 + 4 * 3.75 + 4 * 1.05, 10);
        const view = getRoomView(room, outer);
        const { x, y } = getPieceCorner(room, outer, null);
        // Not pushed off its usual place by the edge of the view.
        expect(x + outer.width / 2).toBeCloseTo(view.origin.x, 6);
        expect(view.origin.y - y - outer.height / 2).toBeCloseTo(getDefaultHeight(room, outer), 6);
      }
  });

  test('[FRAME-10] is seen from one distance, so that a larger print looks larger', () => {
    for (const { id: room } of ROOMS)
      expect(getRoomView(room, { width: 24.8, height: 30.8 })).toEqual(getRoomView(room, { width: 12, height: 12 }));
  });

  test('has the shape of its place on the page', () => {
    fc.assert(
      fc.property(framings, rooms, (framing, room) => {
        const { width, height } = createWallDrawing(createArtwork(framing), { room });
        expect(width / height).toBeCloseTo(VIEW_RATIO, 10);
      }),
    );
  });

  test('where a piece was hung and where it is drawn are told from each other', () => {
    const piece = { width: 20, height: 30 };
    for (const { id: room } of ROOMS) {
      const { x, y } = getPieceCenter(room, piece, getPieceCorner(room, piece, { x: 4, y: 66 }));
      expect([x, y]).toEqual([expect.closeTo(4, 10), expect.closeTo(66, 10)]);
    }
  });

  test('[FRAME-10] its furniture is as large as it is told', () => {
    const sizes = {
      living: [sofa(), 84, 33],
      bedroom: [bed(), 64, 46],
      dining: [sideboard(), 60, 34],
      study: [desk(), 48, 30],
      entrance: [consoleTable(), 36, 32],
    } as const;
    for (const { id } of ROOMS) {
      const [parts, width, height] = sizes[id];
      // Without what stands on it, and what it throws on wall and floor.
      const own = parts.filter(({ kind }) => kind === 'rect' || kind === 'path');
      const { furniture } = ROOM_DRAWINGS[id];
      expect([furniture.width, furniture.height]).toEqual([width, height]);
      const reached = getExtent(own);
      expect(reached.width).toBeGreaterThanOrEqual(width - 0.3);
      expect(reached.width).toBeLessThanOrEqual(width + 0.3);
      expect(Math.abs(-reached.y - height)).toBeLessThan(0.8);
    }
  });

  test('[FRAME-10] the person is 65 inches tall', () => {
    const { y } = getExtent(person().filter(({ kind }) => kind === 'path'));
    expect(y).toBe(-65);
  });

  test('[FRAME-10] measures are told in inches and centimetres', () => {
    const drawing = createWallDrawing(
      createArtwork({ media: 'Canvas', size: { width: 16, height: 20 }, framed: true, mat: 0 }),
      {
        room: 'study',
        isMeasured: true,
      },
    );
    const texts = [...getGroup(drawing, PIECE_GROUP).parts, ...drawing.parts].flatMap((part) =>
      part.kind === 'text' ? [part.text] : [],
    );
    // 57 − 20.8 / 2 − 30 = 16.6 inches over the desk.
    expect(texts).toEqual(['16.8 in · 42.7 cm', '20.8 in · 52.8 cm', '16.6 in · 42.2 cm over the desk']);
  });

  test('a piece that hangs beside the furniture is not measured from it', () => {
    const drawing = createWallDrawing(
      createArtwork({ media: 'Canvas', size: { width: 12, height: 12 }, framed: false, mat: 0 }),
      {
        room: 'entrance',
        at: { x: 56, y: 57 },
        isMeasured: true,
      },
    );
    expect(drawing.parts.filter(({ kind }) => kind === 'text')).toEqual([]);
  });
});

describe('an own wall', () => {
  const photo = { url: 'blob:wall', width: 1200, height: 900 };

  test('[FRAME-10] shows a piece to the scale that was measured', () => {
    fc.assert(
      fc.property(framings, fc.double({ min: 0.05, max: 0.5, noNaN: true }), (framing, inchesPerPixel) => {
        const drawing = createPhotoWallDrawing(createArtwork(framing), { photo, inchesPerPixel });
        const outer = getOuterSize(framing);
        expect(drawing.width).toBeCloseTo(1200 * inchesPerPixel, 6);
        const piece = reach(drawing, PIECE_GROUP);
        expect(Math.abs(piece.width - outer.width)).toBeLessThan(0.01);
        expect(Math.abs(piece.height - outer.height)).toBeLessThan(0.01);
      }),
    );
  });

  test('[FRAME-10] a piece that is larger than the photo hangs where it was dropped', () => {
    const artwork = createArtwork({ media: 'Paper', size: { width: 40, height: 30 }, framed: false, mat: 0 });
    // 30 by 22.5 inches of wall.
    const options = { photo, inchesPerPixel: 0.025 };
    for (const corner of [
      { x: 0, y: 0 },
      { x: -4, y: -3 },
      { x: -10, y: -7.5 },
    ]) {
      const at = { x: corner.x + 20, y: corner.y + 15 };
      expect(getGroup(createPhotoWallDrawing(artwork, { ...options, at }), PIECE_GROUP).at).toEqual({
        x: expect.closeTo(corner.x, 10),
        y: expect.closeTo(corner.y, 10),
      });
    }
  });

  test('has its marks on the two points', () => {
    const reference = { from: { x: 100, y: 200 }, to: { x: 900, y: 300 }, length: '', unit: 'in' } as const;
    const drawing = createReferenceDrawing(photo, reference);
    expect([getGroup(drawing, REFERENCE_HANDLES.from).at, getGroup(drawing, REFERENCE_HANDLES.to).at]).toEqual([
      reference.from,
      reference.to,
    ]);
    expect([drawing.width, drawing.height]).toEqual([1200, 900]);
  });
});
