import type { Point, Rect } from '../geometry/plane.ts';

/** What can be taken hold of: a group that stands by this `id` among the drawing's own parts. */
export type Draggable = {
  id: string;
  /** What it is called where it cannot be seen. */
  label: string;
  /** How it is moved, in words. */
  instructions?: string;
  /** In inches of the drawing: the group stays inside, its shadow not counted. */
  within?: Rect;
  /** How far an arrow key goes, in inches; with shift `shiftStep`, six times as far where none is stated. */
  step?: number;
  shiftStep?: number;
  /** A key would move it by so much, in inches; without it, that counts as a move by hand. */
  onStep?: (by: Point) => void;
  /** Where it goes instead while it is dragged: to a line that is near. */
  snap?: (at: Point) => Point;
};

const STEP = 1;
const STRIDE = 6;

const DIRECTIONS: Record<string, Point | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far a key moves a thing, in inches; null for a key that moves nothing. */
export function getKeyStep(key: string, isShifted: boolean, step = STEP, shiftStep = step * STRIDE): Point | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const by = isShifted ? shiftStep : step;
  return { x: direction.x * by, y: direction.y * by };
}

/** One axis: from `low` to `high`, or as long as the thing is larger than its bounds, always over the whole of them. */
const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, Math.min(low, high)), Math.max(low, high));

/** The nearest place to `at` where something that reaches over `extent` from there is still inside `within`; inches. */
export function constrainPosition(at: Point, extent: Rect, within: Rect | undefined): Point {
  if (!within) return at;
  return {
    x: clamp(at.x, within.x - extent.x, within.x + within.width - extent.x - extent.width),
    y: clamp(at.y, within.y - extent.y, within.y + within.height - extent.y - extent.height),
  };
}
