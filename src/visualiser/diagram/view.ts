import { clamp } from '../../domain/range.ts';
import type { Box, Point } from '../layout/layout.ts';

export type Size = { width: number; height: number };

/** Where a drawing lies in its frame: `screen = drawing × scale + (x, y)`, in px from the frame's upper left corner. */
export type View = { x: number; y: number; scale: number };

const MIN_SCALE = 0.08;
const MAX_SCALE = 4;
/** At this its words are 12 px high, and can be read. */
const READABLE_SCALE = 1;
/** At this the names in an overview can still be read: they do not shrink with it. */
const MIN_OVERVIEW_SCALE = 0.45;
const MARGIN = 12;

/** The point of the drawing that lies under a point of the frame. */
export const toDrawingPoint = (view: View, point: Point): Point => ({
  x: (point.x - view.x) / view.scale,
  y: (point.y - view.y) / view.scale,
});

/** The point of the frame under which a point of the drawing lies. */
export const toScreenPoint = (view: View, point: Point): Point => ({
  x: point.x * view.scale + view.x,
  y: point.y * view.scale + view.y,
});

/** Larger or smaller by a factor, while what lies under `point` stays there. */
export function zoomBy(view: View, factor: number, point: Point): View {
  const scale = clamp(view.scale * factor, MIN_SCALE, MAX_SCALE);
  const anchor = toDrawingPoint(view, point);
  return { scale, x: point.x - anchor.x * scale, y: point.y - anchor.y * scale };
}

/** Moved by px of the screen. */
export const moveBy = (view: View, delta: Point): View => ({ ...view, x: view.x + delta.x, y: view.y + delta.y });

/** All of the drawing, in the middle of the frame; never larger than it was drawn. */
export function fitToFrame(drawing: Size, frame: Size): View {
  const space = Math.min((frame.width - 2 * MARGIN) / drawing.width, (frame.height - 2 * MARGIN) / drawing.height);
  return centreView(drawing, frame, clamp(space, MIN_SCALE, 1));
}

const centreView = (drawing: Size, frame: Size, scale: number): View => ({
  scale,
  x: (frame.width - drawing.width * scale) / 2,
  y: (frame.height - drawing.height * scale) / 2,
});

/** How a drawing opens: all of it where its words (of an overview, its names) can then be read, else its upper left part. */
export function getInitialView(drawing: Size, frame: Size, isOverview = false): View {
  const all = fitToFrame(drawing, frame);
  if (all.scale >= (isOverview ? MIN_OVERVIEW_SCALE : READABLE_SCALE)) return all;
  const view = centreView(drawing, frame, READABLE_SCALE);
  return { ...view, x: Math.max(view.x, MARGIN), y: Math.max(view.y, MARGIN) };
}

/** Some of the drawing always stays in the frame, so that nobody loses it. */
export function clampView(view: View, drawing: Size, frame: Size): View {
  const span = (position: number, length: number, space: number) => {
    const visibleRest = Math.min(80, length / 2, space / 2);
    return clamp(position, visibleRest - length, space - visibleRest);
  };
  return {
    scale: view.scale,
    x: span(view.x, drawing.width * view.scale, frame.width),
    y: span(view.y, drawing.height * view.scale, frame.height),
  };
}

/** How far beyond its rim a drawing is scrolled, so that nothing of it stays under the controls. */
const SCROLL_MARGIN = 24;

/** The part of a move, in px of the screen, that shows more of the drawing; the rest of it would only move it away. */
export function getScrollablePart(view: View, delta: Point, drawing: Size, frame: Size): Point {
  const part = (position: number, length: number, space: number, distance: number) =>
    distance > 0
      ? Math.min(distance, Math.max(0, SCROLL_MARGIN - position))
      : Math.max(distance, Math.min(0, space - SCROLL_MARGIN - length - position));
  return {
    x: part(view.x, drawing.width * view.scale, frame.width, delta.x),
    y: part(view.y, drawing.height * view.scale, frame.height, delta.y),
  };
}

/** Moved only as far as it takes to bring a part of the drawing into the frame; the same view where it is there already. */
export function revealBox(view: View, part: Box, frame: Size): View {
  const shift = (start: number, length: number, space: number) => {
    const end = start + length;
    // Of what is too large, its beginning.
    if (length > space - 2 * MARGIN) return MARGIN - start;
    if (start < MARGIN) return MARGIN - start;
    return end > space - MARGIN ? space - MARGIN - end : 0;
  };
  const x = shift(view.x + part.x * view.scale, part.width * view.scale, frame.width);
  const y = shift(view.y + part.y * view.scale, part.height * view.scale, frame.height);
  return x === 0 && y === 0 ? view : moveBy(view, { x, y });
}

/** After a new layout: what lay at `before` in the old drawing lies under the same point of the frame at `after` in the new. */
export const anchorView = (view: View, before: Point, after: Point): View =>
  moveBy(view, { x: (before.x - after.x) * view.scale, y: (before.y - after.y) * view.scale });

/** The middle of a rectangle. */
export const getCenter = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** As large as a place allows, in its own proportions. */
export function fitInside({ width, height }: Size, place: Size): Size {
  const scale = Math.min(place.width / width, place.height / height);
  return { width: width * scale, height: height * scale };
}
