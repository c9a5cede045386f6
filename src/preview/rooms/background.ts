import type { Drawing } from '../drawing/drawing.ts';
import { VIEW_RATIO } from './hanging.ts';

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
  const stops = wall.map((colour, index) => ({ at: index / (wall.length - 1), colour }));
  const fill = { kind: 'linear' as const, from: { x: 0, y: 0 }, to: { x: width, y: height }, stops };
  return {
    width,
    height,
    parts: [
      { kind: 'rect', at: { x: 0, y: 0, width, height }, fill },
      { kind: 'group', at, parts: drawing.parts },
    ],
  };
}
