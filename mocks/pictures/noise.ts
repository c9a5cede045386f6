import type { Random } from './random.ts';

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise from -1 to 1 over a line; knots lie at whole numbers. */
export function noiseLine(random: Random): (x: number) => number {
  const knots = Array.from({ length: 64 }, () => random.between(-1, 1));
  const knot = (i: number) => knots[((i % 64) + 64) % 64] as number;
  return (x) => {
    const i = Math.floor(x);
    return knot(i) + (knot(i + 1) - knot(i)) * ease(x - i);
  };
}

/** Smooth noise from -1 to 1 over a plane; knots lie at whole numbers. */
export function noisePlane(random: Random): (x: number, y: number) => number {
  const knots = Array.from({ length: 1024 }, () => random.between(-1, 1));
  const knot = (i: number, j: number) => knots[(i & 31) + ((j & 31) << 5)] as number;
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    const top = knot(i, j) + (knot(i + 1, j) - knot(i, j)) * u;
    const low = knot(i, j + 1) + (knot(i + 1, j + 1) - knot(i, j + 1)) * u;
    return top + (low - top) * v;
  };
}

/** Noise with finer noise on it; each octave is twice as fine and `fade` as strong. */
export function layeredLine(random: Random, octaves: number, fade = 0.5): (x: number) => number {
  const layers = Array.from({ length: octaves }, () => noiseLine(random));
  return (x) => layers.reduce((sum, layer, i) => sum + layer(x * 2 ** i + i * 7.3) * fade ** i, 0);
}
