import { SIDES } from '../geometry/plane.ts';
import type { Moulding } from '../moulding/moulding.ts';
import { createStrip } from '../moulding/strip.ts';

// Grain is computed pixel by pixel, which takes longer than an animation frame: so it is done in a worker.

export type StripRequest = { id: number; moulding: Moulding; pixelsPerInch: number };
export type StripResponse = { id: number; strips: ReturnType<typeof createStrip>[] };

self.addEventListener('message', ({ data: { id, moulding, pixelsPerInch } }: MessageEvent<StripRequest>) => {
  const strips = SIDES.map((side) => createStrip(moulding, side, pixelsPerInch));
  const response: StripResponse = { id, strips };
  self.postMessage(response, { transfer: strips.map(({ data }) => data.buffer) });
});
