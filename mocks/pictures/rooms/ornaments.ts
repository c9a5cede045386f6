import { mix } from '../colour.ts';
import { splitLeaf, stem } from '../parts/leaf.ts';
import { n } from '../path.ts';
import { vessel } from '../styles/stillLife/vessel.ts';
import { box, fill, oval, placeContent } from '../svg.ts';
import { type Stage, soft } from './stage.ts';

/** A table lamp on something that is `on` inches high. */
export function lamp({ inch: i, floor }: Stage, x: number, on: number, tone: string): string {
  const y = floor - on * i;
  return (
    `<ellipse cx="${n(x)}" cy="${n(y - 18 * i)}" rx="${n(26 * i)}" ry="${n(24 * i)}" fill="url(#lamp)"/>` +
    soft(x - 3 * i, y - 1 * i, 6 * i, 1.2 * i, 0.5 * i, mix(tone, '#1d150d', 0.3)) +
    oval(x, y - 6 * i, 3.4 * i, 5.2 * i, tone) +
    box(x - 0.4 * i, y - 13 * i, 0.8 * i, 3 * i, '#b08d4f') +
    fill(`M${n(x - 4 * i)} ${n(y - 23 * i)}h${n(8 * i)}l${n(3 * i)} ${n(11 * i)}h${n(-14 * i)}Z`, '#f7e7c8') +
    fill(`M${n(x + 1 * i)} ${n(y - 23 * i)}h${n(3 * i)}l${n(3 * i)} ${n(11 * i)}h${n(-4.5 * i)}Z`, '#ead2a4', 0.6)
  );
}

/** A plant in a pot on the floor, or on something. */
export function plant({ inch: i, floor, random }: Stage, x: number, on: number, tall: number, pot: string): string {
  const y = floor - on * i;
  const r = tall * 0.13 * i;
  let out = '';
  for (let k = 0; k < 9; k++) {
    const turn = -66 + k * 16.5 + random.between(-6, 6);
    const long = tall * i * random.between(0.46, 0.72) * (1 - Math.abs(turn) / 260);
    const green = mix('#3f6146', '#8fa274', random.next() * 0.8);
    out += placeContent(splitLeaf(long, green, mix(green, '#f4f0e1', 0.35), 5), x, y - tall * 0.24 * i, turn);
  }
  const body = `M${n(x - r)} ${n(y - tall * 0.26 * i)}h${n(r * 2)}l${n(-r * 0.28)} ${n(tall * 0.26 * i)}h${n(-r * 1.44)}Z`;
  const dim = `M${n(x + r * 0.25)} ${n(y - tall * 0.26 * i)}h${n(r * 0.75)}l${n(-r * 0.28)} ${n(tall * 0.26 * i)}h${n(-r * 0.6)}Z`;
  return out + fill(body, pot) + fill(dim, mix(pot, '#1d150d', 0.3), 0.5);
}

/** A vessel, with stems in it or without, on something that is `on` inches high. */
export function vase(
  stage: Stage,
  x: number,
  on: number,
  tall: number,
  kind: string,
  tone: string,
  stems = false,
): string {
  const { inch: i, floor, canvas, random } = stage;
  const y = floor - on * i;
  const one = vessel(canvas, kind, x, y, tall * i, tone, `p${Math.round(x)}`);
  let out = '';
  for (let k = 0; stems && k < 5; k++) {
    const lean = (k - 2) * tall * 0.24 * i + random.between(-1, 1) * i;
    const green = mix('#4c6b4d', '#a3ad7d', random.next());
    out += stem(
      random,
      [x, one.mouth + i],
      [x + lean * 0.3, one.mouth - tall * 0.6 * i],
      [x + lean, one.mouth - tall * random.between(0.9, 1.3) * i],
      {
        shape: 'lance',
        pairs: 5,
        size: tall * 0.26 * i,
        tone: green,
        vein: '#eef0dd',
        stalk: green,
        berries: undefined,
      },
    );
  }
  return out + one.out;
}

/** Books that lie on something. */
export function books({ inch: i, floor }: Stage, x: number, on: number, tones: readonly string[]): string {
  return tones
    .map((tone, k) => {
      const [w, y] = [(11 - k * 1.3) * i, floor - (on + 1.5 * (k + 1)) * i];
      return (
        soft(x - w / 2 + k * 0.5 * i, y, w, 1.45 * i, 0.2 * i, tone) +
        box(x - w / 2 + k * 0.5 * i + 0.5 * i, y + 0.3 * i, 0.5 * i, 0.9 * i, '#f3ecdf', 0.6)
      );
    })
    .join('');
}
