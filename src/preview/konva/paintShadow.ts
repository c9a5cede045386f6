import type { PartOf } from '../drawing/drawing.ts';
import type { Rect } from '../geometry/plane.ts';

type Shadow = PartOf<'shadow'>;

/** Half the side of the cached corner, in pixels: a blur needs no more of them. */
const HALF = 48;
/** An edge is invisible beyond so many standard deviations. */
const REACH = 3;

const corners = new Map<string, HTMLCanvasElement>();

/** Abramowitz and Stegun 7.1.26, right to a ten-millionth. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x);
  return Math.sign(x) * (1 - tail);
}

/** The opacity of a shadow at so many standard deviations inside its edge: half at the edge, full far inside. */
const getCoverage = (deviations: number) => (1 + erf(deviations / Math.SQRT2)) / 2;

/** The upper left corner of the shadow of a large rectangle, its edges through the middle. */
function getCorner(colour: string): HTMLCanvasElement {
  const cached = corners.get(colour);
  if (cached) return cached;
  const canvas = document.createElement('canvas');
  const side = 2 * HALF;
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = colour;
  context.fillRect(0, 0, side, side);
  const pixels = context.getImageData(0, 0, side, side);
  const shares = Array.from({ length: side }, (_, index) => getCoverage(((index + 0.5 - HALF) / HALF) * REACH));
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const at = (y * side + x) * 4 + 3;
      pixels.data[at] = (pixels.data[at] as number) * (shares[x] as number) * (shares[y] as number);
    }
  context.putImageData(pixels, 0, 0);
  corners.set(colour, canvas);
  return canvas;
}

/** A band of a target: where it begins, and how long it is. */
type Band = readonly [from: number, length: number];

const bands = (from: number, length: number, reach: number): [Band, Band, Band] => [
  [from - reach, 2 * reach],
  [from + reach, length - 2 * reach],
  [from + length - reach, 2 * reach],
];

/**
 * Composes a large rectangle's shadow of four cached corners and the bands between them: to blur it again with each change
 * takes longer than the rest of a drawing.
 */
function paintFromCorners(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Rect,
  reach: number,
  colour: string,
) {
  const corner = getCorner(colour);
  const side = 2 * HALF;
  const columns = bands(x, width, reach);
  const rows = bands(y, height, reach);
  // A blur needs no fine resampling.
  context.save();
  context.imageSmoothingQuality = 'low';
  rows.forEach(([top, high], row) => {
    columns.forEach(([left, wide], column) => {
      if (wide <= 0 || high <= 0) return;
      if (row === 1 && column === 1) {
        context.fillStyle = colour;
        context.fillRect(left, top, wide, high);
        return;
      }
      context.save();
      // The corner is mirrored for the right and for the lower side; between two corners its last line is repeated.
      context.translate(column === 2 ? left + wide : left, row === 2 ? top + high : top);
      context.scale(column === 2 ? -1 : 1, row === 2 ? -1 : 1);
      const [sx, sw] = column === 1 ? [side - 1, 1] : [0, side];
      const [sy, sh] = row === 1 ? [side - 1, 1] : [0, side];
      context.drawImage(corner, sx, sy, sw, sh, 0, 0, wide, high);
      context.restore();
    });
  });
  context.restore();
}

/** Blurred by the browser, for a rectangle that is too small for four corners. */
function paintBlurred(context: CanvasRenderingContext2D, { of, offset, blur, colour }: Shadow, pixelsPerInch: number) {
  // What casts the shadow stands outside; shadow offsets are pixels, whatever the drawing's scale is.
  const away = (of.x + of.width + blur * 2) * 2 + 1000;
  context.save();
  context.shadowColor = colour;
  context.shadowBlur = blur * pixelsPerInch;
  context.shadowOffsetX = (away + offset.x) * pixelsPerInch;
  context.shadowOffsetY = offset.y * pixelsPerInch;
  context.fillStyle = '#000';
  context.fillRect(of.x - away, of.y, of.width, of.height);
  context.restore();
}

/** Draws a shadow, its blur twice its standard deviation as everywhere on the web; inches, of which one has so many pixels. */
export function paintShadow(context: CanvasRenderingContext2D, shadow: Shadow, pixelsPerInch: number) {
  const { of, offset, blur, colour } = shadow;
  const reach = (blur / 2) * REACH;
  const place = { ...of, x: of.x + offset.x, y: of.y + offset.y };
  if (blur <= 0) {
    context.fillStyle = colour;
    context.fillRect(place.x, place.y, place.width, place.height);
  } else if (2 * reach <= Math.min(of.width, of.height)) paintFromCorners(context, place, reach, colour);
  else paintBlurred(context, shadow, pixelsPerInch);
}
