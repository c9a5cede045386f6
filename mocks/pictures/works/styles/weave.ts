import { blend, distance, everywhere, over, put, type Relief, type Rgb } from '../relief.ts';
import { fine, grit, soft } from '../tile.ts';

/** Wool and jute woven on a frame, with a band of loops and a fringe. Colours: warp and fringe, then the bands from above. */
export function weave(relief: Relief, colours: readonly Rgb[], variant: string): void {
  const { wide, tall, random } = relief;
  const [warp, ...bands] = colours as [Rgb, ...Rgb[]];
  const [row, pick] = [9, 12.5];
  const fringe = tall * 0.82;
  const [ox, cx, cy, r] = [
    random.between(0, 300),
    wide * random.between(0.4, 0.6),
    tall * random.between(0.28, 0.36),
    Math.min(wide, tall) * 0.19,
  ];
  const edge = (x: number, n: number) =>
    variant === 'steps'
      ? Math.abs((((x / wide) * 4 + n * 0.5) % 1) - 0.5) * tall * 0.14
      : soft(x * 0.18 + ox + n * 60, n * 31) * tall * 0.075 + Math.sin((x / wide) * 3 + n * 1.7) * tall * 0.035;
  const bandAt = (x: number, y: number): number => {
    if (variant === 'sun' && distance(x - cx, y - cy) < r) return bands.length - 1;
    const usable = variant === 'sun' ? bands.length - 1 : bands.length;
    for (let n = usable - 1; n > 0; n--) if (y > (fringe * n) / usable - edge(x, n)) return n;
    return 0;
  };
  over(relief, everywhere(relief), (at, x, y) => {
    const sway = soft(x * 0.5, y * 0.25) * 1.6;
    if (y > fringe + 6) {
      // the fringe: bundles that hang and twist apart
      const bundle = wide / 46;
      const lean = soft(x * 0.12 + ox, y * 0.35) * 5 * ((y - fringe) / (tall - fringe));
      const u = ((x + lean) / bundle) % 1;
      const long = tall * (0.965 + 0.02 * soft(Math.floor((x + lean) / bundle) * 40, 7));
      const d = (u - 0.5) * 2;
      if (y > long || Math.abs(d) > 0.96) {
        put(relief, at, [236, 230, 219], 0.94 + grit(x, y) * 0.03);
        relief.rise[at] = 0;
        return;
      }
      const strand = fine(u * 22 + Math.floor(x / bundle) * 9, y * 0.12);
      put(relief, at, warp, 0.9 + strand * 0.16);
      relief.rise[at] = Math.sqrt(1 - d * d) * 7 + strand * 2.4;
      return;
    }
    const j = Math.floor((y + sway) / row);
    const shift = j % 2 === 0 ? 0 : pick / 2;
    const i = Math.floor((x + shift + sway) / pick);
    const [px, py] = [(i + 0.5) * pick - shift, (j + 0.5) * row];
    const band = bandAt(px, py);
    const colour = bands[band] as Rgb;
    const u = ((x + shift + sway) / pick - i - 0.5) * 2;
    const v = ((y + sway) / row - j - 0.5) * 2;
    const odd = soft(i * 29.1, j * 17.7 + band * 50);
    const ply = Math.sin(u * 2.6 + v * 3.2 + i) * 0.5;
    const hair = grit(x * 1.6, y * 1.6);
    const loops = variant !== 'steps' && band === Math.floor(bands.length / 2);
    if (loops) {
      // a band left in loops
      const k = soft(x * 2.3 + ox, y * 2.3) + fine(x * 0.45, y * 0.45) * 0.9;
      put(relief, at, blend(colour, warp, 0.12 + 0.12 * odd), 0.84 + k * 0.16 + hair * 0.06);
      relief.rise[at] = 9 + k * 6.5 + hair * 0.8;
      return;
    }
    put(relief, at, colour, (0.97 + odd * 0.07 + ply * 0.035 + hair * 0.05) * (1 - 0.16 * Math.abs(v) ** 3));
    relief.rise[at] = (1 - v * v) * 3.4 * (1 - 0.45 * u * u) + ply * 0.45 + hair * 0.4;
  });
}
