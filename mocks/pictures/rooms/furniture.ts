import { mix } from '../colour.ts';
import { n } from '../path.ts';
import { box, disc, fill, line, placeContent } from '../svg.ts';
import { type Stage, soft } from './stage.ts';

/** The soft shadow that a thing throws on the floor. */
const footing = ({ inch, floor }: Stage, x: number, width: number): string =>
  `<ellipse cx="${n(x + width / 2 + inch * 3)}" cy="${n(floor + inch * 1.6)}" rx="${n(width / 2 + inch * 2)}" ry="${n(inch * 1.7)}" fill="#1d150d" opacity=".28" filter="url(#soft)"/>`;

/** A sofa, 84 inches wide or as stated, its middle at x. */
export function sofa(stage: Stage, x: number, tone: string, cushion: string, wide = 84): string {
  const { inch: i, floor } = stage;
  const [w, left] = [wide * i, x - (wide * i) / 2];
  const dark = mix(tone, '#1d150d', 0.32);
  const light = mix(tone, '#fff6e6', 0.16);
  let out = footing(stage, left, w);
  for (const leg of [6, wide - 8]) out += box(left + leg * i, floor - 5 * i, 2 * i, 6 * i, '#4a3524');
  out += soft(left + 4 * i, floor - 31 * i, w - 8 * i, 22 * i, 4 * i, tone);
  out += soft(left + 4 * i, floor - 31 * i, w - 8 * i, 3 * i, 2 * i, light);
  out += line(`M${n(x)} ${n(floor - 29 * i)}V${n(floor - 17 * i)}`, dark, i * 0.35, 0.5);
  out += soft(left + 6 * i, floor - 18 * i, w / 2 - 6.3 * i, 8 * i, 2.4 * i, light);
  out += soft(x + 0.3 * i, floor - 18 * i, w / 2 - 6.3 * i, 8 * i, 2.4 * i, mix(tone, '#fff6e6', 0.1));
  out += soft(left + 3 * i, floor - 11 * i, w - 6 * i, 7 * i, 1.5 * i, dark);
  for (const at of [0, wide - 9])
    out += soft(left + at * i, floor - 24 * i, 9 * i, 20 * i, 3.6 * i, at ? mix(tone, '#1d150d', 0.16) : tone);
  const pillow = (px: number, turn: number, paint: string) =>
    placeContent(
      soft(-8 * i, -15 * i, 16 * i, 15 * i, 3 * i, paint) +
        line(`M${n(-6 * i)} ${n(-3 * i)}H${n(6 * i)}`, mix(paint, '#1d150d', 0.2), i * 0.3, 0.4),
      px,
      floor - 17 * i,
      turn,
    );
  return out + pillow(left + 17 * i, -7, cushion) + pillow(left + w - 17 * i, 8, mix(cushion, '#fff6e6', 0.45));
}

/** A low cupboard on legs, as wide as stated in inches, its middle at x; its top is 30 inches high. */
export function sideboard(stage: Stage, x: number, tone: string, wide = 60): string {
  const { inch: i, floor } = stage;
  const [w, left] = [wide * i, x - (wide * i) / 2];
  const dark = mix(tone, '#1d150d', 0.35);
  let out = footing(stage, left, w);
  for (const leg of [5, wide - 6.5])
    out += fill(
      `M${n(left + leg * i)} ${n(floor - 9 * i)}h${n(2 * i)}l${n(-0.5 * i)} ${n(9.6 * i)}h${n(-1 * i)}Z`,
      dark,
    );
  out += box(left, floor - 29 * i, w, 20 * i, tone);
  out += box(left, floor - 30.2 * i, w, 1.6 * i, mix(tone, '#fff6e6', 0.25));
  out += box(left, floor - 10 * i, w, i, dark, 0.6);
  const doors = Math.round(wide / 20);
  for (let k = 0; k < doors; k++) {
    const dx = left + (k * w) / doors;
    if (k > 0) out += box(dx - 0.2 * i, floor - 28 * i, 0.4 * i, 18 * i, dark, 0.7);
    out += disc(dx + (k % 2 ? 2 * i : w / doors - 2 * i), floor - 19 * i, 0.7 * i, '#c9a15c');
    for (let g = 1; g < 5; g++)
      out += box(dx + 0.6 * i, floor - 28.4 * i + g * 3.7 * i, w / doors - 1.2 * i, 0.12 * i, dark, 0.16);
  }
  return out;
}

/** A bench with a folded cloth, 18 inches high. */
export function bench(stage: Stage, x: number, tone: string, cloth: string, wide = 52): string {
  const { inch: i, floor } = stage;
  const [w, left] = [wide * i, x - (wide * i) / 2];
  const dark = mix(tone, '#1d150d', 0.3);
  let out = footing(stage, left, w);
  for (const leg of [3, wide - 5]) out += box(left + leg * i, floor - 16 * i, 2 * i, 16.8 * i, dark);
  out += box(left + 4 * i, floor - 6 * i, w - 8 * i, 1.1 * i, dark);
  out += box(left, floor - 18 * i, w, 2.4 * i, tone) + box(left, floor - 18 * i, w, 0.6 * i, mix(tone, '#fff6e6', 0.3));
  out += soft(left + w * 0.58, floor - 22.4 * i, 16 * i, 4.6 * i, 1.6 * i, cloth);
  return out + box(left + w * 0.58 + 2 * i, floor - 20.2 * i, 12 * i, 0.3 * i, mix(cloth, '#1d150d', 0.3), 0.6);
}

