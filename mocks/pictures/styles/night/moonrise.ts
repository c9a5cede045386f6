import type { Canvas } from '../../canvas.ts';
import { ramp } from '../../colour.ts';
import { layeredLine } from '../../noise.ts';
import { palm } from '../../parts/palm.ts';
import { sky, stars } from '../../parts/sky.ts';
import { type Point, under } from '../../path.ts';
import { disc, fill, glow, placeContent } from '../../svg.ts';
import { moon } from './moon.ts';

/** A large moon over dark hills. */
export function moonrise(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const horizon = height * random.between(0.66, 0.76);
  const r = unit * random.between(17, 26);
  const [x, y] = [width * random.between(0.36, 0.64), horizon - r * random.between(0.5, 1.3)];
  let out = sky(canvas, horizon) + stars(canvas, 130, horizon * 0.95);
  out += `<defs>${glow('moonlight', palette.light, 0.5)}</defs>${disc(x, y, r * 2.2, 'url(#moonlight)')}`;
  out += placeContent(moon(canvas, r, 1, true, 'full'), x, y);
  for (let i = 0; i < 4; i++) {
    const noise = layeredLine(random, 3);
    const base = horizon + ((height - horizon) * i) / 4;
    const ridge = Array.from(
      { length: 36 },
      (_, j): Point => [width * (j / 35), base - unit * (6 - i) * noise((j / 35) * 3.2 + i * 7)],
    );
    out += fill(under(ridge, height + 4), ramp(palette.dark ? palette.tones.slice(1) : palette.tones.slice(2), i / 3));
  }
  const left = random.chance(0.5);
  const foot = width * (left ? 0.13 : 0.87);
  for (let i = 0; i < random.whole(1, 3); i++)
    out += palm(
      random,
      [foot + unit * i * (left ? 8 : -8), height * 0.96],
      height * random.between(0.34, 0.5),
      (left ? 1 : -1) * random.between(0, 0.16),
      palette.tones[4],
    );
  return out;
}
