import { type Canvas, type Style, variantOf } from '../canvas.ts';
import { mix, ramp } from '../colour.ts';
import { mounted } from '../mount.ts';
import { layeredLine } from '../noise.ts';
import { n, type Point, polar, straight, under } from '../path.ts';
import { palm } from '../parts/palm.ts';
import { sky, stars } from '../parts/sky.ts';
import { box, disc, fill, glow, gradient, line, placed, ring } from '../svg.ts';

/** A moon around the origin, lit by a share from 0 (new) to 1 (full), waxing or waning, with soft seas. */
function moon(canvas: Canvas, r: number, lit: number, waxing: boolean, id: string): string {
  const { palette, random } = canvas;
  const face = palette.dark || id === 'full' ? palette.light : palette.tones[4];
  const rest = palette.dark ? mix(palette.ground, face, 0.1) : mix(palette.ground, face, 0.12);
  const bulge = r * Math.abs(1 - 2 * lit);
  const d = `M0 ${n(-r)}A${n(r)} ${n(r)} 0 0 1 0 ${n(r)}A${n(bulge)} ${n(r)} 0 0 ${lit > 0.5 ? 1 : 0} 0 ${n(-r)}Z`;
  let seas = '';
  for (let i = 0; i < 9; i++) {
    const [x, y] = polar([0, 0], random.between(0, 6.28), r * random.between(0, 0.72));
    seas += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * random.between(0.06, 0.26))}" ry="${n(r * random.between(0.05, 0.2))}" fill="${mix(face, palette.ground, 0.32)}" opacity=".4"/>`;
  }
  const light = `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${disc(0, 0, r + 1, face)}${seas}</g>`;
  return disc(0, 0, r, rest) + `<g transform="scale(${waxing ? 1 : -1} 1)">${light}</g>`;
}

/** The moon through a month: in a row, a column, an arc or a ring. */
function phases(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  let out = palette.dark ? sky(canvas, height) + stars(canvas, 90, height) : box(0, 0, width, height, palette.ground);
  const wide = width > height * 1.15;
  const tall = height > width * 1.15;
  const layout = wide ? random.pick(['row', 'arc'] as const) : tall ? random.pick(['column', 'ring', 'arc'] as const) : 'ring';
  const count = layout === 'ring' ? 8 : wide ? 7 : random.pick([5, 7]);
  const ink = palette.dark ? palette.light : palette.tones[4];
  const [cx, cy] = [width / 2, height / 2];
  if (layout === 'ring')
    out += ring(cx, cy, unit * 31, ink, unit * 0.14, 0.35) + ring(cx, cy, unit * 42, ink, unit * 0.2, 0.6) + ring(cx, cy, unit * 20, ink, unit * 0.14, 0.5);
  for (let i = 0; i < count; i++) {
    const t = layout === 'ring' ? i / count : i / (count - 1);
    const lit = layout === 'ring' ? 0.5 - 0.5 * Math.cos(t * Math.PI * 2) : 0.09 + 0.91 * Math.sin(Math.PI * t);
    const span = (layout === 'row' ? width : height) * 0.78;
    const size = layout === 'ring' ? unit * 6.4 : layout === 'arc' ? unit * (wide ? 8.6 : 5.6) : (span / count) * (layout === 'column' ? 0.4 : 0.42) * (0.8 + 0.24 * Math.sin(Math.PI * t));
    const [x, y]: Point =
      layout === 'row'
        ? [width * 0.11 + span * t, height * 0.5]
        : layout === 'column'
          ? [width * 0.5, height * 0.11 + span * t]
          : layout === 'arc'
            ? polar([width / 2, height * (wide ? 0.92 : 0.66)], -Math.PI * (0.93 - 0.86 * t), wide ? Math.min(width * 0.4, height * 0.68) : width * 0.37)
            : polar([width / 2, height * 0.5], -Math.PI / 2 + t * Math.PI * 2, unit * 31);
    out += placed(moon(canvas, size, Math.min(lit, 1), t <= 0.5, `m${i}`), x, y);
  }
  if (layout === 'ring') {
    let rays = '';
    for (let i = 0; i < 24; i++) {
      const [a, b] = [polar([cx, cy], (i / 24) * 6.2832, unit * 11.5), polar([cx, cy], (i / 24) * 6.2832, unit * (i % 2 ? 14.5 : 17))];
      rays += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
    }
    out += disc(cx, cy, unit * 8.5, palette.light) + line(rays, ink, unit * 0.3);
  }
  if (layout === 'arc') {
    const y = height * (wide ? 0.92 : 0.66);
    if (wide) out += line(`M${n(width * 0.1)} ${n(y)}H${n(width * 0.9)}`, ink, unit * 0.2, 0.7);
    else out += placed(fill(`M${n(-unit * 16)} 0a${n(unit * 16)} ${n(unit * 16)} 0 0 1 ${n(unit * 32)} 0Z`, palette.light), width / 2, y) + line(`M${n(width * 0.14)} ${n(y)}H${n(width * 0.86)}`, ink, unit * 0.22) + line(Array.from({ length: 5 }, (_, k) => `M${n(width * 0.5 - unit * (15 - k * 2.6))} ${n(y + unit * (3 + k * 3))}h${n(unit * (30 - k * 5.2))}`).join(''), ink, unit * 0.3, 0.7);
  }
  return out;
}

