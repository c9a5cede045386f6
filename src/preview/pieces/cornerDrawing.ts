import type { Artwork } from '../artwork.ts';
import type { Drawing, Part } from '../drawing/drawing.ts';
import { createPieceParts } from './pieceParts.ts';
import { ink, light, wallShadow } from './shade.ts';

/** How much of the wall is seen, and of the picture, in inches. */
const OUTSIDE = 0.35;
const INSIDE = 1.6;
/** The finest line of this view: the mitre of a good frame is hardly visible. */
const HAIR = 0.014;
/** Threads of a canvas lie so close, in inches. */
const THREAD = 0.036;

/** The weave of a canvas: each thread throws a line of shadow, and has a line of light beside it. */
function createWeave(side: number): Part[] {
  const along = (shift: number) => {
    let d = '';
    for (let at = shift; at < side; at += THREAD) {
      const place = at.toFixed(3);
      d += `M${place} 0L${place} ${side}M0 ${place}L${side} ${place}`;
    }
    return d;
  };
  return [
    { kind: 'path', d: along(THREAD / 2), stroke: { colour: ink(0.075), width: THREAD / 3 } },
    { kind: 'path', d: along(THREAD), stroke: { colour: light(0.06), width: THREAD / 3 } },
  ];
}

/** The upper left corner from close by: moulding, mat with its cut, and the beginning of the picture. */
export function createCornerDrawing(artwork: Artwork): Drawing {
  const { piece, parts } = createPieceParts(artwork, { detail: 'large', hair: HAIR });
  const { picture, wrapped } = piece;
  const side = OUTSIDE + picture.x + Math.min(INSIDE, picture.width, picture.height);
  const on = side - OUTSIDE - picture.x;
  const woven: Part[] = wrapped
    ? [{ kind: 'group', at: picture, clip: { x: 0, y: 0, width: on, height: on }, parts: createWeave(on) }]
    : [];
  return {
    width: side,
    height: side,
    parts: [{ kind: 'group', at: { x: OUTSIDE, y: OUTSIDE }, parts: [...wallShadow(piece), ...parts, ...woven] }],
  };
}
