import type { Artwork } from '../artwork.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { getFrontLayout } from '../geometry/piece.ts';
import { createPieceParts } from './pieceParts.ts';
import { wallShadow } from './shade.ts';

/** The whole piece straight on with its shadow, to scale. */
export function createFrontDrawing(artwork: Artwork): Drawing {
  const { piece, parts } = createPieceParts(artwork, { detail: 'large' });
  const { width, height, margin } = getFrontLayout(piece);
  return {
    width,
    height,
    parts: [{ kind: 'group', at: { x: margin, y: margin }, parts: [...wallShadow(piece), ...parts] }],
  };
}
