import type { Media } from './framingTerms.ts';
import { DEFAULT_SIZE_RULE, getLongerSide, type Size, type SizeRule } from './size.ts';

/** What lies between picture and frame: nothing, the width that belongs to the size, or the golden ratio's. (CONF-48) */
export const MAT_STYLES = ['none', 'standard', 'golden'] as const;
export type MatStyle = (typeof MAT_STYLES)[number];

/** Mat widths in inches of which the golden ratio picks one. (CONF-48) */
const GOLDEN_WIDTHS = [1.5, 2, 2.5, 3, 3.5, 4];
const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;

/** No board is cut larger than this, in inches. (CONF-51, CONF-52) */
const BOARD = { long: 52, short: 32 };

const WIDEST = 3.75;

/** By the width of the picture, in inches: under `under` the mat is `mat` wide. (CONF-48 A) */
const BY_WIDTH = [
  { under: 9.9, mat: 2 },
  { under: 13.4, mat: 2.25 },
  { under: 20.4, mat: 2.5 },
  { under: 22.4, mat: 2.75 },
];
/** By the longer side of the picture, in inches. (CONF-48 B) */
const BY_SIZE = [
  { under: 16, mat: 2 },
  { under: 20, mat: 2.25 },
  { under: 28, mat: 2.5 },
  { under: 32, mat: 2.75 },
];

const standardWidth: Record<SizeRule, (size: Size) => number> = {
  stepped({ width, height }) {
    const step = BY_WIDTH.find(({ under }) => width < under);
    if (step) return step.mat;
    return width === height || width === 23.9 ? 3 : WIDEST;
  },
  classic(size) {
    const side = getLongerSide(size);
    const step = BY_SIZE.find(({ under }) => side < under);
    if (step) return step.mat;
    return side === 32 ? 3 : WIDEST;
  },
};

/** The width with which picture and mat together come nearest to the golden ratio of the picture's area; inches. (CONF-48 C) */
function goldenWidth({ width, height }: Size): number {
  const off = (mat: number) => Math.abs(((width + 2 * mat) * (height + 2 * mat)) / (width * height) - GOLDEN_RATIO);
  return GOLDEN_WIDTHS.reduce((best, mat) => (off(mat) < off(best) ? mat : best));
}

/** Can this picture have a mat at all? Canvas never; paper up to the largest board. (CONF-50 to CONF-52) */
const isMatOffered = (media: Media, { width, height }: Size): boolean =>
  media === 'Paper' && Math.max(width, height) <= BOARD.long && Math.min(width, height) <= BOARD.short;

/** The mat styles that a size can have, the usual one first. (CONF-50 to CONF-52) */
export const getMatStyles = (media: Media, size: Size): MatStyle[] =>
  isMatOffered(media, size) ? ['standard', 'golden', 'none'] : ['none'];

/** How wide the mat is, in inches; 0 where there is none. (CONF-48, CONF-50) */
export function getMatWidth({
  media,
  size,
  style,
  rule = DEFAULT_SIZE_RULE,
}: {
  media: Media;
  size: Size;
  style: MatStyle;
  rule?: SizeRule;
}): number {
  if (style === 'none' || !isMatOffered(media, size)) return 0;
  return style === 'golden' ? goldenWidth(size) : standardWidth[rule](size);
}

/** The style that gives a mat of this width to a picture of this size. */
export const findMatStyle = (size: Size, mat: number): MatStyle =>
  MAT_STYLES.find((style) => getMatWidth({ media: 'Paper', size, style }) === mat) ?? 'standard';
