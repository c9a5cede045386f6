import type { Fill, Part } from '../drawing/drawing.ts';
import { channels, mix } from '../moulding/colour.ts';
import { colour, linear, toStops } from '../pieces/shade.ts';

// Short helpers to draw furniture. Inches; y is 0 on the floor and falls upwards, as in every drawing.

/** Lit or shaded, both in warm tones. */
export const lighten = (hex: string, by: number) => mix(hex, '#fff6e4', by);
export const darken = (hex: string, by: number) => mix(hex, '#241a12', by);

/** How light a colour is to the eye, from 0 to 1. */
export const getLightness = (hex: string): number => {
  const [red, green, blue] = channels(hex);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};

/** A warm shade of so much opacity. */
export const dusk = (share: number) => `rgb(38 26 16 / ${share})`;
export const sun = (share: number) => `rgb(255 246 226 / ${share})`;

/** Downwards, from one height to another. */
export const down = (top: number, bottom: number, ...colours: string[]) =>
  linear({ x: 0, y: top }, { x: 0, y: bottom }, ...colours);
export const across = (left: number, right: number, ...colours: string[]) =>
  linear({ x: left, y: 0 }, { x: right, y: 0 }, ...colours);
export const glow = (x: number, y: number, radius: number, ...colours: string[]): Fill => ({
  kind: 'radial',
  centre: { x, y },
  radius,
  stops: toStops(colours),
});

const asFill = (fill: Fill | string): Fill => (typeof fill === 'string' ? colour(fill) : fill);

/** From its upper left corner. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Fill | string,
  radius?: number,
): Part => ({
  kind: 'rect',
  at: { x, y, width, height },
  fill: asFill(fill),
  ...(radius && { radius }),
});
export const oval = (x: number, y: number, across: number, high: number, fill: Fill | string): Part => ({
  kind: 'ellipse',
  at: { x: x - across / 2, y: y - high / 2, width: across, height: high },
  fill: asFill(fill),
});
export const shape = (d: string, fill: Fill | string): Part => ({ kind: 'path', d, fill: asFill(fill) });
export const edge = (d: string, colour: string, width: number): Part => ({
  kind: 'path',
  d,
  stroke: { colour, width },
});

/** What stands on the floor darkens it, and what stands at the wall throws a soft shadow on it, down and to the right. */
export const onFloor = (wide: number, y = 0.8): Part =>
  oval(1.5, y, wide * 1.12, 4.4, glow(1.5, y, wide * 0.56, dusk(0.34), dusk(0.22), dusk(0)));
export const onWall = (x: number, y: number, width: number, height: number, deep: number): Part => ({
  kind: 'shadow',
  of: { x, y, width, height },
  offset: { x: deep * 0.75, y: deep * 0.6 },
  blur: deep * 1.9,
  colour: dusk(0.26),
});

/** Parts moved to their place. */
export const at = (x: number, y: number, parts: readonly Part[], scale?: number): Part => ({
  kind: 'group',
  at: { x, y },
  parts,
  ...(scale && { scale }),
});

/** Pseudo-random numbers from 0 to 1, the same for each seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A number for a path. */
export const formatNumber = (value: number): string => String(Math.round(value * 100) / 100);
