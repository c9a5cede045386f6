import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { sky, sun } from '../../parts/sky.ts';
import { n } from '../../path.ts';
import { box, fill } from '../../svg.ts';
import { archWindow, crown } from './crown.ts';

/** A hillside of coloured houses, door above door. */
export function houses(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  let out = sky(canvas, height * 0.5);
  if (random.chance(0.7)) out += sun(canvas, width * random.pick([0.24, 0.76]), height * 0.17, unit * 7);
  const rows = height > width ? 7 : 5;
  const walls = palette.dark
    ? [palette.tones[0], palette.hues[1], palette.tones[1], palette.hues[2]]
    : [...palette.hues.slice(0, 4), palette.tones[1], palette.ground];
  const top = height * 0.3;
  const peak = random.between(0.3, 0.7);
  for (let j = 0; j < rows; j++) {
    const nearness = j / (rows - 1);
    let x = -unit * random.between(1, 9);
    while (x < width) {
      const w = unit * random.between(9, 17) * (0.72 + nearness * 0.5);
      const rise = Math.abs((x + w / 2) / width - peak) * height * 0.3 * (1 - nearness);
      const y = top + rise + (height * 0.97 - top) * nearness * 0.86 - unit * random.between(0, 7);
      const wall = random.pick(walls);
      const shade = mix(wall, palette.tones[4], 0.3);
      out +=
        crown(canvas, x, y, w, wall) +
        box(x, y, w, height - y + 2, wall) +
        box(x + w * 0.8, y, w * 0.2, height - y + 2, shade, 0.45);
      out += box(
        x - unit * 0.3,
        y - unit * 0.5,
        w + unit * 0.6,
        unit * 0.9,
        mix(wall, palette.dark ? palette.ink : '#ffffff', 0.35),
      );
      const hole = mix(wall, palette.tones[4], palette.dark ? 0.8 : 0.72);
      const lit = palette.light;
      const pane = w * random.between(0.13, 0.18);
      const count = w > unit * 12 ? 3 : 2;
      const arched = random.chance(0.5);
      for (let k = 0; k < count; k++) {
        const wx = x + (w * 0.8 * (k + 0.5)) / count - pane / 2;
        for (const level of [0, 1]) {
          const wy = y + pane * 1.3 + level * pane * 3.1;
          const d = arched
            ? archWindow(wx, wy, pane, pane * 1.8)
            : `M${n(wx)} ${n(wy)}h${n(pane)}v${n(pane * 1.5)}h${n(-pane)}Z`;
          out += fill(d, random.chance(palette.dark ? 0.35 : 0.08) ? lit : hole);
          if (!arched && random.chance(0.3))
            out += box(wx - pane * 0.25, wy - pane * 0.4, pane * 1.5, pane * 0.28, palette.accent);
        }
      }
      x += w + unit * random.between(-0.4, 1.2);
    }
  }
  return out;
}
