import { afterEach, expect, test, vi } from 'vitest';
import { createViewport } from '../../../src/visualiser/diagram/viewport.ts';

afterEach(() => document.body.replaceChildren());

/** A diagram of 4,000 px in a frame of 800 × 600, moved before somebody who asks for no less motion. */
function openViewport() {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  const frame = document.createElement('div');
  frame.style.cssText = 'width: 800px; height: 600px; overflow: hidden';
  const sheet = frame.appendChild(document.createElement('div'));
  document.body.append(frame);
  const viewport = createViewport(frame, sheet);
  viewport.setDrawing({ width: 4_000, height: 4_000 }, { next: { x: -1_000, y: -1_000, scale: 1 } });
  return viewport;
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
