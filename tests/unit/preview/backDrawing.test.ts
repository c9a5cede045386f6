import { expect, test } from 'vitest';
import { getHooks } from '../../../src/domain/hanging.ts';
import type { Artwork } from '../../../src/preview/artwork.ts';
import type { Part } from '../../../src/preview/drawing/drawing.ts';
import { measurePiece } from '../../../src/preview/geometry/piece.ts';
import { createBackDrawing } from '../../../src/preview/pieces/backDrawing.ts';

const artwork = (width: number): Artwork => ({
  title: 'Misty Ghats',
  alt: '',
  picture: { small: '', large: '' },
  framing: { media: 'Paper', size: { width, height: 20 }, framed: true, mat: 2 },
  frame: null,
});

const partsOf = (drawn: Artwork): readonly Part[] => {
  const [piece] = createBackDrawing(drawn).parts;
  return piece?.kind === 'group' ? piece.parts : [];
};

/** The middles of the rings, by where their arcs begin and end: 'M left y A rx ry 0 0 1 right y Z'. */
const rings = (drawn: Artwork): number[] =>
  partsOf(drawn).flatMap((part) => {
    if (part.kind !== 'path') return [];
    const figures = part.d.split(' ').map(Number);
    return [((figures[1] ?? 0) + (figures[9] ?? 0)) / 2];
  });

test.each([16, 36])('[CONF-45] a piece %i inches wide has a ring for each of its hooks', (width) => {
  const drawn = artwork(width);
  const { outer, face } = measurePiece(drawn.framing);
  const middles = getHooks(outer, face).map(({ x }) => x);
  expect(rings(drawn).map((middle) => middle.toFixed(3))).toEqual(middles.map((middle) => middle.toFixed(3)));
  expect(middles).toHaveLength(width === 16 ? 1 : 2);
});
