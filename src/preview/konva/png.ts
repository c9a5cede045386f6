import type { Drawing } from '../drawing/drawing.ts';
import { paint } from './paint.ts';
import { withoutHandles } from './planes.ts';
import { SUPPLIES, supply } from './supplies.ts';

/** A picture's host lets it be seen and not copied. */
export class TaintedDrawing extends Error {
  override name = 'TaintedDrawing';
}

/** The browser has no canvas for it, however small. */
export class NoCanvas extends Error {
  override name = 'NoCanvas';
}

const SMALLER = 0.75;
/** No browser takes a canvas with a longer side than this, and one of more pixels takes a quarter of a gigabyte. */
const LONGEST = 16_384;
const MOST_PIXELS = 2 ** 26;

/** A browser that has no memory for a canvas gives one that stays empty and says nothing. */
function canvasOf(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillRect(width - 1, height - 1, 1, 1);
  const isHere = context.getImageData(width - 1, height - 1, 1, 1).data[3] === 255;
  context.clearRect(0, 0, width, height);
  return isHere ? context : null;
}

const blobOf = (canvas: HTMLCanvasElement) => new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));

async function attempt({ width, height, parts }: Drawing, pixelsPerInch: number): Promise<Blob | null> {
  const wide = Math.max(1, Math.round(width * pixelsPerInch));
  const high = Math.max(1, Math.round(height * pixelsPerInch));
  if (Math.max(wide, high) > LONGEST || wide * high > MOST_PIXELS) return null;
  const context = canvasOf(wide, high);
  if (!context) return null;
  await supply(parts, pixelsPerInch);
  context.scale(wide / width, high / height);
  paint(context, parts, { supplies: SUPPLIES, pixelsPerInch });
  try {
    return await blobOf(context.canvas);
  } catch {
    throw new TaintedDrawing('A picture in the drawing may be seen, but its host lets nobody copy it.');
  }
}

/**
 * A drawing as a PNG, without its handles, with so many pixels an inch or as many as the browser has a canvas for.
 * Rejects with TaintedDrawing, or with NoCanvas.
 */
export async function pngOf(drawing: Drawing, pixelsPerInch: number): Promise<Blob> {
  const bare = { ...drawing, parts: withoutHandles(drawing.parts) };
  for (let finer = pixelsPerInch; finer >= 1; finer *= SMALLER) {
    const blob = await attempt(bare, finer);
    if (blob) return blob;
  }
  throw new NoCanvas('The browser has no canvas for the drawing.');
}
