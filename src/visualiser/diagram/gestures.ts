import type { Point } from '../layout/layout.ts';

type GestureHandlers = {
  /** By px of the screen, wherever that leads. */
  onMove: (delta: Point) => void;
  /** By px of the screen, as far as there is more to be seen; gives what is left of it. */
  onScroll: (delta: Point) => Point;
  /** By a factor, about a point of the frame. */
  onZoom: (factor: number, toPoint: Point) => void;
};

/** A press that goes no farther is a click. */
const DRAG_THRESHOLD = 4;
const LINE_HEIGHT = 16;

/**
 * Wheel, drag and pinch on a frame: a plain wheel scrolls, with Ctrl or a pinch on a touchpad it zooms. Where a wheel or
 * a finger finds no more to be seen, the page goes on, so that nobody is caught in the frame. A drag swallows the click
 * that ends it, so that nothing is picked by it. Gives what ends it.
 */
export function listenToGestures(frame: HTMLElement, { onMove, onScroll, onZoom }: GestureHandlers): () => void {
  const pointers = new Map<number, Point>();
  let start: Point | null = null;
  let isDragged = false;

  const toFramePoint = ({ x, y }: Point): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };

  const wheel = (event: WheelEvent) => {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT : 1;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      onZoom(Math.exp(-capDelta(event.deltaY * unit) / 120), toFramePoint(toPoint(event)));
      return;
    }
    const delta = { x: -event.deltaX * unit, y: -event.deltaY * unit };
    const left = onScroll(delta);
    // Aside it is always ours: there the browser would leave the page.
    const isForPage = left.y === delta.y && Math.abs(delta.y) > Math.abs(delta.x);
    if (!isForPage) event.preventDefault();
  };

  const down = (event: PointerEvent) => {
    if (event.button > 1 || (event.target as Element).closest('button, a, input, [data-still]')) return;
    pointers.set(event.pointerId, toPoint(event));
    if (pointers.size === 1) {
      start = toPoint(event);
      isDragged = false;
    }
  };

  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before || !start) return;
    const now = toPoint(event);
    if (!isDragged && pointers.size === 1 && getDistance(start, now) < DRAG_THRESHOLD) return;
    if (!isDragged) frame.dataset.dragged = '';
    isDragged = true;
    // Not before it is a drag: a captured pointer would take the click from what it lies on.
    frame.setPointerCapture(event.pointerId);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const next = getMidpoint(now, other);
      onMove(getDifference(getMidpoint(before, other), next));
      onZoom(getDistance(now, other) / Math.max(1, getDistance(before, other)), toFramePoint(next));
    } else if (event.pointerType === 'touch') {
      window.scrollBy({ top: -onScroll(getDifference(before, now)).y, behavior: 'instant' });
    } else onMove(getDifference(before, now));
    pointers.set(event.pointerId, now);
  };

  const up = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    if (pointers.size === 0) delete frame.dataset.dragged;
  };

  const click = (event: MouseEvent) => {
    if (!isDragged) return;
    isDragged = false;
    event.stopPropagation();
  };

  const abortController = new AbortController();
  const { signal } = abortController;
  frame.addEventListener('wheel', wheel, { signal, passive: false });
  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerup', up, { signal });
  frame.addEventListener('pointercancel', up, { signal });
  frame.addEventListener('click', click, { signal, capture: true });
  return () => abortController.abort();
}

/** On the screen: the frame itself moves where the page is scrolled. */
const toPoint = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const getDifference = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
const getDistance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const getMidpoint = (a: Point, other: Point): Point => ({ x: (a.x + other.x) / 2, y: (a.y + other.y) / 2 });

/** A notch of a mouse's wheel counts a hundred; it may not jump. */
const capDelta = (delta: number) => Math.max(-40, Math.min(40, delta));
