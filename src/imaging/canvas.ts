import type { Pixels } from '../domain/crop.ts';

type CanvasWithContext = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D };

/** Pixels that browsers are known to give a canvas at most, after what was requested: desks, then phones, then old phones. */
const AREAS = [67_108_864, 16_777_216, 4_194_304];
/** The longest side that every browser of today takes. */
const MAX_SIDE = 16_384;

/** A canvas that is too large gives no error: it stays empty. So one pixel is painted and read again. */
function isUsable({ canvas, context }: CanvasWithContext): boolean {
  const [x, y] = [canvas.width - 1, canvas.height - 1];
  context.fillRect(x, y, 1, 1);
  return context.getImageData(x, y, 1, 1).data[3] === 255;
}

function tryCanvas({ width, height }: Pixels): CanvasWithContext | null {
  try {
    const canvas = new OffscreenCanvas(width, height);
    // Stored out of the graphics card: its memory is smaller, and what is drawn is read back.
    const context = canvas.getContext('2d', { willReadFrequently: true });
    return context && isUsable({ canvas, context }) ? { canvas, context } : null;
  } catch {
    return null;
  }
}

const scaleToArea = ({ width, height }: Pixels, area: number): Pixels => {
  const scale = Math.min(1, Math.sqrt(area / (width * height)), MAX_SIDE / Math.max(width, height));
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
