import { getHooks, type Hook } from '../../domain/hanging.ts';
import { getLongerSide } from '../../domain/size.ts';
import type { Artwork } from '../artwork.ts';
import type { Drawing, Part } from '../drawing/drawing.ts';
import { measurePiece, type Piece } from '../geometry/piece.ts';
import { cutMitres, inset, type Rect } from '../geometry/plane.ts';
import { colour, ink, innerShadow, light, linear, polygon, rect, wallShadow } from './shade.ts';

/** Wall around the piece, as a share of its longer side. */
const MARGIN = 0.06;
const PAPER = '#b9936a';
const TAPE = '#a9825a';
const CANVAS = '#e9e1d1';
const STEEL = ['#e4e2dd', '#a9a7a2', '#6f6d69'] as const;
/** Untreated wood, as the light falls on each side. */
const WOOD = { top: '#dcbf93', right: '#cba876', bottom: '#c29e6c', left: '#d8ba8c' };
/** So much of the canvas is folded over its bars, and so wide are these; inches. */
const FOLD = 0.9;
const BAR = 2.2;
/** A staple for so many inches. */
const STAPLES = 2;
/** From this side on, the bars have a brace; inches. */
const BRACE_FROM = 30;

const createWoodFrame = (outer: Rect, inner: Rect): Part[] =>
  cutMitres(outer, inner).map(({ side, points }) => ({
    kind: 'polygon',
    points,
    fill: colour(WOOD[side]),
    stroke: { colour: ink(0.25), width: 0.02 },
  }));

const getMiddle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** The ring that hangs on the nail, its top where the hook is, and below it the plate with two screws. */
function toRing(hook: Hook, size: number): Part[] {
  const [x, y] = [hook.x, hook.y + size * 0.45];
  const plate: Rect = { x: x - size * 0.18, y: y - size * 0.1, width: size * 0.36, height: size };
  const screw = (down: number): Part => ({
    kind: 'ellipse',
    at: { x: x - size * 0.09, y: y + size * down, width: size * 0.18, height: size * 0.18 },
    fill: colour(STEEL[2]),
  });
  const [left, right, top] = [x - size * 0.3, x + size * 0.3, y - size * 0.5];
  return [
    { kind: 'shadow', of: plate, offset: { x: 0.03, y: 0.05 }, blur: 0.1, colour: ink(0.4) },
    {
      kind: 'path',
      d: `M ${left} ${y} A ${size * 0.3} ${y - top} 0 0 1 ${right} ${y} Z`,
      stroke: { colour: STEEL[1], width: size * 0.1 },
    },
    { kind: 'rect', at: plate, radius: size * 0.08, fill: linear(plate, { x: plate.x + plate.width, y }, ...STEEL) },
    screw(0.32),
    screw(0.62),
  ];
}

/** The back of a framed paper: a sheet of brown paper, taped against dust, with a label. */
function toDustCover(piece: Piece, title: string): Part[] {
  const cover = inset(piece.outer, piece.face * 0.4);
  const tape = Math.min(1.2, getLongerSide(cover) * 0.05);
  const label: Rect = {
    width: cover.width * 0.34,
    height: cover.width * 0.14,
    x: cover.x + cover.width * 0.58,
    y: cover.y + cover.height - tape - cover.width * 0.2,
  };
  const letters = label.height * 0.2;
  return [
    ...createWoodFrame(piece.outer, cover),
    rect(cover, linear(cover, getMiddle(cover), '#c49e74', PAPER)),
    ...cutMitres(cover, inset(cover, tape)).map(({ points }) => polygon(points, colour(TAPE))),
    ...innerShadow(cover, 0.2, 0.25),
    { kind: 'rect', at: label, radius: 0.06, fill: colour('#f7f3ea'), stroke: { colour: ink(0.2), width: 0.02 } },
    {
      kind: 'text',
      text: title.length > 26 ? `${title.slice(0, 25)}…` : title,
      at: { x: label.x + letters, y: label.y + label.height * 0.42 },
      size: letters,
      colour: '#3d372e',
      align: 'start',
    },
    ...[0.6, 0.78].map(
      (down): Part => ({
        kind: 'line',
        points: [
          { x: label.x + letters, y: label.y + label.height * down },
          { x: label.x + label.width * 0.7, y: label.y + label.height * down },
        ],
        stroke: { colour: ink(0.22), width: 0.02 },
      }),
    ),
  ];
}

