import { STORE_NAME } from '../../domain/documentTitle.ts';
import { getLongerSide } from '../../domain/size.ts';
import type { Artwork } from '../artwork.ts';
import type { Drawing, Part } from '../drawing/drawing.ts';
import { measurePiece } from '../geometry/piece.ts';
import { cutMitres, inset, type Rect } from '../geometry/plane.ts';
import { toPieceParts } from './pieceParts.ts';
import { colour, ink, innerShadow, light, linear, polygon, rect } from './shade.ts';

/** The padding, walls and flaps of a box, as shares of the longer side of its content. */
const PADDING = 0.09;
const WALL = 0.025;
const FLAP = 0.16;
/** How much shorter the free edge of a flap looks at each end, as a share of it. */
const NARROWER = 0.13;
/** Cardboard inside, by where the light comes from. */
const FLAPS = { top: '#c79f70', right: '#b08656', bottom: '#a97f50', left: '#c0966a' };

const outset = (at: Rect, by: number): Rect => inset(at, -by);

/** Corner guards: folded pieces of board. */
function toGuards({ x, y, width, height }: Rect, size: number): Part[] {
  const corners = [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x, y + height, 1, -1],
    [x + width, y + height, -1, -1],
  ] as const;
  return corners.map(([cx, cy, right, down]) => ({
    kind: 'polygon',
    points: [
      { x: cx - right * 0.1, y: cy - down * 0.1 },
      { x: cx + right * size, y: cy - down * 0.1 },
      { x: cx - right * 0.1, y: cy + down * size },
    ],
    fill: linear({ x: cx, y: cy }, { x: cx + right * size, y: cy + down * size }, '#8f6b45', '#7a5937'),
    stroke: { colour: ink(0.25), width: 0.03 },
  }));
}

/** A framed piece in its open box, from above: corner guards, the sheet over it drawn back, and the envelope with its hooks. */
function createBoxDrawing(artwork: Artwork): Drawing {
  const piece = measurePiece(artwork.framing);
  const { outer } = piece;
  const long = getLongerSide(outer);
  const room = outset(outer, long * PADDING);
  const walls = outset(room, long * WALL);
  const flaps = outset(walls, long * FLAP);
  const all = outset(flaps, long * 0.03);
  const tear = outer.height * 0.58;
  const envelope: Rect = { x: outer.width * 0.1, y: outer.height * 0.8, width: long * 0.26, height: long * 0.15 };
  const letters = envelope.height * 0.18;
  const end = { x: outer.width, y: outer.height };
  const parts: Part[] = [
    { kind: 'shadow', of: walls, offset: { x: long * 0.01, y: long * 0.03 }, blur: long * 0.1, colour: ink(0.4) },
    ...cutMitres(flaps, walls).map(({ side, points }): Part => {
      const [a, b, c, d] = points;
      // Narrower at its free edge, for it is seen from above.
      const along = { x: (b.x - a.x) * NARROWER, y: (b.y - a.y) * NARROWER };
      return {
        kind: 'polygon',
        points: [{ x: a.x + along.x, y: a.y + along.y }, { x: b.x - along.x, y: b.y - along.y }, c, d],
        fill: colour(FLAPS[side]),
        stroke: { colour: ink(0.2), width: long * 0.002 },
      };
    }),
    rect(walls, colour('#8b673f')),
    ...[0.35, 0.7].map(
      (share): Part => ({
        kind: 'rect',
        at: inset(walls, long * WALL * share),
        fill: colour('rgb(0 0 0 / 0)'),
        stroke: { colour: light(0.35), width: long * 0.003 },
      }),
    ),
    rect(room, linear(room, { x: room.x + room.width, y: room.y + room.height }, '#d9cdb8', '#cbbda5')),
    ...innerShadow(room, long * 0.05, 0.5),
    { kind: 'shadow', of: outer, offset: { x: long * 0.006, y: long * 0.012 }, blur: long * 0.03, colour: ink(0.45) },
    ...toPieceParts(piece, artwork),
    ...toGuards(outer, long * 0.13),
    polygon(
      [
        { x: -long * 0.02, y: tear },
        { x: outer.width * 0.3, y: tear - long * 0.03 },
        { x: outer.width * 0.62, y: tear + long * 0.02 },
        { x: outer.width + long * 0.02, y: tear - long * 0.04 },
        { x: outer.width + long * 0.02, y: outer.height + long * 0.02 },
        { x: -long * 0.02, y: outer.height + long * 0.02 },
      ],
      linear({ x: 0, y: tear }, end, light(0.94), light(0.78), light(0.86), light(0.8)),
    ),
    { kind: 'shadow', of: envelope, offset: { x: 0.05, y: 0.12 }, blur: long * 0.02, colour: ink(0.35) },
    { kind: 'rect', at: envelope, radius: long * 0.004, fill: colour('#c9a67a') },
    {
      kind: 'text',
      text: 'Hooks',
      at: { x: envelope.x + letters, y: envelope.y + envelope.height / 2 + letters / 3 },
      size: letters * 1.4,
      colour: '#4b3a25',
      align: 'start',
    },
  ];
  return { width: all.width, height: all.height, parts: [{ kind: 'group', at: { x: -all.x, y: -all.y }, parts }] };
}

/** A tube with the print that is rolled in it, picture inwards. */
function createTubeDrawing({ framing: { size } }: Artwork): Drawing {
  const long = Math.min(size.width, size.height) + 3;
  const [round, roll] = [4, 3.1];
  const middle = round / 2 + 1;
  const tube: Rect = { x: 1.5, y: middle - round / 2, width: long, height: round };
  const paper: Rect = { x: tube.x + long, y: middle - roll / 2, width: long * 0.32, height: roll };
  const across = ({ x, y, height }: Rect, ...colours: string[]) => linear({ x, y }, { x, y: y + height }, ...colours);
  const mouth = (x: number, high: number, fill: string): Part => ({
    kind: 'ellipse',
    at: { x: x - high * 0.14, y: middle - high / 2, width: high * 0.28, height: high },
    fill: colour(fill),
  });
  const end = paper.x + paper.width;
  return {
    width: end + 1.5,
    height: round + 2.5,
    parts: [
      { kind: 'shadow', of: { ...tube, y: tube.y + 0.8 }, offset: { x: 0.2, y: 0.5 }, blur: 1.2, colour: ink(0.35) },
      mouth(tube.x, round, '#8d6a44'),
      rect(tube, across(tube, '#cda679', '#d9b588', '#b98f60', '#8d6a44')),
      mouth(tube.x + long, round, '#6b4d2f'),
      rect(paper, across(paper, '#f3eee4', '#fffdf8', '#e4dccd', '#c9bfae')),
      mouth(end, roll, '#efe8da'),
      mouth(end, roll * 0.72, '#d8cebc'),
      mouth(end, roll * 0.5, '#f2ebde'),
      mouth(end, roll * 0.3, '#a99e8b'),
      rect({ x: tube.x + 2, y: middle - 0.9, width: 4, height: 1.8 }, colour('#f7f3ea')),
      {
        kind: 'text',
        text: STORE_NAME,
        at: { x: tube.x + 4, y: middle + 0.18 },
        size: 0.55,
        colour: '#3d372e',
        align: 'middle',
      },
    ],
  };
}

/** How a piece is shipped: a framed one in its box, a print in a tube. */
export const createParcelDrawing = (artwork: Artwork): Drawing =>
  artwork.framing.framed ? createBoxDrawing(artwork) : createTubeDrawing(artwork);
