import type { Point } from './view.ts';

type GestureHandlers = {
  /** By px of the screen, wherever that leads. */
  onMove: (by: Point) => void;
  /** By px of the screen, as far as there is more to be seen; gives what is left of it. */
  onScroll: (by: Point) => Point;
  /** By a factor, about a point of the frame. */
  onZoom: (factor: number, at: Point) => void;
};

/** A press that goes no farther is a click. */
const STEADY = 4;
const LINE = 16;

/**
 * Wheel, drag and pinch on a frame: a plain wheel scrolls, with Ctrl or a pinch on a touchpad it zooms. Where a wheel or
 * a finger finds no more to be seen, the page goes on, so that nobody is caught in the frame. A drag swallows the click
 * that ends it, so that nothing is picked by it. Gives what ends it.
 */
export function listenToGestures(frame: HTMLElement, { onMove, onScroll, onZoom }: GestureHandlers): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let isDragged = false;

  const inFrame = ({ x, y }: Point): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };

  const wheel = (event: WheelEvent) => {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      onZoom(Math.exp(-capDelta(event.deltaY * unit) / 120), inFrame(at(event)));
      return;
    }
    const by = { x: -event.deltaX * unit, y: -event.deltaY * unit };
    const left = onScroll(by);
    // Aside it is always ours: there the browser would leave the page.
    const isForPage = left.y === by.y && Math.abs(by.y) > Math.abs(by.x);
    if (!isForPage) event.preventDefault();
  };

  const down = (event: PointerEvent) => {
    if (event.button > 1 || (event.target as Element).closest('button, a, input, [data-still]')) return;
    fingers.set(event.pointerId, at(event));
    if (fingers.size === 1) {
      start = at(event);
      isDragged = false;
    }
  };

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before || !start) return;
    const now = at(event);
    if (!isDragged && fingers.size === 1 && distance(start, now) < STEADY) return;
    if (!isDragged) frame.dataset.dragged = '';
    isDragged = true;
    // Not before it is a drag: a captured pointer would take the click from what it lies on.
    frame.setPointerCapture(event.pointerId);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const next = between(now, other);
      onMove(way(between(before, other), next));
      onZoom(distance(now, other) / Math.max(1, distance(before, other)), inFrame(next));
    } else if (event.pointerType === 'touch') {
      window.scrollBy({ top: -onScroll(way(before, now)).y, behavior: 'instant' });
    } else onMove(way(before, now));
    fingers.set(event.pointerId, now);
  };

  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) delete frame.dataset.dragged;
  };

  const click = (event: MouseEvent) => {
    if (!isDragged) return;
    isDragged = false;
    event.stopPropagation();
  };

  const ending = new AbortController();
  const { signal } = ending;
  frame.addEventListener('wheel', wheel, { signal, passive: false });
  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerup', up, { signal });
  frame.addEventListener('pointercancel', up, { signal });
  frame.addEventListener('click', click, { signal, capture: true });
  return () => ending.abort();
}

/** On the screen: the frame itself moves where the page is scrolled. */
const at = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const way = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** A notch of a mouse's wheel counts a hundred; it may not jump. */
const capDelta = (delta: number) => Math.max(-40, Math.min(40, delta));
