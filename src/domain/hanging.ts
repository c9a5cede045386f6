import { type Framing, getFrameAllowance } from './framing.ts';
import { getLongerSide, type Size } from './size.ts';

/** Inches, x to the right and y down. */
export type Hook = { x: number; y: number };

/** The outer edges of a piece, in inches from the upper left corner of its layout. */
export type Placement = Size & { x: number; y: number };

/** A piece that hangs; the hooks are inches from its own upper left corner. */
export type HungPiece = Placement & { hooks: readonly Hook[] };

/** A nail in whole millimetres: `across` from the centre line, to the left below 0, and `height` above the floor. `piece` counts from 0. */
export type Nail = { piece: number; across: number; height: number };

const MM_PER_INCH = 25.4;
/** A wider piece hangs on two hooks, so that it stays level; inches. */
const MAX_ONE_HOOK_WIDTH = 24;
/** The two sit so far from the sides, as a share of the width. */
const HOOK_INSET = 0.25;

/** Where eyes are: the usual height of the middle above the floor, in millimetres. */
export const EYE_LEVEL = 1450;

export const toMillimetres = (inches: number): number => inches * MM_PER_INCH;
export const toInches = (mm: number): number => mm / MM_PER_INCH;

/**
 * A framed print on paper by what it measures outside and by its mat, in inches. What its frame adds follows from the print,
 * so the frame that adds less is tried first. (CONF-45)
 */
export function getFramingOfOuter(outer: Size, mat: number): Framing {
  const within = (allowance: number): Size => ({
    width: outer.width - 2 * mat - allowance,
    height: outer.height - 2 * mat - allowance,
  });
  const narrow = within(getFrameAllowance('Paper', { width: 0, height: 0 }));
  const size = within(getFrameAllowance('Paper', narrow));
  return { media: 'Paper', size, framed: true, mat };
}

/**
 * The hooks that a frame has where the shop states none: on the middle line of its upper moulding, one in the middle, or
 * two a quarter of the width from the sides where it is wider than 24 inches. `face` is the moulding's width in inches.
 */
export function getHooks({ width }: Size, face: number): Hook[] {
  const y = face / 2;
  const places = width > MAX_ONE_HOOK_WIDTH ? [width * HOOK_INSET, width * (1 - HOOK_INSET)] : [width / 2];
  return places.map((x) => ({ x, y }));
}

/** What pieces cover together. */
export function getExtent(pieces: readonly Placement[]): Placement {
  const [x, y] = [Math.min(...pieces.map((piece) => piece.x)), Math.min(...pieces.map((piece) => piece.y))];
  return {
    x,
    y,
    width: Math.max(...pieces.map((piece) => piece.x + piece.width)) - x,
    height: Math.max(...pieces.map((piece) => piece.y + piece.height)) - y,
  };
}

/**
 * Where the nails go in, in the order of the pieces, where the middle of all of them hangs `middle` millimetres above the
 * floor. The centre line runs through the middle of all pieces.
 */
export function getNails(pieces: readonly HungPiece[], middle: number): Nail[] {
  const { x, y, width, height } = getExtent(pieces);
  const [centre, level] = [x + width / 2, y + height / 2];
  return pieces.flatMap((piece, at) =>
    piece.hooks.map((hook) => ({
      piece: at,
      across: Math.round(toMillimetres(piece.x + hook.x - centre)),
      height: Math.round(middle + toMillimetres(level - piece.y - hook.y)),
    })),
  );
}

/** A length in millimetres as a tape measure has it: '132.4 cm'. */
export const formatCentimetres = (mm: number): string => `${(mm / 10).toFixed(1)} cm`;

/** Scales of a drawing, the largest first: 1 to so much. */
const SCALES = [5, 10, 15, 20, 25, 30, 40, 50, 75, 100];

/** The largest scale at which something fits on paper, 1 to so much; all sizes in one unit. */
export const getScale = (drawn: Size, paper: Size): number =>
  SCALES.find((scale) => drawn.width / scale <= paper.width && drawn.height / scale <= paper.height) ??
  Math.ceil(getLongerSide(drawn) / Math.min(paper.width, paper.height));
