import { describe, expect, test } from 'vitest';
import type { Part } from '../../../src/preview/drawing/drawing.ts';
import { removeHandles, toPlanes } from '../../../src/preview/konva/planes.ts';
import { getPartsByRun, updateRuns } from '../../../src/preview/konva/runs.ts';
import { getExtent } from '../../../src/preview/stage/extent.ts';

const rect = (x: number, colour = '#fff'): Part => ({
  kind: 'rect',
  at: { x, y: 0, width: 10, height: 10 },
  fill: { kind: 'colour', colour },
});
const image = (url: string): Part => ({ kind: 'image', url, at: { x: 0, y: 0, width: 5, height: 5 } });
const group = (id: string, ...parts: Part[]): Part => ({ kind: 'group', id, at: { x: 3, y: 4 }, parts });

describe('planes', () => {
  test('what is held stands for itself, between what lies under and over it', () => {
    const [under, piece, over, a, b] = [rect(0), group('piece'), rect(1), group('handle-a'), group('handle-b')];
    expect(toPlanes([under, piece, over, a, b], new Set(['piece', 'handle-a', 'handle-b']))).toEqual([
      { kind: 'static', parts: [under] },
      { kind: 'draggable', groups: [piece] },
      { kind: 'static', parts: [over] },
      { kind: 'draggable', groups: [a, b] },
    ]);
  });

  test('the group that was lifted last has a canvas by itself, over those beside it and under what lies over them', () => {
    const [under, a, b, c, over] = [rect(0), group('a'), group('b'), group('c'), rect(1)];
    const hold = (...groups: Part[]) => ({ kind: 'draggable', groups });
    const still = (part: Part) => ({ kind: 'static', parts: [part] });
    const toPlanesOf = (lifted: string) => toPlanes([under, a, b, c, over], new Set(['a', 'b', 'c']), lifted);
    expect(toPlanesOf('b')).toEqual([still(under), hold(a, c), hold(b), still(over)]);
    expect(toPlanesOf('gone')).toEqual([still(under), hold(a, b, c), still(over)]);
  });

  test('handles are left out wherever they stand, and nothing else is', () => {
    expect(removeHandles([rect(0), group('handle-a', rect(1)), group('piece', rect(2), group('handle-b'))])).toEqual([
      rect(0),
      group('piece', rect(2)),
    ]);
  });
});

describe('runs', () => {
  const drawing = (frame: string, picture = 'a.jpg') => [
    group('piece', image('shadow'), rect(0, frame), image(picture), rect(5, frame)),
  ];

  test('a drawing is on one canvas until something of it changes', () =>
    expect(getPartsByRun(updateRuns(null, drawing('#000')))).toEqual(drawing('#000').map((part) => [part])));

  test('what changes together gets canvases of its own, in the order of the drawing and in its group', () => {
    const runs = updateRuns(updateRuns(null, drawing('#000')), drawing('#111'));
    expect(getPartsByRun(runs)).toEqual([
      [group('piece', image('shadow'))],
      [group('piece', rect(0, '#111'))],
      [group('piece', image('a.jpg'))],
      [group('piece', rect(5, '#111'))],
    ]);
  });

  test('and keeps them when something else changes', () => {
    const first = updateRuns(updateRuns(null, drawing('#000')), drawing('#111'));
    expect(updateRuns(first, drawing('#111', 'b.jpg')).cuts).toEqual(first.cuts);
  });

  test('another drawing begins anew', () => {
    const first = updateRuns(updateRuns(null, drawing('#000')), drawing('#111'));
    expect(updateRuns(first, [rect(1)]).cuts).toEqual([]);
  });
});

describe('extent', () => {
  test('goes through groups, scales and clips', () => {
    const parts: Part[] = [
      {
        kind: 'group',
        at: { x: 10, y: 20 },
        scale: 2,
        clip: { x: 0, y: 0, width: 4, height: 50 },
        parts: [{ kind: 'rect', at: { x: -5, y: 1, width: 30, height: 2 }, fill: { kind: 'colour', colour: 'red' } }],
      },
    ];
    expect(getExtent(parts)).toEqual({ x: 10, y: 22, width: 8, height: 4 });
  });

  test('reaches as far as a shadow', () => {
    const shadow: Part = {
      kind: 'shadow',
      of: { x: 0, y: 0, width: 10, height: 10 },
      offset: { x: 1, y: 2 },
      blur: 2,
      colour: '#000',
    };
    expect(getExtent([rect(0)])).toEqual({ x: 0, y: 0, width: 10, height: 10 });
    expect(getExtent([rect(0), shadow])).toEqual({ x: -2, y: -1, width: 16, height: 16 });
  });

  test('reads a path with all kinds of commands', () => {
    const path: Part = { kind: 'path', d: 'M1 2h3V9l-2-1Q0 0 5 5Z' };
    expect(getExtent([path])).toEqual({ x: 0, y: 0, width: 5, height: 9 });
  });
});
