import type { Pixels } from '../domain/crop.ts';
import { isCanvasUsable, MAX_CANVAS_PIXELS, MAX_CANVAS_SIDE } from '../kit/canvas.ts';

type CanvasWithContext = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D };

/** Pixels that browsers are known to give a canvas at most, after what was requested: desks, then phones, then old phones. */
const AREAS = [MAX_CANVAS_PIXELS, 16_777_216, 4_194_304];

function tryCanvas({ width, height }: Pixels): CanvasWithContext | null {
  try {
    const canvas = new OffscreenCanvas(width, height);
    // Stored out of the graphics card: its memory is smaller, and what is drawn is read back.
    const context = canvas.getContext('2d', { willReadFrequently: true });
    return context && isCanvasUsable(context) ? { canvas, context } : null;
  } catch {
    return null;
  }
}

const scaleToArea = ({ width, height }: Pixels, area: number): Pixels => {
  const scale = Math.min(1, Math.sqrt(area / (width * height)), MAX_CANVAS_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
};

/**
 * A canvas of so many pixels, or the largest of the same shape that this browser has.
 * @throws RangeError where it has none at all
 */
export function createCanvas(size: Pixels): CanvasWithContext {
  const canvas = tryCanvas(size);
  if (canvas) return canvas;
  for (const area of AREAS) {
    const smaller = tryCanvas(scaleToArea(size, area));
    if (smaller) return smaller;
  }
  throw new RangeError(`No canvas for ${size.width} x ${size.height} pixels`);
}
