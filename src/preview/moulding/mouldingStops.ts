import type { Side } from '../geometry/plane.ts';
import { channels, hex } from './colour.ts';
import { getExposure, getHeight } from './height.ts';
import { applyLighting, createLighting, createUnlit } from './light.ts';
import type { Moulding, Stop } from './moulding.ts';

/** Closer at the edges, where a moulding bends. */
const PLACES = Array.from({ length: 31 }, (_, i) => Math.round(500 - 500 * Math.cos((i * Math.PI) / 30)) / 1000);
const STOP_DISTANCE = 0.012;
/** The bottom of a floater's tray. */
export const GAP = '#121113';

/** Shoppers switch between the same frames again and again. */
const cache = new Map<string, Stop[]>();

/** The lit colours across one side of a frame, from its outer edge (0) to its inner edge (1). */
export function getMouldingStops(moulding: Moulding, side: Side): Stop[] {
  const key = moulding.key + side;
  const stops = cache.get(key) ?? createStops(moulding, side);
  cache.set(key, stops);
  return stops;
}

function createStops(moulding: Moulding, side: Side): Stop[] {
  const { shape, tone, sight } = moulding;
  const light = createLighting(moulding, side);
  const stops = PLACES.map((at) => {
    const rgb = channels(shape === 'floater' && at > 0.42 ? GAP : sight && at > 0.9 ? sight : tone);
    const from = Math.max(0, at - STOP_DISTANCE);
    const to = Math.min(1, at + STOP_DISTANCE);
    const lit = light((getHeight(shape, to) - getHeight(shape, from)) / (to - from), 0, createUnlit());
    lit.shade *= getExposure(shape, at);
    return { at, colour: hex(rgb.map((_, channel) => applyLighting(rgb, channel, lit))) };
  });
  return stops.filter(({ colour }, i) => colour !== stops[i - 1]?.colour || colour !== stops[i + 1]?.colour);
}
