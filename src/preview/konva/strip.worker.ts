import { SIDES } from '../geometry/plane.ts';
import type { Moulding } from '../moulding/moulding.ts';
import { createStrip } from '../moulding/strip.ts';

// Grain is worked out pixel by pixel, which takes longer than a frame of the screen: so it is done beside the page.

export type StripRequest = { id: number; moulding: Moulding; pixelsPerInch: number };
export type StripResponse = { id: number; strips: ReturnType<typeof createStrip>[] };

self.addEventListener('message', ({ data: { id, moulding, pixelsPerInch } }: MessageEvent<StripRequest>) => {
  const strips = SIDES.map((side) => createStrip(moulding, side, pixelsPerInch));
  const response: StripResponse = { id, strips };
  self.postMessage(response, { transfer: strips.map(({ data }) => data.buffer) });
});
