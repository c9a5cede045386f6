import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPlan, formatPlan, hangOnPhoto } from '../../../machines/wall/plan.ts';
import { openedWall } from '../../../machines/wall/wall.samples.ts';
import { measuredWall } from '../../../machines/wallPhoto/wallPhoto.samples.ts';
import { CHOICE_PARAMS } from '../../../src/domain/choice.ts';
import { formatPiece, formatPieceOfPage, formatWallPath } from '../../../src/domain/wallPath.ts';
import { parsePlan } from '../../../src/ports/wallAddress.ts';

const PIECE = 'misty-ghats*frame*Paper*16x20*nordic*standard*white*1400*1500';
const query = (params: Record<string, string>, pieces: readonly string[] = []) =>
  new URLSearchParams([...Object.entries(params), ...pieces.map((piece) => ['p', piece])]).toString();

describe('a plan in an address', () => {
  test('comes back as it was written', () => {
    const written = formatPlan(openedWall.plan);
    const { request, notices } = parsePlan(written);
    const opened = openedWall.plan.pieces.map((piece) => piece.subjectData);
    const { plan } = createPlan(request, opened, openedWall.frames);
    expect(notices).toEqual([]);
    expect(formatPlan(plan)).toBe(written);
    expect(plan).toEqual(openedWall.plan);
  });

  test('is read where each part stood when it was written, and holds every part of a choice', () => {
    const [saved] = parsePlan(query({}, [PIECE])).request.pieces;
    expect([saved?.choice.pad, saved?.at]).toEqual(['white', { x: 1400, y: 1500 }]);
    const choice = Object.fromEntries(CHOICE_PARAMS.map((part) => [part, `any-${part}`]));
    const [piece] = parsePlan(query({}, [formatPiece('misty-ghats', choice, { x: 1, y: 2 })])).request.pieces;
    expect(piece).toEqual({ subject: { by: 'art', alias: '/art/misty-ghats' }, choice, at: { x: 1, y: 2 } });
  });

  test('of which a piece is gone keeps all others where they hang', () => {
    const { request } = parsePlan(query({ w: '4000' }, ['gone*art', PIECE]));
    const [, piece] = openedWall.plan.pieces;
    const { plan, notices } = createPlan(request, [null, piece?.subjectData ?? null], openedWall.frames);
    expect(notices).toEqual([{ kind: 'gone', count: 1 }]);
    expect(plan.pieces.map(({ at }) => at)).toHaveLength(1);
  });

  test('of 200 pieces hangs the first 24, and says how many more there are', () => {
    const { request, notices } = parsePlan(
      query(
        { w: '9000' },
        Array.from({ length: 200 }, () => PIECE),
      ),
    );
    expect(request.pieces).toHaveLength(24);
    expect(notices).toEqual([{ kind: 'tooMany', count: 176 }]);
  });

  test.each([
    ['a negative wall', { w: '-4000', h: '2700' }, 1000, 2700],
    ['a wall of 20 cm', { w: '200', h: '200' }, 1000, 1800],
    ['a wall of a kilometre', { w: '1000000', h: '2700' }, 15_000, 2700],
    ['a wall of words', { w: 'wide', h: '2700' }, 3600, 2700],
  ])('with %s takes the nearest there is, and says so', (_, wall, width, height) => {
    const { request, notices } = parsePlan(query(wall, [PIECE]));
    expect([request.width, request.height, request.pieces.length]).toEqual([width, height, 1]);
    expect(notices).toEqual([{ kind: 'size' }]);
  });

  test('of a wall that was planned on a photo is on a plain wall as near to its size as there is, and says so', () => {
    const planned = hangOnPhoto(openedWall.plan, measuredWall);
    const { request, notices } = parsePlan(formatPlan(planned));
    const { plan } = createPlan(
      request,
      planned.pieces.map(({ subjectData }) => subjectData),
      openedWall.frames,
    );
    expect(notices).toEqual([{ kind: 'photo' }]);
    expect(plan).toEqual({ ...planned, height: 1800, photo: null });
  });

  test('tells of what is no piece', () => {
    expect(parsePlan(query({ w: '4000' }, [PIECE, '<script>', ''])).notices).toEqual([
      { kind: 'unreadable', count: 2 },
    ]);
  });

  test('may hold anything, and never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('w', 'h', 'room', 'paint', 'by', 'gap', 'angle', 'p'), fc.string())),
        (params) => {
          const { request } = parsePlan(new URLSearchParams(params).toString());
          expect(request.width).toBeGreaterThanOrEqual(1000);
          expect(request.height).toBeLessThanOrEqual(6000);
          expect(request.gap).toBeGreaterThanOrEqual(10);
          expect(request.pieces.length).toBeLessThanOrEqual(24);
        },
      ),
    );
  });

  test('names an upload by its file and its pixels', () => {
    expect(parsePlan(query({}, ['file.0e541d5e-ea2e.1500.1800'])).request.pieces[0]?.subject).toEqual({
      by: 'upload',
      id: '0e541d5e-ea2e',
      width: 1500,
      height: 1800,
    });
  });
});

test('a page on which a print is made up leads to the planner with that piece', () => {
  const piece = formatPieceOfPage('/art/misty-ghats?mode=frame&media=Paper&size=16x20');
  expect(formatWallPath([piece, null])).toBe('/wall?p=misty-ghats*frame*Paper*16x20');
  expect(formatPieceOfPage('/gifts/first-chai')).toBeNull();
});

test('a piece that is added to a plan that has it already hangs once', () => {
  const opened = openedWall.plan.pieces.map((piece) => piece.subjectData);
  const { request } = parsePlan(query({ w: '4000' }, [PIECE, PIECE.slice(0, PIECE.indexOf('*1400'))]));
  expect(createPlan(request, opened, openedWall.frames).plan.pieces).toHaveLength(1);
});
