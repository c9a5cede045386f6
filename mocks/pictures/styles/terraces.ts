import type { Canvas, Style } from '../canvas.ts';
import { mix, ramp } from '../colour.ts';
import { drawMount } from '../mount.ts';
import { noiseLine } from '../noise.ts';
import { sky, sun } from '../parts/sky.ts';
import { n, type Point, smooth, under } from '../path.ts';
import { box, disc, fill, inside, line } from '../svg.ts';

function hut({ unit, palette }: Canvas, x: number, y: number): string {
  const w = unit * 4;
  return (
    box(x - w / 2, y - w * 0.5, w, w * 0.55, palette.dark ? palette.ink : palette.ground) +
    fill(
      `M${n(x - w * 0.66)} ${n(y - w * 0.46)}L${n(x)} ${n(y - w * 0.95)}L${n(x + w * 0.66)} ${n(y - w * 0.46)}Z`,
      palette.accent,
    ) +
    box(x - w * 0.09, y - w * 0.3, w * 0.18, w * 0.35, palette.tones[4])
  );
}

function gardens(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const horizon = height * random.between(0.22, 0.36);
  let out = sky(canvas, horizon * 1.2);
  if (random.chance(0.8))
    out += sun(
      canvas,
      width * random.pick([0.27, 0.7]),
      horizon - unit * random.between(1, 7),
      unit * random.between(5, 9),
    );
  const count = random.whole(5, 7);
  for (let i = 0; i < count; i++) {
    const nearness = i / (count - 1);
    const slow = noiseLine(random);
    const lean = random.between(-0.13, 0.13) * height;
    const base = horizon + (height * 0.86 - horizon) * nearness ** 1.1;
    const ridge = Array.from({ length: 9 }, (_, j): Point => {
      const t = j / 8;
      return [width * (t * 1.1 - 0.05), base + slow(t * 2.2 + i * 5) * unit * 8 + (t - 0.5) * lean];
    });
    const tone = ramp(palette.tones, 0.12 + nearness * 0.82);
    const light = mix(tone, palette.dark ? palette.accent : palette.ground, 0.34);
    const area = under(ridge, height + 5);
    out += fill(area, tone);
    if (i === 0) continue;
    let rows = '';
    const gap = unit * (1.5 + nearness * 1.7);
    const swing = random.between(0.6, 1.5) * (random.chance(0.5) ? 1 : -1);
    for (let k = 1; k < 16; k++) {
      rows += smooth(
        ridge.map(([x, y], j): Point => [x, y + k * gap + (k * gap * swing * (j - 4)) / 8 + k * k * unit * 0.08]),
      );
    }
    out += inside(`t${i}`, area, line(rows, light, unit * (0.2 + nearness * 0.32), 0.62));
    if (i === 2) out += hut(canvas, width * random.between(0.2, 0.8), base + unit * 3);
    for (let k = 0; k < random.whole(1, 4); k++) {
      const j = random.whole(1, 6);
      const [[ax, ay], [bx, by]] = [ridge[j], ridge[j + 1]] as [Point, Point];
      const share = random.next();
      const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share];
      const r = unit * (0.9 + nearness * 1.3);
      out +=
        line(`M${n(x)} ${n(y + r)}V${n(y - r * 1.5)}`, palette.tones[4], unit * 0.3) +
        disc(x, y - r * 2, r, mix(tone, palette.tones[4], 0.55));
    }
  }
  return out;
}

/** Tea gardens: slopes combed by rows that follow the ground. */
export const terraces: Style = (canvas) => drawMount(canvas, gardens, canvas.random.pick(['full', 'full', 'plate']));