/** A large moon over dark hills. */
function moonrise(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const horizon = height * random.between(0.66, 0.76);
  const r = unit * random.between(17, 26);
  const [x, y] = [width * random.between(0.36, 0.64), horizon - r * random.between(0.5, 1.3)];
  let out = sky(canvas, horizon) + stars(canvas, 130, horizon * 0.95);
  out += `<defs>${glow('moonlight', palette.light, 0.5)}</defs>${disc(x, y, r * 2.2, 'url(#moonlight)')}`;
  out += placed(moon(canvas, r, 1, true, 'full'), x, y);
  for (let i = 0; i < 4; i++) {
    const noise = layeredLine(random, 3);
    const base = horizon + ((height - horizon) * i) / 4;
    const ridge = Array.from({ length: 36 }, (_, j): Point => [width * (j / 35), base - unit * (6 - i) * noise((j / 35) * 3.2 + i * 7)]);
    out += fill(under(ridge, height + 4), ramp(palette.dark ? palette.tones.slice(1) : palette.tones.slice(2), i / 3));
  }
  const left = random.chance(0.5);
  const foot = width * (left ? 0.13 : 0.87);
  for (let i = 0; i < random.whole(1, 3); i++) out += palm(random, [foot + unit * i * (left ? 8 : -8), height * 0.96], height * random.between(0.34, 0.5), (left ? 1 : -1) * random.between(0, 0.16), palette.tones[4]);
  return out;
}

/** Stars that turned round the pole while the shutter was open. */
function trails(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const [x, y] = [width * random.between(0.32, 0.68), height * random.between(0.36, 0.56)];
  let out = sky(canvas, height * 0.9);
  const far = Math.hypot(width, height);
  const sweep = random.between(0.5, 1.1);
  const tones = palette.dark ? [palette.ink, palette.light, mix(palette.ink, palette.tones[0], 0.55)] : [palette.tones[4], palette.tones[3], palette.light];
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
    const ridge = Array.from({ length: 50 }, (_, j): Point => [(width * j) / 49, base + i * unit * 7 - unit * 7 * noise((j / 49) * 3 + i * 5)]);
    out += fill(`${straight(ridge)}L${n(width)} ${n(height + 4)}H0Z`, ramp(palette.tones, 0.75 + i * 0.25));
  }
  return out;
}

/** Constellations on a chart. */
function chart(canvas: Canvas): string {
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
    const [p, q] = [polar([x, y], (i / 120) * Math.PI * 2, r), polar([x, y], (i / 120) * Math.PI * 2, r + unit * (i % 10 ? 0.9 : 1.8))];
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

/** The night. Variants: phases, moonrise, trails, chart. */
export const night: Style = (canvas) => {
  const variant = variantOf(canvas, ['phases', 'moonrise', 'trails', 'chart']);
  const mount = variant === 'moonrise' || variant === 'trails' ? canvas.random.pick(['full', 'full', 'plate', 'arch'] as const) : 'full';
  return mounted(canvas, { phases, moonrise, trails, chart }[variant], mount);
};
