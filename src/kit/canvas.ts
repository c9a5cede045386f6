/** The longest side of a canvas that every browser of today takes. */
export const MAX_CANVAS_SIDE = 16_384;
/** A quarter of a gigabyte: a desk has a canvas of so many pixels, a phone of fewer. */
export const MAX_CANVAS_PIXELS = 2 ** 26;

/** A browser without memory for a canvas gives an empty one and no error: so its last pixel is painted and read again. */
export function isCanvasUsable(context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D): boolean {
  const [x, y] = [context.canvas.width - 1, context.canvas.height - 1];
  context.fillRect(x, y, 1, 1);
  const isPainted = context.getImageData(x, y, 1, 1).data[3] === 255;
  context.clearRect(x, y, 1, 1);
  return isPainted;
}