/** A canvas in its frame: folded over its bars and stapled, with a gap around it. */
function toStretcher(piece: Piece): Part[] {
  const inner = inset(piece.outer, piece.face);
  const bars = inset(inner, FOLD);
  const open = inset(bars, BAR);
  const { x } = getMiddle(open);
  const along = (from: number, to: number) => {
    const count = Math.max(2, Math.floor((to - from) / STAPLES));
    return Array.from({ length: count }, (_, at) => from + ((to - from) * (at + 0.5)) / count);
  };
  const staple = (from: { x: number; y: number }, to: { x: number; y: number }): Part => ({
    kind: 'line',
    points: [from, to],
    stroke: { colour: STEEL[1], width: 0.07 },
  });
  const middle = FOLD * 0.6;
  const [right, bottom] = [inner.x + inner.width, inner.y + inner.height];
  const brace: Rect = { x: x - BAR / 2, y: open.y, width: BAR, height: open.height };
  return [
    ...createWoodFrame(piece.outer, inner),
    rect(inset(piece.outer, piece.face * 0.85), colour('#2b2721')),
    rect(inner, colour(CANVAS)),
    ...cutMitres(inner, bars).map(
      ({ side, points }): Part => ({
        kind: 'polygon',
        points,
        fill: colour(side === 'top' || side === 'left' ? '#f4eee1' : '#e2d8c4'),
        stroke: { colour: ink(0.14), width: 0.02 },
      }),
    ),
    ...createWoodFrame(bars, open),
    rect(open, colour('#ded3bd')),
    ...innerShadow(open, 0.5, 0.3),
    ...(getLongerSide(piece.outer) > BRACE_FROM
      ? [rect(brace, linear(brace, { x: brace.x + BAR, y: brace.y }, WOOD.left, WOOD.right))]
      : []),
    ...along(inner.x, right).flatMap((at) =>
      [inner.y + middle, bottom - middle].map((y) => staple({ x: at - 0.2, y }, { x: at + 0.2, y })),
    ),
    ...along(inner.y, bottom).flatMap((at) =>
      [inner.x + middle, right - middle].map((x) => staple({ x, y: at - 0.2 }, { x, y: at + 0.2 })),
    ),
  ];
}

/** A framed piece from behind, with the hooks where `getHooks` states them, and pads that hold it off the wall. */
export function createBackDrawing(artwork: Artwork): Drawing {
  const piece = measurePiece(artwork.framing);
  const { outer, face, wrapped } = piece;
  const margin = getLongerSide(outer) * MARGIN;
  const ring = Math.max(0.9, getLongerSide(outer) * 0.055);
  const pad = Math.min(face, ring) * 0.7;
  const pads = [face / 2, outer.width - face / 2].map(
    (x): Part => ({
      kind: 'ellipse',
      at: { x: x - pad / 2, y: outer.height - face / 2 - pad / 2, width: pad, height: pad },
      fill: colour('#37332d'),
    }),
  );
  const parts = [
    ...wallShadow(piece),
    ...(wrapped ? toStretcher(piece) : toDustCover(piece, artwork.title)),
    ...pads,
    ...getHooks(outer, face).flatMap((hook) => toRing(hook, ring)),
    rect(outer, linear(outer, { x: outer.width, y: outer.height }, light(0.1), light(0), ink(0.06))),
  ];
  return {
    width: outer.width + 2 * margin,
    height: outer.height + 2 * margin,
    parts: [{ kind: 'group', at: { x: margin, y: margin }, parts }],
  };
}
