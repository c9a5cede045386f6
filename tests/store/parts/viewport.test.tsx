import { afterEach, expect, test, vi } from 'vitest';
import { createViewport } from '../../../src/visualiser/diagram/viewport.ts';

afterEach(() => document.body.replaceChildren());

/** A diagram of 4,000 px in a frame of 800 × 600. */
function openViewport({ prefersReducedMotion = false } = {}) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: prefersReducedMotion } as MediaQueryList);
  const frame = document.createElement('div');
  frame.style.cssText = 'width: 800px; height: 600px; overflow: hidden';
  const sheet = frame.appendChild(document.createElement('div'));
  document.body.append(frame);
  const viewport = createViewport(frame, sheet);
  viewport.setDrawing({ width: 4_000, height: 4_000 }, { next: { x: -1_000, y: -1_000, scale: 1 } });
  return { ...viewport, frame };
}

test('keys and buttons that are pressed faster than the diagram glides lose no step', async () => {
  const viewport = openViewport();
  for (let press = 0; press < 3; press++) viewport.zoomIn();
  await vi.waitFor(() => expect(viewport.getView().scale).toBeCloseTo(1.25 ** 3, 6));
  for (let press = 0; press < 3; press++) viewport.zoomOut();
  await vi.waitFor(() => expect(viewport.getView().scale).toBeCloseTo(1, 6));
  const { x } = viewport.getView();
  for (let press = 0; press < 5; press++) viewport.shift({ x: -80, y: 0 });
  // A glide's last frames move by less than a hundredth of a pixel, so that `x` may have been read in one.
  await vi.waitFor(() => expect(viewport.getView().x).toBeCloseTo(x - 400, 2));
  viewport.end();
});

test.each([false, true])(
  'a diagram that is moved or shows another part comes to rest without a zoom, one that is zoomed with it (less motion: %s)',
  async (prefersReducedMotion) => {
    const viewport = openViewport({ prefersReducedMotion });
    const rests: { scale: number; isZoomed: boolean }[] = [];
    viewport.onRest(() => rests.push({ scale: viewport.getView().scale, isZoomed: viewport.isZoomed() }));
    viewport.shift({ x: -80, y: 0 });
    await vi.waitFor(() => expect(rests.splice(0).at(-1)).toEqual({ scale: 1, isZoomed: false }));
    viewport.reveal({ x: 3_000, y: 3_000, width: 100, height: 100 }, true);
    await vi.waitFor(() => expect(rests.splice(0).at(-1)).toEqual({ scale: 1, isZoomed: false }));
    viewport.zoomIn();
    await vi.waitFor(() => expect(rests.splice(0).at(-1)).toEqual({ scale: expect.closeTo(1.25, 6), isZoomed: true }));
    viewport.setDrawing({ width: 4_000, height: 4_000 }, { next: viewport.getView() });
    expect(rests).toEqual([{ scale: expect.closeTo(1.25, 6), isZoomed: false }]);
    viewport.end();
  },
);

test('an overview that a narrower frame makes smaller comes to rest at that size, so that its names stay readable', async () => {
  const viewport = openViewport();
  viewport.setDrawing({ width: 800, height: 600 }, { isWhole: true });
  const scales: number[] = [];
  viewport.onRest(() => scales.push(viewport.getView().scale));
  viewport.frame.style.width = '500px';
  await vi.waitFor(() => expect(scales.at(-1)).toBeCloseTo((500 - 24) / 800, 6));
  viewport.end();
});