/** A bed seen from its foot: headboard, pillows and a quilt. */
export function bed(stage: Stage, x: number, tone: string, quilt: string, wide = 68): string {
  const { inch: i, floor } = stage;
  const [w, left] = [wide * i, x - (wide * i) / 2];
  let out = soft(left, floor - 38 * i, w, 40 * i, 2.5 * i, tone);
  out += soft(left + 2 * i, floor - 36 * i, w - 4 * i, 20 * i, 1.5 * i, mix(tone, '#fff6e6', 0.14));
  for (const [px, c] of [
    [9, '#f6f1e8'],
    [wide / 2 + 2, '#efe8db'],
  ] as const)
    out += soft(left + px * i, floor - 29 * i, (wide / 2 - 11) * i, 14 * i, 5 * i, c);
  out += soft(x - 10 * i, floor - 24 * i, 20 * i, 11 * i, 3 * i, mix(quilt, '#fff6e6', 0.35));
  out += soft(left - 3 * i, floor - 17 * i, w + 6 * i, 24 * i, 4 * i, '#f1ebe0');
  out += soft(left - 3 * i, floor - 11 * i, w + 6 * i, 22 * i, 3 * i, quilt);
  for (let k = 1; k < 9; k++)
    out += box(
      left - 3 * i + (k * (w + 6 * i)) / 9,
      floor - 10.6 * i,
      0.25 * i,
      24 * i,
      mix(quilt, '#1d150d', 0.25),
      0.35,
    );
  return out;
}

/** A dining table seen from its side, with two chairs. */
export function table(stage: Stage, x: number, tone: string, wide = 66): string {
  const { inch: i, floor } = stage;
  const [w, left] = [wide * i, x - (wide * i) / 2];
  const dark = mix(tone, '#1d150d', 0.35);
  let out = footing(stage, left, w);
  for (const side of [-1, 1]) {
    const cx = x + side * wide * 0.29 * i;
    const wood = mix(tone, '#1d150d', 0.45);
    for (const post of [-7.4, 6.2]) out += box(cx + post * i, floor - 37 * i, 1.3 * i, 38 * i, wood);
    for (const rail of [36, 32, 28]) out += soft(cx - 7.4 * i, floor - rail * i, 15 * i, 1.8 * i, 0.6 * i, wood);
    out += soft(cx - 8.4 * i, floor - 18 * i, 17 * i, 1.8 * i, 0.6 * i, mix(tone, '#1d150d', 0.3));
  }
  for (const leg of [4, wide - 6.5])
    out += fill(
      `M${n(left + leg * i)} ${n(floor - 28 * i)}h${n(2.6 * i)}l${n(-0.4 * i)} ${n(29 * i)}h${n(-1.7 * i)}Z`,
      dark,
    );
  return (
    out +
    box(left, floor - 29.5 * i, w, 2 * i, tone) +
    box(left, floor - 29.5 * i, w, 0.5 * i, mix(tone, '#fff6e6', 0.35))
  );
}

/** A ledge for pictures to lean on; y in inches above the floor. */
export function ledge({ inch: i, floor }: Stage, x: number, high: number, wide: number, tone: string): string {
  const [left, y] = [x - (wide * i) / 2, floor - high * i];
  return (
    `<rect x="${n(left + i)}" y="${n(y + i)}" width="${n(wide * i)}" height="${n(3.4 * i)}" fill="#1d150d" opacity=".3" filter="url(#soft)"/>` +
    box(left, y, wide * i, 1.3 * i, tone) +
    box(left, y, wide * i, 0.4 * i, mix(tone, '#fff6e6', 0.35)) +
    box(left, y + 1.3 * i, wide * i, 0.5 * i, mix(tone, '#1d150d', 0.4))
  );
}

/** Stairs that go up to the right, `rise` by `run` inches a step, with a rail. */
export function stairs(
  { inch: i, floor }: Stage,
  width: number,
  start: number,
  rise: number,
  run: number,
  tone: string,
): string {
  const steps = Math.ceil((width / i - start) / run) + 1;
  let d = `M${n(start * i)} ${n(floor + 40 * i)}V${n(floor)}`;
  for (let k = 0; k < steps; k++) d += `v${n(-rise * i)}h${n(run * i)}`;
  let out = fill(`${d}V${n(floor + 40 * i)}Z`, tone);
  for (let k = 0; k < steps; k++) {
    const [x, y] = [(start + k * run) * i, floor - (k + 1) * rise * i];
    out +=
      box(x - 0.8 * i, y, (run + 0.8) * i, 1.2 * i, '#7a5433') +
      box(x - 0.8 * i, y, (run + 0.8) * i, 0.35 * i, '#b98c5c');
    out += box(x, y + 1.2 * i, 0.5 * i, (rise - 1.2) * i, mix(tone, '#1d150d', 0.3), 0.5);
  }
  return out;
}
