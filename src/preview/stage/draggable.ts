import { ARROW_DIRECTIONS } from '../../ui/arrowKeys.ts';
import type { Point, Rect } from '../geometry/plane.ts';

/** A group that can be dragged: the one with this `id` among the drawing's own parts. */
export type Draggable = {
  id: string;
  /** Its accessible name. */
  label: string;
  /** Its accessible description: how it is moved, where that is more exact than for others. */
  instructions?: string;
  /** What it covers from its own position, and where that stays; inches. Its shadow and its measures may reach over both. */
  extent: Rect;
  within: Rect;
  /** How far an arrow key goes, in inches; with shift `shiftStep`, six times as far where none is stated. */
  step?: number;
  shiftStep?: number;
  /** Handles a move by key, in inches; without it, that is handled like a drop. */
  onStep?: (by: Point) => void;
  /** Snaps a dragged position to a near line. */
  snap?: (at: Point) => Point;
};

const STEP = 1;
const STRIDE = 6;

/** How far a key moves a group, in inches; null for a key that moves nothing. */
export function getKeyStep(key: string, isShifted: boolean, step = STEP, shiftStep = step * STRIDE): Point | null {
  const direction = ARROW_DIRECTIONS[key];
  if (!direction) return null;
  const by = isShifted ? shiftStep : step;
  return { x: direction.x * by, y: direction.y * by };
}
