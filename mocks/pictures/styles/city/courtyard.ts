import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { n } from '../../path.ts';
import { box, disc, fill } from '../../svg.ts';
import { archWindow } from './crown.ts';

/** Walls, an arch, a stair and the shadow of noon. */
export function courtyard(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const wall = palette.dark
    ? palette.tones[1]
    : random.pick([palette.hues[0], palette.hues[1], palette.tones[1], palette.hues[3]]);
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
  out += fill(
    `M${n(split)} ${n(low - height * 0.13)}L${n(split - width * 0.16)} ${n(low + height * 0.04)}V${n(height)}H${n(split)}Z`,
    shade,
    0.55,
  );
  const aw = width * random.between(0.2, 0.27);
  const ax = split * 0.5 - aw / 2 - width * 0.02;
  const ah = Math.min((floor - wallTop) * random.between(0.6, 0.74), aw * 2.9);
  out += fill(archWindow(ax, floor - ah, aw, ah), mix(palette.tones[4], wall, 0.12));
  out += fill(
    archWindow(ax + aw * 0.2, floor - ah * 0.94, aw * 0.8, ah * 0.94),
    palette.dark ? palette.light : mix(palette.light, palette.ground, 0.15),
    0.92,
  );
  out += fill(archWindow(ax + aw * 0.36, floor - ah * 0.62, aw * 0.44, ah * 0.62), mix(palette.tones[3], wall, 0.2));
  out += box(0, floor, width, height - floor, mix(bright, palette.tones[2], palette.dark ? 0.2 : 0.24));
  out += fill(
    `M${n(ax + aw)} ${n(floor)}L${n(ax + aw * 1.9)} ${n(height)}H${n(ax + aw * 0.75)}L${n(ax)} ${n(floor)}Z`,
    palette.light,
    0.3,
  );
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
    out += fill(
      `M${n(px)} ${n(floor - r * 1.2)}Q${n(mx + ox)} ${n(my + oy)} ${n(tx)} ${n(ty)}Q${n(mx - ox)} ${n(my - oy)} ${n(px)} ${n(floor - r * 1.2)}Z`,
      mix(green, palette.ground, i % 2 ? 0.16 : 0),
    );
  }
  out += fill(pot, palette.accent);
  return flip ? `<g transform="translate(${n(width)} 0) scale(-1 1)">${out}</g>` : out;
}
