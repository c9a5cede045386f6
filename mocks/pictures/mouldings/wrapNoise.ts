import type { Random } from '../random.ts';

const ease = (t: number): number => t * t * (3 - 2 * t);
const SIDE = 64;

/** Smooth noise from -1 to 1 over a strip; knots lie at whole numbers, and it repeats along y after `wrap` of them. */
export function wrapNoise(random: Random): (x: number, y: number, wrap: number) => number {
  const knots = Float32Array.from({ length: SIDE * SIDE }, () => random.between(-1, 1));
  return (x, y, wrap) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = ease(x - i);
    const v = ease(y - j);
    const row = ((((j % wrap) + wrap) % wrap) & 63) << 6;
    const next = (((((j + 1) % wrap) + wrap) % wrap) & 63) << 6;
    const a = knots[row + (i & 63)] as number;
    const b = knots[row + ((i + 1) & 63)] as number;
    const c = knots[next + (i & 63)] as number;
    const d = knots[next + ((i + 1) & 63)] as number;
    const top = a + (b - a) * u;
    return top + (c + (d - c) * u - top) * v;
  };
}

/** How far a point lies inside its cell of a cracked ground: 0 at the crack, about 1 in the middle. Repeats along y after `wrap` cells. */
export function wrapCells(random: Random): (x: number, y: number, wrap: number) => number {
  const spots = Float32Array.from({ length: SIDE * SIDE * 2 }, () => random.between(0.1, 0.9));
  return (x, y, wrap) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    let [nearest, second] = [9, 9];
    for (let dj = -1; dj <= 1; dj++) {
      const row = (((((j + dj) % wrap) + wrap) % wrap) & 63) << 6;
      for (let di = -1; di <= 1; di++) {
        const at = (row + ((i + di) & 63)) * 2;
        const distance = Math.hypot(i + di + (spots[at] as number) - x, j + dj + (spots[at + 1] as number) - y);
        if (distance < nearest) [second, nearest] = [nearest, distance];
        else if (distance < second) second = distance;
      }
    }
    return second - nearest;
  };
}
