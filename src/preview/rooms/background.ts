import type { Drawing } from '../drawing/drawing.ts';
import { VIEW_RATIO } from '../geometry/piece.ts';
import { linear } from '../pieces/shade.ts';
import { box } from './shapes.ts';

/** The plain wall of the views that are in no room, as Preview.module.css paints it. */
const PLAIN_WALL = ['#f5f2ec', '#ece7de', '#e4dfd5'];

/** A drawing of an upper left corner at the right of its place, so that the wall beside it goes on to the left, and its shadow with it. */
export function placeAtRight({ width, height, parts }: Drawing): Drawing {
  const whole = height * VIEW_RATIO;
  return { width: whole, height, parts: [{ kind: 'group', at: { x: whole - width, y: 0 }, parts }] };
}

/**
 * Adds the stage's ratio and wall to a drawing, so that the saved picture equals the view. `wall` are the colours from the
 * upper left, where the light is, to the lower right.
 */
export function addBackground(drawing: Drawing, wall: readonly string[] = PLAIN_WALL): Drawing {
  const width = Math.max(drawing.width, drawing.height * VIEW_RATIO);
  const height = width / VIEW_RATIO;
  const at = { x: (width - drawing.width) / 2, y: (height - drawing.height) / 2 };
  return {
    width,
    height,
    parts: [
      box(0, 0, width, height, linear({ x: 0, y: 0 }, { x: width, y: height }, ...wall)),
      { kind: 'group', at, parts: drawing.parts },
    ],
  };
}
