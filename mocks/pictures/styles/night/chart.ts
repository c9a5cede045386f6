import type { Canvas } from '../../canvas.ts';
import { n, polar } from '../../path.ts';
import { box, disc, gradient, line, ring } from '../../svg.ts';

/** Constellations on a chart. */
export function chart(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const ink = palette.dark ? palette.light : palette.tones[4];
  let out = `<defs>${gradient('chart', [
    [0, palette.dark ? palette.tones[4] : palette.ground],
    [1, palette.dark ? palette.ground : palette.tones[0]],
  ])}</defs>${box(0, 0, width, height, 'url(#chart)')}`;
  const [x, y, r] = [width / 2, height * 0.5, unit * 42];
  out += disc(x, y, r, palette.dark ? palette.tones[0] : palette.tones[4], palette.dark ? 0.4 : 1);
  const pale = palette.dark ? palette.ink : palette.ground;
  out += ring(x, y, r, ink, unit * 0.3) + ring(x, y, r + unit * 1.8, ink, unit * 0.14);
  for (const k of [0.33, 0.66]) out += ring(x, y, r * k, pale, unit * 0.12, 0.35);
  let spokes = '';
  let ticks = '';
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    const [p, q] = [polar([x, y], a, r * 0.06), polar([x, y], a, r)];
    spokes += `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`;
  }
  for (let i = 0; i < 120; i++) {
    const [p, q] = [
      polar([x, y], (i / 120) * Math.PI * 2, r),
      polar([x, y], (i / 120) * Math.PI * 2, r + unit * (i % 10 ? 0.9 : 1.8)),
    ];
    ticks += `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`;
  }
  out += line(spokes, pale, unit * 0.1, 0.28) + line(ticks, ink, unit * 0.12);
  for (let i = 0; i < 170; i++) {
    const [sx, sy] = polar([x, y], random.between(0, 6.2832), r * 0.97 * Math.sqrt(random.next()));
    out += disc(sx, sy, unit * random.between(0.08, 0.24), pale, random.between(0.4, 0.9));
  }
  for (let c = 0; c < 7; c++) {
    const a = (c / 7) * Math.PI * 2 + random.between(-0.2, 0.2);
    let [px, py] = polar([x, y], a, r * random.between(0.4, 0.7));
    let way = random.between(0, 6.28);
    let d = `M${n(px)} ${n(py)}`;
    let dots = disc(px, py, unit * 0.6, palette.light);
    for (let k = 0; k < random.whole(3, 5); k++) {
      way += random.between(-1.1, 1.1);
      const [nx, ny] = polar([px, py], way, unit * random.between(3.5, 6.5));
      if (Math.hypot(nx - x, ny - y) > r * 0.93) {
        way += Math.PI * 0.7;
        continue;
      }
      [px, py] = [nx, ny];
      d += `L${n(px)} ${n(py)}`;
      dots += disc(px, py, unit * random.between(0.4, 0.7), palette.light);
    }
    out += line(d, palette.light, unit * 0.16, 0.7) + dots;
  }
  return out;
}
