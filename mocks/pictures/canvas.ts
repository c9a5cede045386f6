import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';

/** What a style draws on. Lengths are user units of the SVG (long side 1200); `unit` is 1 % of the short side. */
export type Canvas = {
  width: number;
  height: number;
  unit: number;
  palette: Palette;
  random: Random;
  variant: string;
};
/** Draws a whole picture and returns the inside of an SVG. */
export type Style = (canvas: Canvas) => string;

/** The same paper and palette at another size, for a picture within the picture. */
export const resizeCanvas = (canvas: Canvas, width: number, height: number): Canvas => ({
  ...canvas,
  width,
  height,
  unit: Math.min(width, height) / 100,
});

/** The variant requested, else one of the given ones at random. */
export const pickVariant = <T extends string>(canvas: Canvas, variants: readonly T[]): T =>
  variants.find((variant) => variant === canvas.variant) ?? canvas.random.pick(variants);
