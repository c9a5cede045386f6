import type { Size } from '../../domain/size.ts';
import type { Point } from '../geometry/plane.ts';

/** A box on the screen: its size in whole device pixels, of which a CSS pixel has `ratio`. */
export type Box = Size & { ratio: number };

/** The position of a drawing in a box: its upper left corner, and the size of an inch, in CSS pixels. */
export type Fit = { x: number; y: number; scale: number };

/** To the nearest device pixel, in CSS pixels. */
const roundToPixel = (length: number, ratio: number): number => Math.round(length * ratio) / ratio;

/** As large as fits, in the middle, its corner on a device pixel. */
export function fitDrawing(drawing: Size, { width, height, ratio }: Box): Fit {
  const scale = Math.min(width / drawing.width, height / drawing.height) / ratio;
  return {
    x: roundToPixel((width / ratio - drawing.width * scale) / 2, ratio),
    y: roundToPixel((height / ratio - drawing.height * scale) / 2, ratio),
    scale,
  };
}

/** A point of a drawing in CSS pixels, rounded to a device pixel. */
export const toPixels = ({ x, y }: Point, fit: Fit, ratio: number): Point => ({
  x: roundToPixel(fit.x + x * fit.scale, ratio),
  y: roundToPixel(fit.y + y * fit.scale, ratio),
});
