import { followGestures } from './gestures.ts';
import {
  type Box,
  fitted,
  kept,
  moved,
  opened,
  type Point,
  revealing,
  type Size,
  scrollable,
  type View,
  zoomed,
} from './view.ts';

export type Viewport = ReturnType<typeof createViewport>;

const STEP = 1.25;
const CALM = 180;
/** After this the drawing is painted anew at its size, and is sharp. */
const RESTING = 160;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves and scales `sheet` inside `frame`, by gestures and by calls. Lengths in px of the screen; parts of the drawing in
 * the drawing's units.
 */
export function createViewport(frame: HTMLElement, sheet: HTMLElement) {
  let drawing: Size = { width: 1, height: 1 };
  let view: View = { x: 0, y: 0, scale: 1 };
  let room: Size = { width: 0, height: 0 };
  let isTouched = false;
  let isHeld = false;
  let moving = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const told = new Set<() => void>();

  const measure = () => ({ width: frame.clientWidth, height: frame.clientHeight });

  const put = (next: View) => {
    view = kept(next, drawing, room);
    sheet.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    for (const tell of told) tell();
  };

  /** While it moves, the browser keeps one picture of it and shifts that. */
  const go = (next: View) => {
    frame.dataset.moving = '';
    clearTimeout(resting);
    resting = setTimeout(rest, RESTING);
    put(next);
  };

  const rest = () => {
    delete frame.dataset.moving;
    // Seen from afar, what is brought out would be too thin to be seen.
    sheet.style.setProperty('--thicker', String(Math.max(1, 0.7 / view.scale)));
  };

  const glide = (next: View) => {
    cancelAnimationFrame(moving);
    const from = view;
    const to = kept(next, drawing, room);
    if (isStill()) return put(to);
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / CALM));
      const eased = 1 - (1 - part) ** 3;
      go({
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased,
        scale: from.scale + (to.scale - from.scale) * eased,
      });
      if (part < 1) moving = requestAnimationFrame(step);
    };
    moving = requestAnimationFrame(step);
  };

  const byHand = (next: View) => {
    cancelAnimationFrame(moving);
    isTouched = true;
    go(next);
  };
  const middle = (): Point => ({ x: room.width / 2, y: room.height / 2 });

  const endGestures = followGestures(frame, {
    onMove: (by) => byHand(moved(view, by)),
    onScroll: (by) => {
      const part = scrollable(view, by, drawing, room);
      if (part.x !== 0 || part.y !== 0) byHand(moved(view, part));
      return { x: by.x - part.x, y: by.y - part.y };
    },
    onZoom: (factor, at) => byHand(zoomed(view, factor, at)),
  });

  const resized = new ResizeObserver(() => {
    const before = room;
    room = measure();
    if (!isHeld) return;
    if (!isTouched) put(opened(drawing, room));
    else put(moved(view, { x: (room.width - before.width) / 2, y: (room.height - before.height) / 2 }));
  });
  resized.observe(frame);

  return {
    view: () => view,
    frame: () => room,
    drawing: () => drawing,
    /** A drawing of this size lies in it now; without a view it opens at its best. */
    hold: (size: Size, next?: View) => {
      cancelAnimationFrame(moving);
      drawing = size;
      room = measure();
      isHeld = true;
      isTouched = next !== undefined;
      put(next ?? opened(drawing, room));
      rest();
    },
    /** At once, as a hand moves it. */
    place: byHand,
    zoomIn: () => glideByHand(zoomed(view, STEP, middle())),
    zoomOut: () => glideByHand(zoomed(view, 1 / STEP, middle())),
    zoomToFull: () => glideByHand(zoomed(view, 1 / view.scale, middle())),
    fit: () => glideByHand(fitted(drawing, room)),
    shift: (by: Point) => glideByHand(moved(view, by)),
    /** Brings a part of the drawing into the frame where it is not; `isCalm`: one sees it go there. */
    reveal: (part: Box, isCalm = true) => {
      const next = revealing(view, part, room);
      if (next === view) return;
      isTouched = true;
      if (isCalm) glide(next);
      else put(next);
    },
    subscribe: (tell: () => void) => {
      told.add(tell);
      return () => {
        told.delete(tell);
      };
    },
    end: () => {
      cancelAnimationFrame(moving);
      clearTimeout(resting);
      endGestures();
      resized.disconnect();
    },
  };

  function glideByHand(next: View) {
    isTouched = true;
    glide(next);
  }
}
