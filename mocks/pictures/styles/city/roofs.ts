import type { Canvas } from '../../canvas.ts';
import { mix, ramp } from '../../colour.ts';
import { palm } from '../../parts/palm.ts';
import { birds, sky, stars, sun } from '../../parts/sky.ts';
import { n } from '../../path.ts';
import { box, fill } from '../../svg.ts';
import { archWindow, crown } from './crown.ts';

/** Roofs behind roofs, paler with distance. */
export function roofs(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const horizon = height * random.between(0.4, 0.52);
  let out = sky(canvas, horizon * 1.3);
  if (palette.dark) out += stars(canvas, 70, horizon);
  out += sun(
    canvas,
    width * random.pick([0.26, 0.4, 0.66, 0.75]),
    horizon - unit * random.between(6, 16),
    unit * random.between(6, 10),
  );
  if (!palette.dark && random.chance(0.6)) out += birds(canvas, [width * random.between(0.2, 0.7), horizon * 0.4], 5);
  const rows = random.whole(4, 5);
  for (let j = 0; j < rows; j++) {
    const nearness = j / (rows - 1);
    const tone = ramp(palette.tones, palette.dark ? nearness : 0.08 + nearness * 0.88);
    const floor = horizon + (height * 1.02 - horizon) * (nearness * 0.8 + 0.12);
    let x = -unit * random.between(0, 8);
    while (x < width) {
      const w = unit * random.between(6, 15) * (0.75 + nearness * 0.75);
      const top = floor - unit * random.between(8, 21) * (1 - nearness * 0.18);
      const own = mix(tone, palette.dark ? palette.tones[4] : palette.ground, random.between(0, 0.1));
      out += crown(canvas, x, top, w, own) + box(x, top, w + 0.6, height - top + 2, own);
      const lit = palette.dark ? palette.light : mix(palette.light, palette.ground, 0.25);
      const dim = palette.dark ? mix(own, '#000000', 0.25) : mix(own, palette.tones[4], 0.3);
      const pane = unit * (0.9 + nearness * 0.8);
      const arched = random.chance(0.45);
      let shut = '';
      let open = '';
      for (let wy = top + pane * 1.6; wy < Math.min(floor + unit * 14, height) - pane * 2; wy += pane * 3)
        for (let wx = x + pane * 1.1; wx < x + w - pane * 1.6; wx += pane * 2.3) {
          if (random.chance(0.2)) continue;
          const d = arched
            ? archWindow(wx, wy, pane, pane * 1.7)
            : `M${n(wx)} ${n(wy)}h${n(pane)}v${n(pane * 1.4)}h${n(-pane)}Z`;
          if (random.chance(palette.dark ? 0.28 : 0.12)) open += d;
          else shut += d;
        }
      out += fill(shut || 'M0 0', dim, 0.55) + fill(open || 'M0 0', lit, nearness < 0.2 ? 0.5 : 0.95);
      x += w + (random.chance(0.18) ? unit * random.between(1, 4) : 0);
    }
    if (nearness > 0.4 && nearness < 1 && random.chance(0.7))
      out += palm(
        random,
        [width * random.between(0.08, 0.92), floor],
        unit * random.between(26, 36),
        random.between(-0.1, 0.1),
        mix(palette.tones[4], tone, 0.25),
      );
  }
  return out;
}
