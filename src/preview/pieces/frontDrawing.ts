import type { Artwork } from '../artwork.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { getFrontLayout } from '../geometry/piece.ts';
import { createMeasureLine } from './measureLine.ts';
import { createPieceParts } from './pieceParts.ts';
import { wallShadow } from './shade.ts';

/** The whole piece straight on with its shadow, to scale; with `measures` what it measures outside. (CONF-45, CONF-46) */
export function createFrontDrawing(artwork: Artwork, { measures = false }: { measures?: boolean } = {}): Drawing {
  const { piece, parts } = createPieceParts(artwork, { detail: 'large' });
  const { width, height } = piece.outer;
  const long = Math.max(width, height);
  const place = getFrontLayout(piece);
  const { margin } = place;
  const letters = long * 0.035;
  const more = measures ? letters * 1.5 : 0;
  const beside = margin * 1.75;
  return {
    width: place.width + more,
    height: place.height + more,
    parts: [
      { kind: 'group', id: 'piece', at: { x: margin, y: margin }, parts: [...wallShadow(piece), ...parts] },
      ...(measures
        ? [
            ...createMeasureLine({ x: margin, y: height + beside }, width, letters, false),
            ...createMeasureLine({ x: width + beside, y: margin }, height, letters, true),
          ]
        : []),
    ],
  };
}
