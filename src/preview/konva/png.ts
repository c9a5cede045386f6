import type { Drawing } from '../drawing/drawing.ts';
import { paintParts } from './paint.ts';
import { removeHandles } from './planes.ts';
import { loadResources, PAINT_RESOURCES } from './resources.ts';

/** A picture's host lets it be seen and not copied. */
export class TaintedDrawingError extends Error {
  override name = 'TaintedDrawingError';
}

/** The browser has no canvas for it, however small. */
export class CanvasUnavailableError extends Error {
  override name = 'CanvasUnavailableError';
}

const SMALLER = 0.75;
/** No browser takes a canvas with a longer side than this, and one of more pixels takes a quarter of a gigabyte. */
const LONGEST = 16_384;
const MOST_PIXELS = 2 ** 26;

/** A browser that has no memory for a canvas gives one that stays empty and is silent. */
function createCanvas(width: number, height: number): CanvasRenderingContext2D | null {
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

const toBlob = (canvas: HTMLCanvasElement) => new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));

async function attempt({ width, height, parts }: Drawing, pixelsPerInch: number): Promise<Blob | null> {
  const wide = Math.max(1, Math.round(width * pixelsPerInch));
  const high = Math.max(1, Math.round(height * pixelsPerInch));
  if (Math.max(wide, high) > LONGEST || wide * high > MOST_PIXELS) return null;
  const context = createCanvas(wide, high);
  if (!context) return null;
  await loadResources(parts, pixelsPerInch);
  context.scale(wide / width, high / height);
  paintParts(context, parts, { resources: PAINT_RESOURCES, pixelsPerInch });
  try {
    return await toBlob(context.canvas);
  } catch {
    throw new TaintedDrawingError('A picture in the drawing may be seen, but its host lets nobody copy it.');
  }
}

/**
 * A drawing as a PNG, without its handles, with so many pixels an inch or as many as the browser has a canvas for.
 * Rejects with TaintedDrawingError, or with CanvasUnavailableError.
 */
export async function toPng(drawing: Drawing, pixelsPerInch: number): Promise<Blob> {
  const bare = { ...drawing, parts: removeHandles(drawing.parts) };
  for (let finer = pixelsPerInch; finer >= 1; finer *= SMALLER) {
    const blob = await attempt(bare, finer);
    if (blob) return blob;
  }
  throw new CanvasUnavailableError('The browser has no canvas for the drawing.');
}
