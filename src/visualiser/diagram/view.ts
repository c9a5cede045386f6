/** A rectangle, in units of the drawing or in px of the screen. */
export type Box = { x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** Where a drawing lies in its frame: `screen = drawing × scale + (x, y)`, in px from the frame's upper left corner. */
export type View = { x: number; y: number; scale: number };

const SMALLEST = 0.08;
const LARGEST = 4;
/** At this its words are 12 px high, and can be read. */
const READABLE = 1;
/** At this the names in an overview can still be read: they do not shrink with it. */
const LEAST_OVERVIEW = 0.45;
const RIM = 12;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The point of the drawing that lies under a point of the frame. */
export const toDrawingPoint = (view: View, at: Point): Point => ({
  x: (at.x - view.x) / view.scale,
  y: (at.y - view.y) / view.scale,
});

/** The point of the frame under which a point of the drawing lies. */
export const toScreenPoint = (view: View, at: Point): Point => ({
  x: at.x * view.scale + view.x,
  y: at.y * view.scale + view.y,
});

/** Larger or smaller by a factor, while what lies under `at` stays there. */
export function zoomBy(view: View, factor: number, at: Point): View {
  const scale = between(SMALLEST, view.scale * factor, LARGEST);
  const anchor = toDrawingPoint(view, at);
  return { scale, x: at.x - anchor.x * scale, y: at.y - anchor.y * scale };
}

/** Moved by px of the screen. */
export const moveBy = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y });

/** All of the drawing, in the middle of the frame; never larger than it was drawn. */
export function fitToFrame(drawing: Size, frame: Size): View {
  const room = Math.min((frame.width - 2 * RIM) / drawing.width, (frame.height - 2 * RIM) / drawing.height);
  return centreView(drawing, frame, between(SMALLEST, room, 1));
}

const centreView = (drawing: Size, frame: Size, scale: number): View => ({
  scale,
  x: (frame.width - drawing.width * scale) / 2,
  y: (frame.height - drawing.height * scale) / 2,
});

/** How a drawing opens: all of it where its words (of an overview, its names) can then be read, else its upper left part. */
export function getInitialView(drawing: Size, frame: Size, isOverview = false): View {
  const all = fitToFrame(drawing, frame);
  if (all.scale >= (isOverview ? LEAST_OVERVIEW : READABLE)) return all;
  const view = centreView(drawing, frame, READABLE);
  return { ...view, x: Math.max(view.x, RIM), y: Math.max(view.y, RIM) };
}

/** Some of the drawing always stays in the frame, so that nobody loses it. */
export function clampView(view: View, drawing: Size, frame: Size): View {
  const span = (place: number, length: number, room: number) => {
    const rest = Math.min(80, length / 2, room / 2);
    return between(rest - length, place, room - rest);
  };
  return {
    scale: view.scale,
    x: span(view.x, drawing.width * view.scale, frame.width),
    y: span(view.y, drawing.height * view.scale, frame.height),
  };
}

/** How far beyond its rim a drawing is scrolled, so that nothing of it stays under the controls. */
const AIR = 24;

/** The part of a move, in px of the screen, that shows more of the drawing; the rest of it would only move it away. */
export function getScrollablePart(view: View, by: Point, drawing: Size, frame: Size): Point {
  const part = (place: number, length: number, room: number, way: number) =>
    way > 0 ? Math.min(way, Math.max(0, AIR - place)) : Math.max(way, Math.min(0, room - AIR - length - place));
  return {
    x: part(view.x, drawing.width * view.scale, frame.width, by.x),
    y: part(view.y, drawing.height * view.scale, frame.height, by.y),
  };
}

/** Moved only as far as it takes to bring a part of the drawing into the frame; the same view where it is there already. */
export function revealBox(view: View, part: Box, frame: Size): View {
  const shift = (start: number, length: number, room: number) => {
    const end = start + length;
    // Of what is too large, its beginning.
    if (length > room - 2 * RIM) return RIM - start;
    if (start < RIM) return RIM - start;
    return end > room - RIM ? room - RIM - end : 0;
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
