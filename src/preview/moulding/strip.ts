import type { Side } from '../geometry/plane.ts';
import { getExposure } from './height.ts';
import { applyLighting, createLighting, createUnlit } from './light.ts';
import type { Moulding } from './moulding.ts';
import { createSurface, type Surface } from './surface.ts';

/** RGBA pixels, row by row. */
export type Strip = { width: number; height: number; data: Uint8ClampedArray };

/** The four sides of one frame are cut from one length. */
let last: { key: string; surface: Surface } | null = null;

function surfaceFor(moulding: Moulding, pixelsPerInch: number): Surface {
  const key = `${moulding.key}@${pixelsPerInch}`;
  if (last?.key !== key) last = { key, surface: createSurface(moulding, pixelsPerInch) };
  return last.surface;
}

/** Where in the length each side is cut, so that no two sides are the same. */
const CUT: Record<Side, number> = { top: 0, right: 0.27, bottom: 0.52, left: 0.77 };

/**
 * A length of moulding as it lies on one side of a frame, lit from the upper left: y runs from its outer edge inwards
 * (`face` inches), x clockwise around the frame, so that it is turned by 0, 90, 180 or 270 degrees for top, right,
 * bottom and left. It ends as it begins.
 */
export function createStrip(moulding: Moulding, side: Side, pixelsPerInch: number): Strip {
  const { width, height, colours, heights } = surfaceFor(moulding, pixelsPerInch);
  const light = createLighting(moulding, side);
  const lit = createUnlit();
  const data = new Uint8ClampedArray(width * height * 4);
  const cut = Math.round(width * CUT[side]);
  let to = 0;
  for (let y = 0; y < height; y++) {
    const above = y === 0 ? 0 : -width;
    const below = y === height - 1 ? 0 : width;
    const rise = (height * width) / (below - above);
    const open = getExposure(moulding.shape, (y + 0.5) / height);
    const first = y * width;
    const end = first + width - 1;
    let from = first + cut;
    for (let x = 0; x < width; x++) {
      const before = heights[from === first ? end : from - 1] as number;
      const next = from === end ? first : from + 1;
      const across = ((heights[from + below] as number) - (heights[from + above] as number)) * rise;
      light(across, (((heights[next] as number) - before) * height) / 2, lit);
      lit.shade *= open;
      const start = from * 3;
      data[to] = applyLighting(colours, 0, lit, start);
      data[to + 1] = applyLighting(colours, 1, lit, start);
      data[to + 2] = applyLighting(colours, 2, lit, start);
      data[to + 3] = 255;
      to += 4;
      from = next;
    }
  }
  return { width, height, data };
}
