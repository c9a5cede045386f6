import { clamp } from '../../domain/range.ts';
import type { Size } from '../../domain/size.ts';

/** Inches, x to the right and y down. */
export type Point = { x: number; y: number };
export type Rect = Size & Point;

/** The four sides of a frame, clockwise from the top. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** A rectangle made smaller by so much on every side. */
export const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The corners, clockwise from the upper left. */
export const getCorners = ({ x, y, width, height }: Rect): [Point, Point, Point, Point] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** One side of a ring: two outer corners clockwise, then the two inner ones on the way back. */
export type Mitre = { side: Side; points: [Point, Point, Point, Point] };

/** The ring between a rectangle and one inside it, cut at its corners into four sides. */
export function cutMitres(outer: Rect, inner: Rect): Mitre[] {
  const around = getCorners(outer);
  const inside = getCorners(inner);
  const at = (list: readonly Point[], index: number) => list[index % 4] as Point;
  return SIDES.map((side, index) => ({
    side,
    points: [at(around, index), at(around, index + 1), at(inside, index + 1), at(inside, index)],
  }));
}

/** Clamps one axis between `low` and `high`, whichever is less: a group larger than its bounds always covers them. */
const clampBetween = (value: number, low: number, high: number) =>
  clamp(value, Math.min(low, high), Math.max(low, high));

/** The nearest position to `at` where `extent`, relative to it, is inside `within`; inches. */
export function constrainPosition(at: Point, extent: Rect, within: Rect): Point {
  return {
    x: clampBetween(at.x, within.x - extent.x, within.x + within.width - extent.x - extent.width),
    y: clampBetween(at.y, within.y - extent.y, within.y + within.height - extent.y - extent.height),
  };
}
