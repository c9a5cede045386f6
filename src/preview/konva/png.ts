import { isCanvasUsable, MAX_CANVAS_PIXELS, MAX_CANVAS_SIDE } from '../../kit/canvas.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { paintParts } from './paint.ts';
import { removeHandles } from './planes.ts';
import { loadResources, PAINT_RESOURCES } from './resources.ts';

/** A picture's host allows no export (CORS). */
export class TaintedDrawingError extends Error {
  override name = 'TaintedDrawingError';
}

/** The browser cannot allocate a canvas for it, however small. */
export class CanvasUnavailableError extends Error {
  override name = 'CanvasUnavailableError';
}

const REDUCTION = 0.75;

function createCanvas(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  return context && isCanvasUsable(context) ? context : null;
}

const toBlob = (canvas: HTMLCanvasElement) => new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));

async function tryRender({ width, height, parts }: Drawing, pixelsPerInch: number): Promise<Blob | null> {
  const wide = Math.max(1, Math.round(width * pixelsPerInch));
  const high = Math.max(1, Math.round(height * pixelsPerInch));
  if (Math.max(wide, high) > MAX_CANVAS_SIDE || wide * high > MAX_CANVAS_PIXELS) return null;
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
  const drawingWithoutHandles = { ...drawing, parts: removeHandles(drawing.parts) };
  for (let resolution = pixelsPerInch; resolution >= 1; resolution *= REDUCTION) {
    const blob = await tryRender(drawingWithoutHandles, resolution);
    if (blob) return blob;
  }
  throw new CanvasUnavailableError('The browser has no canvas for the drawing.');
}
