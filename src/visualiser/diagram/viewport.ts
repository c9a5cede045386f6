import { createNotifier } from '../../kit/createNotifier.ts';
import { listenToGestures } from './gestures.ts';
import {
  type Box,
  clampView,
  fitToFrame,
  getInitialView,
  getScrollablePart,
  moveBy,
  type Point,
  revealBox,
  type Size,
  type View,
  zoomBy,
} from './view.ts';

export type Viewport = ReturnType<typeof createViewport>;

const STEP = 1.25;
const CALM = 180;
/** After this the drawing is painted anew at its size, and is sharp. */
const IDLE_DELAY = 160;

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
  let hasDrawing = false;
  let isOverview = false;
  let moving = 0;
  /** Where a glide is going to; null while none is. */
  let goal: View | null = null;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  const moves = createNotifier();
  const rests = createNotifier();

  const measure = () => ({ width: frame.clientWidth, height: frame.clientHeight });

  const put = (next: View) => {
    view = clampView(next, drawing, room);
    sheet.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    moves.notify();
  };

  /** While it moves, the browser keeps one picture of it and shifts that. */
  const go = (next: View) => {
    frame.dataset.moving = '';
    clearTimeout(idleTimer);
    idleTimer = setTimeout(rest, IDLE_DELAY);
    put(next);
  };

  const rest = () => {
    delete frame.dataset.moving;
    // Seen from afar, what is brought out would be too thin to be seen.
    sheet.style.setProperty('--thicker', String(Math.max(1, 0.7 / view.scale)));
    rests.notify();
  };

  const stop = () => {
    cancelAnimationFrame(moving);
    goal = null;
  };

  const glide = (next: View) => {
    stop();
    const from = view;
    const to = clampView(next, drawing, room);
    if (isStill()) return put(to);
    goal = to;
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
      else goal = null;
    };
    moving = requestAnimationFrame(step);
  };

  /** What the next step starts from: a key that is held, or pressed again, does not wait for the glide before. */
  const ahead = () => goal ?? view;

  const byHand = (next: View) => {
    stop();
    isTouched = true;
    go(next);
  };
  const middle = (): Point => ({ x: room.width / 2, y: room.height / 2 });

  const endGestures = listenToGestures(frame, {
    onMove: (by) => byHand(moveBy(view, by)),
    onScroll: (by) => {
      const part = getScrollablePart(view, by, drawing, room);
      if (part.x !== 0 || part.y !== 0) byHand(moveBy(view, part));
      return { x: by.x - part.x, y: by.y - part.y };
    },
    onZoom: (factor, at) => byHand(zoomBy(view, factor, at)),
  });

  const resized = new ResizeObserver(() => {
    const before = room;
    room = measure();
    if (!hasDrawing) return;
    if (!isTouched) put(getInitialView(drawing, room, isOverview));
    else put(moveBy(view, { x: (room.width - before.width) / 2, y: (room.height - before.height) / 2 }));
  });
  resized.observe(frame);

  return {
    view: () => view,
    frame: () => room,
    /** A drawing of this size lies in it now; without a view it opens at its best. */
    hold: (size: Size, { next, isWhole = false }: { next?: View; isWhole?: boolean } = {}) => {
      stop();
      drawing = size;
      isOverview = isWhole;
      room = measure();
      hasDrawing = true;
      isTouched = next !== undefined;
      put(next ?? getInitialView(drawing, room, isOverview));
      rest();
    },
    /** At once, as a hand moves it. */
    place: byHand,
    zoomTo: (scale: number) => byHand(zoomBy(view, scale / view.scale, middle())),
    isTouched: () => isTouched,
    zoomIn: () => glideByHand(zoomBy(ahead(), STEP, middle())),
    zoomOut: () => glideByHand(zoomBy(ahead(), 1 / STEP, middle())),
    zoomToFull: () => glideByHand(zoomBy(ahead(), 1 / ahead().scale, middle())),
    fit: () => glideByHand(fitToFrame(drawing, room)),
    shift: (by: Point) => glideByHand(moveBy(ahead(), by)),
    /** Brings a part of the drawing into the frame where it is not; `isCalm`: one sees it go there. */
    reveal: (part: Box, isCalm: boolean) => {
      const next = revealBox(view, part, room);
      if (next === view) return;
      isTouched = true;
      if (isCalm) glide(next);
      else put(next);
    },
    /** Called when it has come to rest, at what may be another size. */
    onRest: rests.subscribe,
    subscribe: moves.subscribe,
    end: () => {
      stop();
      clearTimeout(idleTimer);
      endGestures();
      resized.disconnect();
    },
  };

  function glideByHand(next: View) {
    isTouched = true;
    glide(next);
  }
}
