import type { Drawing } from '../drawing/drawing.ts';
import type { Shown } from '../shown.ts';
import { frontPlace } from '../still/frontPlace.ts';
import { measure } from './measure.ts';
import { pieceParts } from './pieceParts.ts';
import { wallShadow } from './shade.ts';

/** The whole piece straight on with its shadow, to scale; with `measures` what it measures outside. (CONF-45, CONF-46) */
export function frontDrawing(shown: Shown, { measures = false }: { measures?: boolean } = {}): Drawing {
  const { piece, parts } = pieceParts(shown, { detail: 'large' });
  const { width, height } = piece.outer;
  const long = Math.max(width, height);
  const place = frontPlace(piece);
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
            ...measure({ x: margin, y: height + beside }, width, letters, false),
            ...measure({ x: width + beside, y: margin }, height, letters, true),
          ]
        : []),
    ],
  };
}
