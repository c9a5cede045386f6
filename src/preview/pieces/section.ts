import { getPadTint } from '../../domain/framingTerms.ts';
import type { Artwork } from '../artwork.ts';
import type { Fill, Part } from '../drawing/drawing.ts';
import { BEVEL, PAPER, type Piece } from '../geometry/piece.ts';
import type { Point } from '../geometry/plane.ts';
import { createGrain } from '../moulding/grain.ts';
import { getHeight } from '../moulding/height.ts';
import type { Moulding } from '../moulding/moulding.ts';
import { getMoulding } from './pieceParts.ts';
import { colour, ink } from './shade.ts';

/** A layer of the section, and the point in it that its name refers to. */
type Layer = { name: string; at: Point };
/** A piece cut through its upper edge, seen from its side: x out from the wall, y down from its upper edge; inches. */
export type Section = { width: number; height: number; parts: Part[]; layers: Layer[] };

// Glass of 2 mm, a mat of four plies, a heavy sheet, a board of 3 mm: inches.
const GLASS = 0.08;
const BOARD = 0.12;
/** Drawn thicker than it is, to be visible. */
const SHEET = 0.022;
/** How far glass and board reach under the lip of the moulding, and how thick that lip is. */
const REBATE = 0.22;
const LIP = 0.14;
/** How much of the picture is visible below the mat. */
const VISIBLE_PICTURE = 0.7;

const WOOD = '#d9b98a';

const box = (x: number, y: number, width: number, height: number, fill: Fill, edge = ink(0.35)): Part => ({
  kind: 'rect',
  at: { x, y, width, height },
  fill,
  stroke: { colour: edge, width: 0.008 },
});

/** The front of a moulding as the lamp sees it: from its outer edge at the top to its inner edge, x from the wall. */
function createFront({ shape, face, depth }: Moulding, upTo: number): Point[] {
  const steps = Array.from({ length: 61 }, (_, i) => (i / 60) * upTo);
  const highest = Math.max(...steps.map((u) => getHeight(shape, u)));
  return steps.map((u) => ({ x: depth - (highest - getHeight(shape, u)) * face, y: u * face }));
}

/** Lines of the wood's growth where it is cut, as far as it reaches above and out from the wall. */
function createGrowthRings(out: number, down: number): Part[] {
  return [0.3, 0.5, 0.7, 0.9].map((share) => {
    const [x, y] = [share * out, share * down];
    return {
      kind: 'path',
      d: `M0 ${y}C${x * 0.45} ${y * 0.95} ${x * 0.85} ${y * 0.5} ${x} 0`,
      stroke: { colour: ink(0.1), width: 0.012 },
    };
  });
}

/** Wood, or metal, with its finish as a thin coat over all that can be seen from the front and from outside. */
function createCut(outline: Point[], coated: Point[], moulding: Moulding, deep: Part[] = []): Part[] {
  return [
    { kind: 'polygon', points: outline, fill: colour(createGrain(moulding).core) },
    ...deep,
    { kind: 'polygon', points: outline, fill: colour('transparent'), stroke: { colour: ink(0.5), width: 0.01 } },
    { kind: 'line', points: coated, stroke: { colour: moulding.tone, width: 0.035 } },
  ];
}

function createPaperSection({ mat, picture }: Piece, moulding: Moulding, padTint: string): Section {
  const { face, depth } = moulding;
  const front = createFront(moulding, 1);
  const inner = front[front.length - 1] as Point;
  const visibleHeight = Math.min(VISIBLE_PICTURE, picture.height / 2);
  const height = face + mat + visibleHeight;
  // The lip is as thick as the moulding leaves it; behind it all that must fit into the depth.
  const back = Math.max(inner.x - LIP, GLASS + BEVEL + SHEET + BOARD + 0.02);
  const glass = Math.min(back, inner.x - 0.03) - GLASS;
  const top = face - REBATE;
  const pad = glass - (mat > 0 ? BEVEL : 0);
  const sheet = pad - SHEET;
  const board = sheet - BOARD;
  const opening = face + mat;
  const outline = [
    { x: 0, y: 0 },
    ...front,
    { x: glass + GLASS, y: face },
    { x: glass + GLASS, y: top },
    { x: 0, y: top },
  ];
  return {
    width: depth,
    height,
    parts: [
      box(board, top + 0.03, BOARD, height - top, colour('#c9b393')),
      box(sheet, mat > 0 ? opening - 0.5 : top + 0.03, SHEET, height, colour(PAPER)),
      ...(mat > 0
        ? [
            {
              kind: 'polygon',
              points: [
                { x: pad, y: top + 0.03 },
                { x: glass, y: top + 0.03 },
                { x: glass, y: opening - BEVEL },
                { x: pad, y: opening },
              ],
              fill: colour(padTint),
              stroke: { colour: ink(0.35), width: 0.008 },
            } satisfies Part,
          ]
        : []),
      box(glass, top + 0.03, GLASS, height - top, colour('rgb(178 208 212 / 0.55)'), 'rgb(70 110 116 / 0.6)'),
      ...createCut(outline, [{ x: 0, y: 0 }, ...front], moulding, createGrowthRings((front[0] as Point).x, top)),
    ],
    layers: [
      { name: 'Frame', at: { x: depth * 0.6, y: Math.min(face * 0.3, top * 0.6) } },
      { name: 'Glass', at: { x: glass + GLASS / 2, y: opening + visibleHeight * 0.35 } },
      ...(mat > 0 ? [{ name: 'Mat', at: { x: glass - BEVEL / 2, y: face + mat * 0.4 } }] : []),
      { name: 'Picture', at: { x: sheet + SHEET / 2, y: opening + visibleHeight * 0.55 } },
      { name: 'Backing', at: { x: board + BOARD / 2, y: opening + visibleHeight * 0.75 } },
    ],
  };
}

