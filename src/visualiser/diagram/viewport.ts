import { clamp } from '../../domain/range.ts';
import { createNotifier } from '../../kit/createNotifier.ts';
import type { Box, Point } from '../layout/layout.ts';
import { listenToGestures } from './gestures.ts';
import {
  clampView,
  fitToFrame,
  getInitialView,
  getScrollablePart,
  moveBy,
  revealBox,
  type Size,
  type View,
  zoomBy,
} from './view.ts';

export type Viewport = ReturnType<typeof createViewport>;

const STEP = 1.25;
const GLIDE_MS = 180;
/** After this the drawing is painted anew at its size, and is sharp. */
const IDLE_DELAY = 160;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves and scales `sheet` inside `frame`, by gestures and by calls. Lengths in px of the screen; parts of the drawing in
 * the drawing's units.
 */
export function createViewport(frame: HTMLElement, sheet: HTMLElement) {
  let drawing: Size = { width: 1, height: 1 };
  let view: View = { x: 0, y: 0, scale: 1 };
  let frameSize: Size = { width: 0, height: 0 };
  let isTouched = false;
  let isZoomed = false;
  let hasDrawing = false;
  let isOverview = false;
  let glideFrame = 0;
  /** Where a glide is going to; null while none is. */
  let glideTarget: View | null = null;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  const moveNotifier = createNotifier();
  const restNotifier = createNotifier();

  const measureFrame = () => ({ width: frame.clientWidth, height: frame.clientHeight });

  const applyView = (next: View) => {
    view = clampView(next, drawing, frameSize);
    sheet.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    moveNotifier.notify();
  };

  /** While it moves, the browser keeps one picture of it and shifts that. */
  const moveTo = (next: View) => {
    frame.dataset.moving = '';
    clearTimeout(idleTimer);
    idleTimer = setTimeout(settle, IDLE_DELAY);
    applyView(next);
  };

  const settle = () => {
    delete frame.dataset.moving;
    // Zoomed out, emphasized lines would be too thin to be seen.
    sheet.style.setProperty('--thicker', String(Math.max(1, 0.7 / view.scale)));
    restNotifier.notify();
  };

  const stop = () => {
    cancelAnimationFrame(glideFrame);
    glideTarget = null;
  };

  const glide = (next: View) => {
    stop();
    const from = view;
    const to = clampView(next, drawing, frameSize);
    if (prefersReducedMotion()) return moveTo(to);
    glideTarget = to;
    const start = performance.now();
    const step = (now: number) => {
      const progress = clamp((now - start) / GLIDE_MS, 0, 1);
      const eased = 1 - (1 - progress) ** 3;
      moveTo({
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased,
        scale: from.scale + (to.scale - from.scale) * eased,
      });
      if (progress < 1) glideFrame = requestAnimationFrame(step);
      else glideTarget = null;
    };
    glideFrame = requestAnimationFrame(step);
  };

  /** What the next step starts from: a key that is held, or pressed again, does not wait for the glide before. */
  const getTargetView = () => glideTarget ?? view;

  const moveByUser = (next: View) => {
    stop();
    isTouched = true;
    moveTo(next);
  };
  const getFrameCenter = (): Point => ({ x: frameSize.width / 2, y: frameSize.height / 2 });

  const endGestures = listenToGestures(frame, {
    onMove: (delta) => moveByUser(moveBy(view, delta)),
    onScroll: (delta) => {
      const part = getScrollablePart(view, delta, drawing, frameSize);
      if (part.x !== 0 || part.y !== 0) moveByUser(moveBy(view, part));
      return { x: delta.x - part.x, y: delta.y - part.y };
    },
    onZoom: (factor, at) => {
      isZoomed = true;
      moveByUser(zoomBy(view, factor, at));
    },
  });

  const resizeObserver = new ResizeObserver(() => {
    const before = frameSize;
    frameSize = measureFrame();
    if (!hasDrawing) return;
    if (!isTouched) moveTo(getInitialView(drawing, frameSize, isOverview));
    else
      applyView(moveBy(view, { x: (frameSize.width - before.width) / 2, y: (frameSize.height - before.height) / 2 }));
  });
  resizeObserver.observe(frame);

  return {
    getView: () => view,
    getFrameSize: () => frameSize,
    /** A drawing of this size lies in it now; without a view it opens at its best. */
    setDrawing: (size: Size, { next, isWhole = false }: { next?: View; isWhole?: boolean } = {}) => {
      stop();
      drawing = size;
      isOverview = isWhole;
      frameSize = measureFrame();
      hasDrawing = true;
      isTouched = next !== undefined;
      isZoomed = false;
      applyView(next ?? getInitialView(drawing, frameSize, isOverview));
      settle();
    },
    /** At once, as by a gesture. */
    setView: moveByUser,
    zoomTo: (scale: number) => moveByUser(zoomBy(view, scale / view.scale, getFrameCenter())),
    /** Did the reader choose the size of this drawing? */
    isZoomed: () => isZoomed,
    zoomIn: () => zoomByUser(zoomBy(getTargetView(), STEP, getFrameCenter())),
    zoomOut: () => zoomByUser(zoomBy(getTargetView(), 1 / STEP, getFrameCenter())),
    zoomToFull: () => zoomByUser(zoomBy(getTargetView(), 1 / getTargetView().scale, getFrameCenter())),
    fit: () => zoomByUser(fitToFrame(drawing, frameSize)),
    shift: (delta: Point) => glideByUser(moveBy(getTargetView(), delta)),
    /** Brings a part of the drawing into the frame where it is not; `isAnimated`: it glides there. */
    reveal: (part: Box, isAnimated: boolean) => {
      const next = revealBox(view, part, frameSize);
      if (next === view) return;
      isTouched = true;
      if (isAnimated) glide(next);
      else applyView(next);
    },
    /** Called when it has come to rest, at what may be another size. */
    onRest: restNotifier.subscribe,
    subscribe: moveNotifier.subscribe,
    end: () => {
      stop();
      clearTimeout(idleTimer);
      endGestures();
      resizeObserver.disconnect();
    },
  };

  function zoomByUser(next: View) {
    isZoomed = true;
    glideByUser(next);
  }

  function glideByUser(next: View) {
    isTouched = true;
    glide(next);
  }
}
