import { type Canvas, type Style, variantOf } from '../canvas.ts';
import { mix, ramp } from '../colour.ts';
import { mounted } from '../mount.ts';
import { n } from '../path.ts';
import { palm } from '../parts/palm.ts';
import { birds, sky, stars, sun } from '../parts/sky.ts';
import { box, disc, fill, line } from '../svg.ts';

const archWindow = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y + h)}Z`;

/** What stands on a roof: a dome, a tank, a parapet, a stair head, a mast. */
function crown({ random, unit }: Canvas, x: number, y: number, w: number, tone: string): string {
  const kind = random.pick(['flat', 'parapet', 'dome', 'tank', 'stair', 'mast', 'gable', 'flat'] as const);
  if (kind === 'parapet') {
    const count = Math.max(2, Math.round(w / (unit * 2.4)));
    return Array.from({ length: count }, (_, i) => box(x + (i * w) / count, y - unit * 0.9, (w / count) * 0.55, unit, tone)).join('');
  }
  if (kind === 'dome' && w > unit * 7) {
    const r = Math.min(w * 0.32, unit * 6);
    const c = x + w / 2;
    const d = `M${n(c - r)} ${n(y)}C${n(c - r * 1.15)} ${n(y - r * 0.8)} ${n(c - r * 0.35)} ${n(y - r * 1.1)} ${n(c)} ${n(y - r * 1.5)}C${n(c + r * 0.35)} ${n(y - r * 1.1)} ${n(c + r * 1.15)} ${n(y - r * 0.8)} ${n(c + r)} ${n(y)}Z`;
    return fill(d, tone) + line(`M${n(c)} ${n(y - r * 1.4)}V${n(y - r * 1.9)}`, tone, unit * 0.35);
  }
  if (kind === 'tank') return box(x + w * 0.18, y - unit * 2.9, unit * 3.4, unit * 2.1, tone) + line(`M${n(x + w * 0.18 + unit * 0.6)} ${n(y)}v${n(-unit)}m${n(unit * 2.2)} ${n(unit)}v${n(-unit)}`, tone, unit * 0.3);
  if (kind === 'stair') return box(x + w * 0.55, y - unit * 3, w * 0.32, unit * 3.2, tone);
  if (kind === 'mast') return line(`M${n(x + w * 0.7)} ${n(y)}v${n(-unit * 5)}m${n(-unit)} ${n(unit)}h${n(unit * 2)}m${n(-unit * 1.6)} ${n(unit * 0.9)}h${n(unit * 1.2)}`, tone, unit * 0.22);
  if (kind === 'gable' && w < unit * 16) return fill(`M${n(x - unit * 0.5)} ${n(y + 0.5)}L${n(x + w / 2)} ${n(y - w * 0.3)}L${n(x + w + unit * 0.5)} ${n(y + 0.5)}Z`, tone);
  return '';
}

/** Roofs behind roofs, paler with distance. */
function roofs(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const horizon = height * random.between(0.4, 0.52);
  let out = sky(canvas, horizon * 1.3);
  if (palette.dark) out += stars(canvas, 70, horizon);
  out += sun(canvas, width * random.pick([0.26, 0.4, 0.66, 0.75]), horizon - unit * random.between(6, 16), unit * random.between(6, 10));
  if (!palette.dark && random.chance(0.6)) out += birds(canvas, [width * random.between(0.2, 0.7), horizon * 0.4], 5);
  const rows = random.whole(4, 5);
  for (let j = 0; j < rows; j++) {
    const near = j / (rows - 1);
    const tone = ramp(palette.tones, palette.dark ? near : 0.08 + near * 0.88);
    const floor = horizon + (height * 1.02 - horizon) * (near * 0.8 + 0.12);
    let x = -unit * random.between(0, 8);
    while (x < width) {
      const w = unit * random.between(6, 15) * (0.75 + near * 0.75);
      const top = floor - unit * random.between(8, 21) * (1 - near * 0.18);
      const own = mix(tone, palette.dark ? palette.tones[4] : palette.ground, random.between(0, 0.1));
      out += crown(canvas, x, top, w, own) + box(x, top, w + 0.6, height - top + 2, own);
      const lit = palette.dark ? palette.light : mix(palette.light, palette.ground, 0.25);
      const dim = palette.dark ? mix(own, '#000000', 0.25) : mix(own, palette.tones[4], 0.3);
      const pane = unit * (0.9 + near * 0.8);
      const arched = random.chance(0.45);
      let shut = '';
      let open = '';
      for (let wy = top + pane * 1.6; wy < Math.min(floor + unit * 14, height) - pane * 2; wy += pane * 3)
        for (let wx = x + pane * 1.1; wx < x + w - pane * 1.6; wx += pane * 2.3) {
          if (random.chance(0.2)) continue;
          const d = arched ? archWindow(wx, wy, pane, pane * 1.7) : `M${n(wx)} ${n(wy)}h${n(pane)}v${n(pane * 1.4)}h${n(-pane)}Z`;
          if (random.chance(palette.dark ? 0.28 : 0.12)) open += d;
          else shut += d;
        }
      out += fill(shut || 'M0 0', dim, 0.55) + fill(open || 'M0 0', lit, near < 0.2 ? 0.5 : 0.95);
      x += w + (random.chance(0.18) ? unit * random.between(1, 4) : 0);
    }
    if (near > 0.4 && near < 1 && random.chance(0.7)) out += palm(random, [width * random.between(0.08, 0.92), floor], unit * random.between(26, 36), random.between(-0.1, 0.1), mix(palette.tones[4], tone, 0.25));
  }
  return out;
}

/** A hillside of coloured houses, door above door. */
function houses(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  let out = sky(canvas, height * 0.5);
  if (random.chance(0.7)) out += sun(canvas, width * random.pick([0.24, 0.76]), height * 0.17, unit * 7);
  const rows = height > width ? 7 : 5;
  const walls = palette.dark ? [palette.tones[0], palette.hues[1], palette.tones[1], palette.hues[2]] : [...palette.hues.slice(0, 4), palette.tones[1], palette.ground];
  const top = height * 0.3;
  const peak = random.between(0.3, 0.7);
  for (let j = 0; j < rows; j++) {
    const near = j / (rows - 1);
    let x = -unit * random.between(1, 9);
    while (x < width) {
      const w = unit * random.between(9, 17) * (0.72 + near * 0.5);
      const rise = Math.abs((x + w / 2) / width - peak) * height * 0.3 * (1 - near);
      const y = top + rise + (height * 0.97 - top) * near * 0.86 - unit * random.between(0, 7);
      const wall = random.pick(walls);
      const shade = mix(wall, palette.tones[4], 0.3);
      out += crown(canvas, x, y, w, wall) + box(x, y, w, height - y + 2, wall) + box(x + w * 0.8, y, w * 0.2, height - y + 2, shade, 0.45);
      out += box(x - unit * 0.3, y - unit * 0.5, w + unit * 0.6, unit * 0.9, mix(wall, palette.dark ? palette.ink : '#ffffff', 0.35));
      const hole = mix(wall, palette.tones[4], palette.dark ? 0.8 : 0.72);
      const lit = palette.light;
      const pane = w * random.between(0.13, 0.18);
      const count = w > unit * 12 ? 3 : 2;
      const arched = random.chance(0.5);
      for (let k = 0; k < count; k++) {
        const wx = x + (w * 0.8 * (k + 0.5)) / count - pane / 2;
        for (const level of [0, 1]) {
          const wy = y + pane * 1.3 + level * pane * 3.1;
          const d = arched ? archWindow(wx, wy, pane, pane * 1.8) : `M${n(wx)} ${n(wy)}h${n(pane)}v${n(pane * 1.5)}h${n(-pane)}Z`;
          out += fill(d, random.chance(palette.dark ? 0.35 : 0.08) ? lit : hole);
          if (!arched && random.chance(0.3)) out += box(wx - pane * 0.25, wy - pane * 0.4, pane * 1.5, pane * 0.28, palette.accent);
        }
      }
      x += w + unit * random.between(-0.4, 1.2);
    }
  }
  return out;
}

/** Walls, an arch, a stair and the shadow of noon. */
function courtyard(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const wall = palette.dark ? palette.tones[1] : random.pick([palette.hues[0], palette.hues[1], palette.tones[1], palette.hues[3]]);
  const shade = mix(wall, palette.tones[4], 0.34);
  const bright = mix(wall, palette.dark ? palette.light : '#fffaf0', palette.dark ? 0.14 : 0.42);
  const floor = height * random.between(0.76, 0.83);
  const flip = random.chance(0.5);
  const skyTone = palette.dark ? palette.tones[4] : mix(palette.ground, palette.tones[0], 0.4);
  const wallTop = height * random.between(0.12, 0.24);
  let out = box(0, 0, width, height, skyTone);
  out += disc(width * 0.2, wallTop * 0.95, unit * random.between(5, 8), palette.light);
  out += box(0, wallTop, width, height, bright);
  const split = width * random.between(0.52, 0.64);
  const low = wallTop + height * random.between(0.06, 0.16);
  out += box(split, low - height * 0.13, width, height, wall);
  out += fill(`M${n(split)} ${n(low - height * 0.13)}L${n(split - width * 0.16)} ${n(low + height * 0.04)}V${n(height)}H${n(split)}Z`, shade, 0.55);
  const aw = width * random.between(0.2, 0.27);
  const ax = split * 0.5 - aw / 2 - width * 0.02;
  const ah = Math.min((floor - wallTop) * random.between(0.6, 0.74), aw * 2.9);
  out += fill(archWindow(ax, floor - ah, aw, ah), mix(palette.tones[4], wall, 0.12));
  out += fill(archWindow(ax + aw * 0.2, floor - ah * 0.94, aw * 0.8, ah * 0.94), palette.dark ? palette.light : mix(palette.light, palette.ground, 0.15), 0.92);
  out += fill(archWindow(ax + aw * 0.36, floor - ah * 0.62, aw * 0.44, ah * 0.62), mix(palette.tones[3], wall, 0.2));
  out += box(0, floor, width, height - floor, mix(bright, palette.tones[2], palette.dark ? 0.2 : 0.24));
  out += fill(`M${n(ax + aw)} ${n(floor)}L${n(ax + aw * 1.9)} ${n(height)}H${n(ax + aw * 0.75)}L${n(ax)} ${n(floor)}Z`, palette.light, 0.3);
  const steps = random.whole(4, 7);
  const [sw, sh] = [(width - split) / (steps + 0.6), ((floor - low) * 0.52) / steps];
  for (let i = 0; i < steps; i++) {
    const [x, y] = [split + sw * (i + 0.6), floor - sh * (i + 1)];
    out += box(x, y, width - x, height - y, mix(bright, wall, (i / steps) * 0.4));
    out += box(x, y, Math.max(sw * 0.16, 3), height - y, shade, 0.75);
    out += box(x, y, width - x, Math.max(1.5, sh * 0.07), '#ffffff', palette.dark ? 0.15 : 0.45);
  }
  out += box(split, floor, width - split, height - floor, mix(wall, palette.tones[2], 0.25));
  const [px, r] = [split - width * 0.07, unit * random.between(4.4, 6)];
  const pot = `M${n(px - r * 0.9)} ${n(floor - r * 1.3)}h${n(r * 1.8)}q${n(r * 0.1)} ${n(r * 1.2)} ${n(-r * 0.5)} ${n(r * 1.9)}h${n(-r * 0.8)}q${n(-r * 0.6)} ${n(-r * 0.7)} ${n(-r * 0.5)} ${n(-r * 1.9)}Z`;
  const green = palette.dark ? palette.hues[1] : mix(palette.tones[4], '#3f6b4a', 0.55);
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI * (0.14 + (0.72 * i) / 8);
    const long = r * random.between(2.6, 4.4);
    const [tx, ty] = [px + Math.cos(a) * long, floor - r * 1.3 + Math.sin(a) * long];
    const [mx, my] = [(px + tx) / 2, (floor - r * 1.3 + ty) / 2];
    const [ox, oy] = [-Math.sin(a) * r * 0.45, Math.cos(a) * r * 0.45];
    out += fill(`M${n(px)} ${n(floor - r * 1.2)}Q${n(mx + ox)} ${n(my + oy)} ${n(tx)} ${n(ty)}Q${n(mx - ox)} ${n(my - oy)} ${n(px)} ${n(floor - r * 1.2)}Z`, mix(green, palette.ground, i % 2 ? 0.16 : 0));
  }
  out += fill(pot, palette.accent);
  return flip ? `<g transform="translate(${n(width)} 0) scale(-1 1)">${out}</g>` : out;
}

/** The city. Variants: roofs, houses, courtyard. */
export const city: Style = (canvas) => {
  const variant = variantOf(canvas, ['roofs', 'houses', 'courtyard']);
  const mount = canvas.random.pick(['full', 'full', 'plate', variant === 'courtyard' ? 'full' : 'plate'] as const);
  return mounted(canvas, { roofs, houses, courtyard }[variant], mount);
};