/** A canvas goes round its bar, which stands out from the wall by so much. */
function createStretchedCanvas(from: number, depth: number, top: number, height: number): Part[] {
  const bar = 0.75;
  const out = from + depth;
  return [
    // The bar's front slopes away, so that only its outer edge bears the canvas.
    {
      kind: 'polygon',
      points: [
        { x: from, y: top },
        { x: out, y: top },
        { x: out - 0.14, y: top + bar },
        { x: from, y: top + bar },
      ],
      fill: colour(WOOD),
      stroke: { colour: ink(0.4), width: 0.01 },
    },
    {
      kind: 'path',
      d: `M${from} ${top + 0.5}L${from} ${top}L${out} ${top}L${out} ${height}`,
      stroke: { colour: '#efe9dc', width: 0.05 },
    },
    {
      kind: 'path',
      d: `M${from} ${top - 0.022}L${out + 0.022} ${top - 0.022}L${out + 0.022} ${height}`,
      stroke: { colour: ink(0.55), width: 0.012 },
    },
  ];
}

const getCanvasLayers = (from: number, depth: number, top: number, height: number): Layer[] => [
  { name: 'Picture', at: { x: from + depth, y: height - 0.25 } },
  { name: 'Stretcher', at: { x: from + depth * 0.4, y: top + 0.4 } },
];

/** The floor of a floater's tray, on which the bars stand. */
const FLOOR = 0.2;
const BELOW_LIP = 0.06;

function createCanvasSection(moulding: Moulding): Section {
  const { face, depth, shape } = moulding;
  const height = face + 1.9;
  const isTray = shape === 'floater';
  const front = createFront(moulding, isTray ? 0.41 : 1);
  const inner = front[front.length - 1] as Point;
  // Without a tray the moulding is a bare strip beside the canvas, which is flush with its inner edge.
  const from = isTray ? FLOOR : 0.05;
  const bars = isTray ? depth - FLOOR - BELOW_LIP : inner.x - from - 0.03;
  const outline = isTray
    ? [...[{ x: 0, y: 0 }], ...front, { x: FLOOR, y: inner.y }, { x: FLOOR, y: 1.2 }, { x: 0, y: 1.2 }]
    : [{ x: 0, y: 0 }, ...front, { x: 0, y: face }];
  return {
    width: depth,
    height,
    parts: [
      ...createCut(outline, [{ x: 0, y: 0 }, ...front], moulding),
      ...createStretchedCanvas(from, bars, face, height),
    ],
    layers: [
      { name: 'Frame', at: { x: depth * 0.75, y: (isTray ? 0.21 : 0.5) * face } },
      ...getCanvasLayers(from, bars, face, height),
    ],
  };
}

/** The section through a piece. Null for an unframed sheet. (CONF-53 to CONF-55) */
export function createSection(artwork: Artwork, piece: Piece): Section | null {
  const moulding = getMoulding(artwork, piece);
  if (moulding)
    return piece.wrapped
      ? createCanvasSection(moulding)
      : createPaperSection(piece, moulding, getPadTint(artwork.framing.pad));
  if (!piece.wrapped) return null;
  const height = Math.min(2.4, piece.outer.height);
  return {
    width: piece.depth,
    height,
    parts: createStretchedCanvas(0, piece.depth - 0.03, 0.03, height),
    layers: getCanvasLayers(0, piece.depth - 0.03, 0.03, height),
  };
}
