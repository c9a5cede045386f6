import type { Artwork } from '../artwork.ts';
import type { Drawing, Part } from '../drawing/drawing.ts';
import { measurePiece, PAPER, type Piece } from '../geometry/piece.ts';
import type { Rect } from '../geometry/plane.ts';
import { mix } from '../moulding/colour.ts';
import { createMeasureLine, formatLength, MUTED_INK } from './measureLine.ts';
import { getMoulding } from './pieceParts.ts';
import { createSection, type Section } from './section.ts';
import { colour, ink, light, linear, rect } from './shade.ts';

const PLASTER = '#e6dfd3';
/** A sheet by itself is pinned to the wall: drawn so thick that it can be seen. */
const SHEET = 0.06;
/** The least width of the view, by its height. */
const MIN_RATIO = 0.8;

/** The outer side of a piece. */
function createFlank(artwork: Artwork, piece: Piece, at: Rect): Part[] {
  const moulding = getMoulding(artwork, piece);
  const end = { x: at.x + at.width, y: at.y };
  const shade = [ink(0.4), ink(0.12), ink(0), light(0.15)];
  if (moulding) return [rect(at, colour(mix(moulding.tone, '#000000', 0.12))), rect(at, linear(at, end, ...shade))];
  if (!piece.wrapped) return [{ kind: 'rect', at, fill: colour(PAPER), stroke: { colour: ink(0.3), width: 0.01 } }];
  // The picture goes on around its left edge.
  const crop = { x: 0, y: 0, width: Math.min(1, piece.depth / piece.picture.width), height: 1 };
  return [{ kind: 'image', url: artwork.picture.small, at, crop }, rect(at, linear(at, end, ...shade))];
}

/** The names of the layers in a column beside the section, each with a line to what it names, in the order of their places. */
function createLayerNames({ layers }: Section, scale: number, column: number, letters: number): Part[] {
  let free = letters;
  return [...layers]
    .sort((one, other) => one.at.y - other.at.y)
    .flatMap(({ name, at }): Part[] => {
      const [x, y] = [at.x * scale, at.y * scale];
      const line = Math.max(free, y);
      free = line + letters * 1.7;
      const stroke = { colour: MUTED_INK, width: letters * 0.07 };
      const dot = letters * 0.24;
      return [
        {
          kind: 'line',
          points: [
            { x, y },
            { x: column - letters * 1.2, y: line },
            { x: column - letters * 0.4, y: line },
          ],
          stroke,
        },
        { kind: 'ellipse', at: { x: x - dot / 2, y: y - dot / 2, width: dot, height: dot }, fill: colour(MUTED_INK) },
        {
          kind: 'text',
          text: name,
          at: { x: column, y: line + letters * 0.35 },
          size: letters,
          colour: MUTED_INK,
          align: 'start',
        },
      ];
    });
}

/** The wall where it is cut, its surface at x = 0. */
const createWallSection = (thick: number, from: number, to: number): Part[] => [
  rect({ x: -thick, y: from, width: thick, height: to - from }, colour(PLASTER)),
  {
    kind: 'line',
    points: [
      { x: 0, y: from },
      { x: 0, y: to },
    ],
    stroke: { colour: ink(0.35), width: thick * 0.06 },
  },
];

/**
 * The piece from its left side, as it stands out from the wall: at the left all of it, to scale; beside it its upper edge
 * cut through and enlarged, with the names of what lies in it. (CONF-53 to CONF-55)
 */
export function createSideDrawing(artwork: Artwork): Drawing {
  const piece = measurePiece(artwork.framing);
  const { outer, depth } = piece;
  const out = depth || SHEET;
  const long = Math.max(outer.height, 14);
  const letters = long * 0.036;
  const margin = letters * 1.6;
  const thick = letters * 1.1;
  const height = long + 2 * margin + letters * 2;
  const at: Rect = { x: 0, y: margin + (long - outer.height) / 2, width: out, height: outer.height };
  const bottom = at.y + at.height;
  const surface = margin + letters * 2 + thick;
  const section = createSection(artwork, piece);
  const shadow: Part = {
    kind: 'polygon',
    points: [
      { x: 0, y: at.y },
      { x: 0, y: Math.min(height, bottom + out * 1.1) },
      { x: out * 0.9, y: bottom },
    ],
    fill: linear({ x: 0, y: bottom }, { x: out * 0.5, y: bottom + out }, ink(0.22), ink(0)),
  };
  const whole: Part = {
    kind: 'group',
    at: { x: surface, y: 0 },
    parts: [
      ...createWallSection(thick, 0, height),
      shadow,
      ...createFlank(artwork, piece, at),
      ...createMeasureLine({ x: out + letters, y: at.y }, outer.height, letters, true),
    ],
  };
  // Every side view has about the same ratio, so that nothing jumps when another picture is chosen.
  const least = height * MIN_RATIO;
  if (!section)
    return { width: least, height, parts: [{ kind: 'group', at: { x: least / 2 - surface, y: 0 }, parts: [whole] }] };

  const sectionX = surface + out + letters * 4.2;
  const scale = Math.min((height - margin - letters * 4.7) / section.height, (long * 0.34) / section.width);
  const high = section.height * scale;
  const top = margin + letters * 2;
  const column = section.width * scale + letters * 2.4;
  const enlarged: Part = {
    kind: 'group',
    at: { x: sectionX + thick, y: top },
    parts: [
      ...createWallSection(thick, -letters * 0.5, high),
      {
        kind: 'group',
        at: { x: 0, y: 0 },
        scale,
        clip: { x: -1, y: -1, width: section.width + 2, height: section.height + 1 },
        parts: section.parts,
      },
      {
        kind: 'text',
        text: `Upper edge, ${scale.toFixed(0)} times as large`,
        at: { x: 0, y: -letters * 0.8 },
        size: letters,
        colour: MUTED_INK,
        align: 'start',
      },
      ...createLayerNames(section, scale, column, letters),
      ...createMeasureLine(
        { x: 0, y: high + letters * 0.9 },
        section.width * scale,
        letters,
        false,
        formatLength(depth),
      ),
    ],
  };
  return { width: Math.max(least, sectionX + thick + column + letters * 5 + margin), height, parts: [whole, enlarged] };
}
