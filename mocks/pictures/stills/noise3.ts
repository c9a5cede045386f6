import { createRandom } from '../random.ts';

const SIDE = 32;
const MASK = SIDE - 1;
const random = createRandom(4711);
const knots = Float32Array.from({ length: SIDE ** 3 }, () => random.between(-1, 1));

/** Smooth noise from -1 to 1 in space; knots lie at whole numbers. */
export function noise3(x: number, y: number, z: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const [s, t, r] = [x - i, y - j, z - k];
  const u = s * s * (3 - 2 * s);
  const v = t * t * (3 - 2 * t);
  const w = r * r * (3 - 2 * r);
  const i0 = i & MASK;
  const i1 = (i + 1) & MASK;
  const j0 = (j & MASK) << 5;
  const j1 = ((j + 1) & MASK) << 5;
  const k0 = (k & MASK) << 10;
  const k1 = ((k + 1) & MASK) << 10;
  const a = (knots[i0 + j0 + k0] as number) * (1 - u) + (knots[i1 + j0 + k0] as number) * u;
  const b = (knots[i0 + j1 + k0] as number) * (1 - u) + (knots[i1 + j1 + k0] as number) * u;
  const c = (knots[i0 + j0 + k1] as number) * (1 - u) + (knots[i1 + j0 + k1] as number) * u;
  const d = (knots[i0 + j1 + k1] as number) * (1 - u) + (knots[i1 + j1 + k1] as number) * u;
  return (a * (1 - v) + b * v) * (1 - w) + (c * (1 - v) + d * v) * w;
}

/** Noise with finer noise on it, about -1 to 1. */
export const cloud = (x: number, y: number, z: number, octaves = 3): number => {
  let [sum, strength, total] = [0, 1, 0];
  for (let o = 0; o < octaves; o++) {
    sum += noise3(x, y, z) * strength;
    total += strength;
    strength *= 0.5;
    x = x * 2.03 + 7.1;
    y = y * 2.03 + 3.7;
    z = z * 2.03 + 5.3;
  }
  return sum / total;
};

/** A number from 0 to 1 that belongs to a cell of space. */
export const chanceAt = (i: number, j: number, k: number): number =>
  (knots[(i & MASK) + ((j & MASK) << 5) + ((k & MASK) << 10)] as number) * 0.5 + 0.5;

/** How near the nearest of a scatter of dots is, 1 on it to 0 at a distance; about one dot a unit cell, by `share`. */
export function specks(x: number, y: number, z: number, share: number, size: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const chance = chanceAt(i, j, k);
  if (chance > share) return 0;
  const [cx, cy, cz] = [chanceAt(i + 11, j, k + 3), chanceAt(i, j + 17, k + 5), chanceAt(i + 7, j + 3, k)];
  const r = size * (0.4 + 0.6 * chanceAt(i + 5, j + 9, k + 13));
  const away = Math.hypot(x - i - 0.3 - cx * 0.4, y - j - 0.3 - cy * 0.4, z - k - 0.3 - cz * 0.4);
  return Math.max(0, Math.min(1, (r - away) / (r * 0.5)));
}
