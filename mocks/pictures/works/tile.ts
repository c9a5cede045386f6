import { createRandom } from '../random.ts';

const SIDE = 512;
const MASK = SIDE - 1;

/** Cloudy noise from about -1 to 1 that repeats without a seam every 512 knots; knots of the coarsest layer lie `coarse` apart. */
function cloudTile(seed: number, coarse: number, octaves: number): Float32Array {
  const random = createRandom(seed);
  const out = new Float32Array(SIDE * SIDE);
  let strength = 1;
  for (let o = 0, step = coarse; o < octaves && step >= 1; o++, step /= 2, strength *= 0.55) {
    const knots = SIDE / step;
    const values = Float32Array.from({ length: knots * knots }, () => random.between(-1, 1));
    for (let y = 0; y < SIDE; y++) {
      const v = y / step;
      const j = Math.floor(v);
      const fv = (v - j) ** 2 * (3 - 2 * (v - j));
      const upper = (j % knots) * knots;
      const lower = ((j + 1) % knots) * knots;
      for (let x = 0; x < SIDE; x++) {
        const u = x / step;
        const i = Math.floor(u);
        const fu = (u - i) ** 2 * (3 - 2 * (u - i));
        const i1 = (i + 1) % knots;
        const top = (values[upper + i] as number) * (1 - fu) + (values[upper + i1] as number) * fu;
        const low = (values[lower + i] as number) * (1 - fu) + (values[lower + i1] as number) * fu;
        const at = y * SIDE + x;
        out[at] = (out[at] as number) + (top * (1 - fv) + low * fv) * strength;
      }
    }
  }
  return out;
}

let cached: { soft: Float32Array; fine: Float32Array; grit: Float32Array } | undefined;
const tiles = () => {
  cached ??= { soft: cloudTile(11, 64, 4), fine: cloudTile(23, 8, 3), grit: cloudTile(37, 2, 2) };
  return cached;
};

const read = (tile: Float32Array, x: number, y: number): number => {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = x - i;
  const v = y - j;
  const top = (j & MASK) * SIDE;
  const low = ((j + 1) & MASK) * SIDE;
  const a = tile[top + (i & MASK)] as number;
  const b = tile[top + ((i + 1) & MASK)] as number;
  const c = tile[low + (i & MASK)] as number;
  const d = tile[low + ((i + 1) & MASK)] as number;
  return (a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v;
};

/** Noise over the units of a work, about -1 to 1: clouds of 64 units, crumbs of 8, dust of 2. */
export const soft = (x: number, y: number): number => read(tiles().soft, x, y);
export const fine = (x: number, y: number): number => read(tiles().fine, x, y);
export const grit = (x: number, y: number): number => read(tiles().grit, x, y) * dust;

let dust = 1;
/** Dust that is smaller than a pixel would only flicker: it is laid as faintly as it is seen at `scale`, pixels for a unit. */
export const seeDustAt = (scale: number): void => {
  dust = Math.min(0.45, 0.2 + scale * 0.25);
};
