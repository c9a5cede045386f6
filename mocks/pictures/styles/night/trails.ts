import type { Canvas } from '../../canvas.ts';
import { mix, ramp } from '../../colour.ts';
import { layeredLine } from '../../noise.ts';
import { sky } from '../../parts/sky.ts';
import { n, type Point, polar, straight } from '../../path.ts';
import { fill, line } from '../../svg.ts';

/** Stars that turned round the pole while the shutter was open. */
export function trails(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const [x, y] = [width * random.between(0.32, 0.68), height * random.between(0.36, 0.56)];
  let out = sky(canvas, height * 0.9);
  const far = Math.hypot(width, height);
  const sweep = random.between(0.5, 1.1);
  const tones = palette.dark
    ? [palette.ink, palette.light, mix(palette.ink, palette.tones[0], 0.55)]
    : [palette.tones[4], palette.tones[3], palette.light];
  const paths = ['', '', ''];
  for (let r = unit * 2; r < far; r += unit * random.between(0.8, 1.7)) {
    for (let k = 0; k < 2; k++) {
      const a = random.between(0, Math.PI * 2);
      const long = sweep * random.between(0.6, 1.3);
      const [from, to] = [polar([x, y], a, r), polar([x, y], a + long, r)];
      const i = random.pick([0, 0, 1, 2, 2]);
      paths[i] += `M${n(from[0])} ${n(from[1])}A${n(r)} ${n(r)} 0 0 1 ${n(to[0])} ${n(to[1])}`;
    }
  }
  paths.forEach((d, i) => {
    out += line(d || 'M0 0', tones[i] as string, unit * (i === 1 ? 0.34 : 0.2), i === 2 ? 0.6 : 0.85);
  });
  const base = height * random.between(0.8, 0.86);
  for (let i = 0; i < 2; i++) {
    const noise = layeredLine(random, 4);
    const ridge = Array.from(
      { length: 50 },
      (_, j): Point => [(width * j) / 49, base + i * unit * 7 - unit * 7 * noise((j / 49) * 3 + i * 5)],
    );
    out += fill(`${straight(ridge)}L${n(width)} ${n(height + 4)}H0Z`, ramp(palette.tones, 0.75 + i * 0.25));
  }
  return out;
}
