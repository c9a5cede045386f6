import { clamp } from '../smoothstep.ts';
import { noise3 } from './noise3.ts';
import { darken, linear, type Surface, tint } from './surface.ts';

type MotifName = 'flowers' | 'leaves' | 'lattice' | 'dots' | 'waves' | 'scales' | 'line' | 'paisley' | 'checks';

/** One band of painting round a pot: heights from and to, what is painted, and which colours (of the list) it takes. */
export type Band = readonly [from: number, to: number, motif: MotifName, ink: number, second: number];

const inked = (distance: number): number => clamp(0.5 - distance / 0.035);

const BLACK = linear('#2a2a2a');

/** How much of the first and second ink lies at a place of one repeat (both 0 to 1). */
const MOTIFS: Record<MotifName, (u: number, v: number, odd: boolean) => readonly [number, number]> = {
  flowers(u, v) {
    const [x, y] = [u - 0.5, v - 0.5];
    const r = Math.hypot(x, y);
    const angle = Math.atan2(y, x);
    const petals = inked(r - 0.33 * (0.6 + 0.4 * Math.abs(Math.cos(angle * 2.5))));
    const eye = inked(r - 0.09);
    const corner = Math.hypot(Math.abs(x) - 0.5, (Math.abs(y) - 0.28) * 1.6);
    const sprig = inked(corner - 0.13);
    return [petals * (1 - eye), Math.max(eye, sprig)];
  },
  leaves(u, v, odd) {
    const tilt = odd ? 0.5 : -0.5;
    const [x, y] = [u - 0.5, v - 0.5];
    const [a, b] = [x + y * tilt, y];
    const width = 0.26 * Math.max(0, 1 - (b / 0.44) ** 2);
    const blade = Math.abs(b) < 0.44 ? inked(Math.abs(a) - width) : 0;
    return [blade * (1 - inked(Math.abs(a) - 0.025)), inked(Math.hypot(Math.abs(x) - 0.5, y) - 0.06)];
  },
  lattice(u, v) {
    const d = Math.abs(u - 0.5) + Math.abs(v - 0.5);
    return [inked(Math.abs(d - 0.46) - 0.035), inked(d - 0.16)];
  },
  dots: (u, v) => [inked(Math.hypot(u - 0.5, v - 0.5) - 0.24), 0],
  waves(u, v) {
    const crest = v - 0.5 - 0.2 * Math.sin(u * Math.PI * 2);
    return [inked(Math.abs(crest) - 0.07), inked(Math.abs(crest - 0.24) - 0.03)];
  },
  scales(u, v) {
    const away = (x: number, y: number) => Math.hypot(u - x, (v - y) * 0.8);
    const d = Math.abs(away(0.5, 0) - 0.46);
    const half = Math.min(Math.abs(away(0, 0.5) - 0.46), Math.abs(away(1, 0.5) - 0.46));
    return [inked(Math.min(d, half) - 0.04), inked(away(0.5, 0.2) - 0.08)];
  },
  line: () => [1, 0],
  paisley(u, v, odd) {
    const x = odd ? 0.5 - u : u - 0.5;
    const y = v - 0.46;
    const hook = x - 0.2 * Math.max(0, y) ** 1.2 * 2.6;
    const r = Math.hypot(hook * (1.25 + Math.max(0, y) * 2.2), y * 0.86);
    return [inked(Math.abs(r - 0.3) - 0.05), inked(r - 0.13)];
  },
  checks: (_, v, odd) => [v < 0.5 === odd ? 1 : 0, 0],
};

type Ware = {
  ground: string;
  /** About how wide the thing is from its axis, to space the repeats by; for a plate, whose bands lie round its middle, 'plate'. */
  radius: number | 'plate';
  inks: readonly string[];
  bands: readonly Band[];
  rough?: number;
};

/** A surface painted by hand in bands round the thing's axis; lengths are the thing's own. */
export function paintMotifs({ ground, radius, inks, bands, rough = 0.14 }: Ware): Surface {
  const colours = inks.map(linear);
  const counts = bands.map(([from, to, motif]) =>
    motif === 'line'
      ? 1
      : Math.max(4, Math.round((Math.PI * 2 * (radius === 'plate' ? (from + to) / 2 : radius)) / (to - from) / 2) * 2),
  );
  return {
    colour: linear(ground),
    rough,
    gloss: 0.05,
    texture(x, y, z, texel, open) {
      darken(texel, 1 + 0.04 * noise3(x * 7, y * 7, z * 7));
      for (let k = 0; k < bands.length; k++) {
        const [from, to, motif, first, second] = bands[k] as Band;
        // a hand is not a ruler
        const h = (radius === 'plate' ? Math.hypot(x, z) : y) + 0.0035 * noise3(x * 9, y * 9 + from * 50, z * 9);
        if (h < from || h > to) continue;
        const tall = to - from;
        const count = counts[k] as number;
        const at = (Math.atan2(z, x) / (Math.PI * 2) + 0.5) * count;
        const cell = Math.floor(at);
        const [a, b] = MOTIFS[motif](at - cell, (h - from) / tall, cell % 2 === 1);
        const brush = 0.86 + 0.14 * noise3(x * 40, y * 40, z * 40);
        if (b > 0) tint(texel, colours[second] ?? BLACK, b * brush);
        if (a > 0) tint(texel, colours[first] ?? BLACK, a * brush);
      }
      darken(texel, 0.84 + 0.16 * open);
    },
  };
}
