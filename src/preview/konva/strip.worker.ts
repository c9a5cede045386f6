import { SIDES } from '../geometry/plane.ts';
import type { Moulding } from '../moulding/moulding.ts';
import { mouldingStrip } from '../moulding/strip.ts';

// Grain is worked out pixel by pixel, which takes longer than a frame of the screen: so it is done beside the page.

export type Order = { id: number; moulding: Moulding; pixelsPerInch: number };
export type Made = { id: number; strips: ReturnType<typeof mouldingStrip>[] };

self.addEventListener('message', ({ data: { id, moulding, pixelsPerInch } }: MessageEvent<Order>) => {
  const strips = SIDES.map((side) => mouldingStrip(moulding, side, pixelsPerInch));
  const made: Made = { id, strips };
  self.postMessage(made, { transfer: strips.map(({ data }) => data.buffer) });
});
