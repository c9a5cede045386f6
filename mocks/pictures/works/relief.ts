import type { Random } from '../random.ts';

/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/**
 * A work as a sheet with a height: colour, height above the board (units) and shine (0 dull, 1 metal) at each pixel. The
 * long side of the work is 1000 units; the sheet may show only a part of it.
 */
export type Relief = {
  width: number;
  height: number;
  /** where the sheet begins in the work, and pixels for a unit */
  left: number;
  top: number;
  scale: number;
  /** the work's own size in units */
  wide: number;
  tall: number;
  colour: Float32Array;
  rise: Float32Array;
  shine: Float32Array;
  random: Random;
};

export const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Rgb;
export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** The length of a way across and down; faster than Math.hypot, and requested at every pixel. */
export const distance = (x: number, y: number): number => Math.sqrt(x * x + y * y);

type Window = {
  width: number;
  height: number;
  left: number;
  top: number;
  scale: number;
  wide: number;
  tall: number;
  random: Random;
};

export const createRelief = (window: Window): Relief => {
  const count = window.width * window.height;
  return {
    ...window,
    colour: new Float32Array(count * 3),
    rise: new Float32Array(count),
    shine: new Float32Array(count),
  };
};

export function put(relief: Relief, at: number, colour: Rgb, by: number): void {
  relief.colour[at * 3] = colour[0] * by;
  relief.colour[at * 3 + 1] = colour[1] * by;
  relief.colour[at * 3 + 2] = colour[2] * by;
}

/** Goes over the pixels of a box given in units; `paint` is given the pixel and its place in the work. */
export function over(
  { width, height, left, top, scale }: Relief,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  paint: (at: number, x: number, y: number) => void,
): void {
  const from = Math.max(0, Math.floor((x0 - left) * scale));
  const to = Math.min(width - 1, Math.ceil((x1 - left) * scale));
  const first = Math.max(0, Math.floor((y0 - top) * scale));
  const last = Math.min(height - 1, Math.ceil((y1 - top) * scale));
  for (let j = first; j <= last; j++) {
    const y = top + (j + 0.5) / scale;
    for (let i = from; i <= to; i++) paint(j * width + i, left + (i + 0.5) / scale, y);
  }
}

/** The whole of what the sheet shows. */
export const everywhere = ({ wide, tall }: Relief): readonly [number, number, number, number] => [
  -9,
  -9,
  wide + 9,
  tall + 9,
];
