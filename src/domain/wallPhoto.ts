import { clamp } from './range.ts';

/** A shopper's photo of a wall: its address, and its size in pixels. It never leaves the browser. */
export type WallPhoto = { url: string; width: number; height: number };

/** A place on a photo, in its pixels from the upper left corner. */
type Point = { x: number; y: number };

export const UNITS = ['in', 'cm'] as const;
export type Unit = (typeof UNITS)[number];

/** Two points on a photo, and how far they are apart on the wall, as it was typed. */
export type Reference = { from: Point; to: Point; length: string; unit: Unit };
export type ReferenceEnd = 'from' | 'to';

/** A photo by which reference it was measured, and how many inches of the wall a pixel of it shows. */
export type MeasuredPhoto = { photo: WallPhoto; reference: Reference; inchesPerPixel: number };

export type ReferenceProblem = 'together' | 'missing' | 'garbled' | 'outOfRange' | 'unlikely';

/** Where eyes look on a photo: a share of its height, from above. */
export const PHOTO_EYE_LEVEL = 0.4;

const CM_PER_INCH = 2.54;
/** Nothing on a wall that one measures by is shorter or longer; inches. */
const REFERENCE_RANGE = { least: 2, most: 400 };
/** Closer together, a hand's tremble would move the scale by a tenth: a share of the photo's width. */
const MIN_DISTANCE = 0.05;
/** What a photo of a wall can show from side to side, in inches. */
const WALL_WIDTH_RANGE = { least: 16, most: 1200 };

/** What tape measures say: '36', '36.5', '36,5', '36 1/2', '1/2'; null for anything else. */
function parseNumber(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (/^\d+(\.\d*)?$|^\.\d+$/.test(typed)) return Number(typed);
  const {
    whole = 0,
    part,
    parts,
  } = /^(?:(?<whole>\d+)\s+)?(?<part>\d+)\/(?<parts>[1-9]\d*)$/.exec(typed)?.groups ?? {};
  return part === undefined ? null : Number(whole) + Number(part) / Number(parts);
}

/** Where the two ends stand before anyone moves them: on a level, in the middle. */
export const createReference = ({ width, height }: WallPhoto): Reference => ({
  from: { x: Math.round(width * 0.3), y: Math.round(height * 0.6) },
  to: { x: Math.round(width * 0.7), y: Math.round(height * 0.6) },
  length: '',
  unit: 'in',
});

/** The nearest spot on the photo. */
export const clampToPhoto = ({ x, y }: Point, { width, height }: WallPhoto): Point => ({
  x: clamp(x, 0, width),
  y: clamp(y, 0, height),
});

/** How many inches of the wall a pixel of the photo shows, or why that cannot be known. */
export function getInchesPerPixel(
  { from, to, length, unit }: Reference,
  photo: WallPhoto,
): { inchesPerPixel: number } | { problem: ReferenceProblem } {
  const pixels = Math.hypot(to.x - from.x, to.y - from.y);
  if (pixels < MIN_DISTANCE * photo.width) return { problem: 'together' };
  if (length.trim() === '') return { problem: 'missing' };
  const typed = parseNumber(length);
  if (typed === null) return { problem: 'garbled' };
  const inches = unit === 'cm' ? typed / CM_PER_INCH : typed;
  if (inches < REFERENCE_RANGE.least || inches > REFERENCE_RANGE.most) return { problem: 'outOfRange' };
  const across = (inches / pixels) * photo.width;
  if (across < WALL_WIDTH_RANGE.least || across > WALL_WIDTH_RANGE.most) return { problem: 'unlikely' };
  return { inchesPerPixel: inches / pixels };
}
