import { getPadTint } from '../../domain/framingTerms.ts';
import { getLongerSide } from '../../domain/size.ts';
import type { Artwork } from '../artwork.ts';
import type { Part } from '../drawing/drawing.ts';
import { BEVEL, measurePiece, PAPER, type Piece } from '../geometry/piece.ts';
import { cutMitres, inset, type Mitre, type Rect, type Side } from '../geometry/plane.ts';
import { createMoulding } from '../moulding/createMoulding.ts';
import type { Moulding } from '../moulding/moulding.ts';
import { getMouldingStops } from '../moulding/mouldingStops.ts';
import { colour, ink, innerShadow, light, linear, polygon, rect } from './shade.ts';

/** The look of a frame without a description. */
const PLAIN = { title: '', colours: ['Black'], style: '', type: 'Flat', material: '' };

/** The cut of a mat shows its white core, which lies in the light where it looks up or to the left. */
const CORE = { top: '#cbc5ba', right: '#f4f1ea', bottom: '#fffefb', left: '#d6d1c7' };

/** The moulding of an artwork, in the size of its framing; null without a frame. (CONF-53 to CONF-55) */
export const getMoulding = ({ frame, framing }: Artwork, { face, depth }: Piece): Moulding | null =>
  framing.framed ? createMoulding(frame ?? PLAIN, { face, depth }) : null;

/** Mouldings with the light on them: each fill runs from its outer edge to its inner one. */
export const toMitreParts = (mitres: readonly Mitre[], moulding: Moulding): Part[] =>
  mitres.map(({ side, points }) => {
    const [from, , , inner] = points;
    const to = side === 'top' || side === 'bottom' ? { x: from.x, y: inner.y } : { x: inner.x, y: from.y };
    return {
      kind: 'mitre',
      side,
      points,
      moulding,
      fill: { kind: 'linear', from, to, stops: getMouldingStops(moulding, side) },
    };
  });

/** Where a canvas is folded over its bars: its edges catch the light above and on the left. */
const FOLD = { top: light(0.3), right: ink(0.2), bottom: ink(0.28), left: light(0.2) };

const toEdgeParts = (outer: Rect, inner: Rect, colours: Record<Side, string>): Part[] =>
  cutMitres(outer, inner).map(({ side, points }) => polygon(points, colour(colours[side])));

/** The inside of a framed paper: mat, picture and glass. */
function createGlazedParts({ sight, picture, mat }: Piece, { framing }: Artwork, image: Part): Part[] {
  const { x, y, width, height } = sight;
  const end = { x: x + width, y: y + height };
  const across = (share: number) => ({ x: x + width * share, y });
  const down = (share: number) => ({ x, y: y + height * share });
  const gleam = (from: number, to: number) =>
    polygon([across(from), across(to), down(to), down(from)], colour(light(0.022)));
  return [
    ...(mat > 0
      ? [
          rect(sight, colour(getPadTint(framing.pad))),
          rect(sight, linear(sight, end, light(0.12), ink(0.05))),
          ...innerShadow(sight, 0.36, 0.34),
          ...toEdgeParts(inset(picture, -BEVEL), picture, CORE),
          image,
          ...innerShadow(picture, 0.12, 0.4),
        ]
      : [rect(sight, colour(PAPER)), image, ...innerShadow(sight, 0.4, 0.42)]),
    rect(sight, linear(sight, end, light(0.07), light(0.015), light(0), light(0), light(0.02))),
    gleam(0.2, 0.52),
    gleam(0.58, 0.65),
  ];
}

/**
 * A piece from the front, from its own upper left corner and without its surroundings. `detail` names the picture's file;
 * `hair` is the width of the finest lines, in inches. (CONF-45 to CONF-55)
 */
export function createPieceParts(
  artwork: Artwork,
  { detail = 'small', hair }: { detail?: keyof Artwork['picture']; hair?: number } = {},
): { piece: Piece; parts: Part[] } {
  const piece = measurePiece(artwork.framing);
  return { piece, parts: toPieceParts(piece, artwork, detail, hair) };
}

/** The same of a piece that has been measured already. */
export function toPieceParts(
  piece: Piece,
  artwork: Artwork,
  detail: keyof Artwork['picture'] = 'small',
  hair = getLongerSide(piece.outer) / 1200,
): Part[] {
  const { outer, sight, picture, wrapped } = piece;
  const image: Part = { kind: 'image', url: artwork.picture[detail], at: picture };
  const moulding = getMoulding(artwork, piece);
  return [
    // Under all: it shows where two mouldings each cover only half a pixel.
    rect(outer, colour(moulding?.tone ?? PAPER)),
    ...(moulding && !wrapped ? createGlazedParts(piece, artwork, image) : [image]),
    ...(wrapped
      ? moulding && moulding.shape !== 'floater'
        ? innerShadow(sight, 0.14, 0.5)
        : toEdgeParts(sight, inset(sight, Math.max(0.04, hair * 1.5)), FOLD)
      : []),
    ...(moulding || wrapped
      ? []
      : [rect(outer, linear(outer, { x: outer.width, y: outer.height }, light(0.06), light(0), ink(0.05)))]),
    ...(moulding ? toMitreParts(piece.mitres, moulding) : []),
    ...piece.mitres.map(
      ({ points }): Part => ({
        kind: 'line',
        points: [points[0], points[3]],
        stroke: { colour: ink(0.5), width: hair },
      }),
    ),
  ];
}
