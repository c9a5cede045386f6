import { expect, test } from 'vitest';
import {
  anchorView,
  clampView,
  fitToFrame,
  getCenter,
  getInitialView,
  getScrollablePart,
  revealBox,
  toDrawingPoint,
  zoomBy,
} from '../../../src/visualiser/diagram/view.ts';
import { getBoundingBox } from '../../../src/visualiser/layout/boundingBox.ts';

const frame = { width: 1000, height: 600 };

test('A diagram grows about the place under the pointer', () => {
  const before = { x: 30, y: -20, scale: 0.5 };
  const after = zoomBy(before, 2, { x: 400, y: 300 });
  expect(after.scale).toBe(1);
  expect(toDrawingPoint(after, { x: 400, y: 300 })).toEqual(toDrawingPoint(before, { x: 400, y: 300 }));
});

test('A small diagram opens whole and in the middle, never larger than it was drawn', () => {
  expect(getInitialView({ width: 400, height: 200 }, frame)).toEqual({ scale: 1, x: 300, y: 200 });
});

test('An overview opens whole as long as its names can be read, a large one too', () => {
  const drawing = { width: 1400, height: 900 };
  expect(getInitialView(drawing, frame, true)).toEqual(fitToFrame(drawing, frame));
  expect(getInitialView(drawing, frame).scale).toBe(1);
});

test('A large diagram opens so that it can be read, from its upper left; fitted, all of it is there', () => {
  const drawing = { width: 5000, height: 3000 };
  const view = getInitialView(drawing, frame);
  // Its words are as large as they were drawn: 12 px.
  expect(view).toEqual({ scale: 1, x: 12, y: 12 });
  const whole = fitToFrame(drawing, frame);
  expect(5000 * whole.scale).toBeLessThanOrEqual(976);
  expect(3000 * whole.scale).toBeLessThanOrEqual(576);
});

test('What is picked comes into the frame by the shortest way, and nothing moves where it is there already', () => {
  const view = { x: 0, y: 0, scale: 1 };
  expect(revealBox(view, { x: 100, y: 100, width: 50, height: 50 }, frame)).toBe(view);
  expect(revealBox(view, { x: 1200, y: 100, width: 80, height: 50 }, frame)).toEqual({ x: -292, y: 0, scale: 1 });
});

test('A diagram cannot be lost beyond the edge', () => {
  const lost = clampView({ x: 5000, y: -9000, scale: 1 }, { width: 2000, height: 2000 }, frame);
  expect(lost).toEqual({ x: 920, y: -1920, scale: 1 });
});

test('After folding, what was folded lies where it lay', () => {
  const view = { x: 10, y: 20, scale: 0.5 };
  const after = anchorView(view, { x: 800, y: 400 }, { x: 300, y: 100 });
  expect(300 * after.scale + after.x).toBe(800 * view.scale + view.x);
  expect(100 * after.scale + after.y).toBe(400 * view.scale + view.y);
});

test('A finger scrolls a diagram as far as there is more of it to be seen; the rest moves the page', () => {
  const drawing = { width: 400, height: 2000 };
  const top = { x: 300, y: 20, scale: 1 };
  expect(getScrollablePart(top, { x: 0, y: -300 }, drawing, frame).y).toBe(-300);
  const end = { x: 300, y: 600 - 2000, scale: 1 };
  expect(getScrollablePart(end, { x: 0, y: -300 }, drawing, frame).y).toBeGreaterThan(-100);
  expect(
    getScrollablePart(
      fitToFrame({ width: 400, height: 200 }, frame),
      { x: 0, y: -300 },
      { width: 400, height: 200 },
      frame,
    ).y,
  ).toBe(0);
});

test('What surrounds some boxes reaches from the first to the last of them each way', () => {
  const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
  expect(getBoundingBox([box(10, 40, 20, 5), box(-5, 50, 10, 30)])).toEqual(box(-5, 40, 35, 40));
  expect(getBoundingBox([])).toBeNull();
  expect(getCenter(box(10, 40, 20, 6))).toEqual({ x: 20, y: 43 });
});
