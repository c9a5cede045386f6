import type { Canvas, Style } from '../canvas.ts';
import { mix, ramp } from '../colour.ts';
import { drawMount } from '../mount.ts';
import { layeredLine } from '../noise.ts';
import { palm } from '../parts/palm.ts';
import { n, type Point, under } from '../path.ts';
import { box, fill, glow, gradient, line, oval, placeContent } from '../svg.ts';

/** Someone walking under an umbrella, seen from afar; the foot is at the origin. */
function walker({ palette, unit }: Canvas, tall: number): string {
  const dark = palette.dark ? palette.tones[4] : palette.ink;
  const r = tall * 0.42;
  const body = `M${n(-tall * 0.1)} 0L${n(-tall * 0.13)} ${n(-tall * 0.42)}Q${n(-tall * 0.1)} ${n(-tall * 0.66)} 0 ${n(-tall * 0.66)}Q${n(tall * 0.1)} ${n(-tall * 0.66)} ${n(tall * 0.13)} ${n(-tall * 0.42)}L${n(tall * 0.11)} 0L${n(tall * 0.03)} 0L${n(0)} ${n(-tall * 0.2)}L${n(-tall * 0.03)} 0Z`;
  const y = -tall * 0.78;
  const scallop = r / 2;
  const canopy = `M${n(-r)} ${n(y)}A${n(r)} ${n(r * 0.86)} 0 0 1 ${n(r)} ${n(y)}${[0, 1, 2, 3].map(() => `q${n(-scallop / 2)} ${n(-scallop * 0.35)} ${n(-scallop)} 0`).join('')}Z`;
  return (
    fill(body, dark) +
    line(`M${n(tall * 0.06)} ${n(-tall * 0.5)}L0 ${n(y - r * 0.9)}`, dark, unit * 0.2) +
    fill(canopy, palette.light) +
    oval(0, tall * 0.03, tall * 0.34, tall * 0.035, palette.light, 0.35)
  );
}

function downpour(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const ground = height * random.between(0.74, 0.82);
  const top = palette.dark ? palette.tones[3] : ramp(palette.tones, 0.5);
  const low = palette.dark ? palette.tones[0] : mix(palette.ground, palette.tones[0], 0.4);
  let out = `<defs>${gradient('air', [
    [0, top],
    [0.8, low],
  ])}${gradient('wet', [
    [0, mix(low, palette.tones[2], 0.3)],
    [1, ramp(palette.tones, 0.7)],
  ])}${glow('cloud', palette.tones[palette.dark ? 4 : 3], 0.55)}</defs>`;
  out += box(0, 0, width, height, 'url(#air)');
  for (let i = 0; i < 9; i++) {
    const rx = unit * random.between(26, 48);
    out += oval(
      width * random.between(-0.1, 1.1),
      height * random.between(-0.06, 0.16),
      rx,
      rx * random.between(0.34, 0.5),
      'url(#cloud)',
      0.8,
    );
  }
  for (let i = 0; i < 3; i++) {
    const noise = layeredLine(random, 3);
    const base = ground - unit * (9 - i * 4);
    const ridge = Array.from(
      { length: 31 },
      (_, j): Point => [(j / 30) * width, base - unit * (5 - i) * noise((j / 30) * 4 + i * 11)],
    );
    out += fill(under(ridge, ground), ramp(palette.tones, palette.dark ? 0.2 + i * 0.2 : 0.22 + i * 0.17), 0.85);
  }
  out += box(0, ground, width, height - ground, 'url(#wet)');
  const side = random.chance(0.5) ? 1 : -1;
  const foot = side > 0 ? width * random.between(0.08, 0.16) : width * random.between(0.84, 0.92);
  for (let i = 0; i < random.whole(2, 3); i++)
    out += palm(
      random,
      [foot + side * i * unit * 9, ground + unit * (2 - i)],
      height * random.between(0.42, 0.6) * (1 - i * 0.16),
      side * random.between(0.08, 0.26),
      ramp(palette.tones, 0.93 - i * 0.12),
    );
  const x = width * (side > 0 ? random.between(0.58, 0.7) : random.between(0.3, 0.42));
  out += placeContent(walker(canvas, unit * random.between(11, 16)), x, ground + unit * 7);
  let rings = '';
  for (let i = 0; i < 26; i++) {
    const t = random.next();
    const [cx, cy, r] = [random.between(0, width), ground + unit * 3 + (height - ground) * t, unit * (0.8 + 2.6 * t)];
    rings += `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r * 0.28)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r * 0.28)} 0 1 0 ${n(-r * 2)} 0`;
  }
  out += line(rings, palette.dark ? palette.ink : palette.ground, unit * 0.16, 0.5);
  const slant = random.between(0.06, 0.3) * -side;
  for (const [count, long, wide, opacity] of [
    [150, 7, 0.12, 0.4],
    [70, 13, 0.2, 0.5],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i++) {
      const l = unit * long * random.between(0.5, 1.3);
      d += `M${n(random.between(-0.1, 1.1) * width)} ${n(random.between(-0.05, 0.97) * height)}l${n(l * slant)} ${n(l)}`;
    }
    out += line(d, palette.dark ? palette.ink : '#fbfcfa', unit * wide, opacity);
  }
  return out;
}

/** Monsoon: rain, wet ground, one umbrella. */
export const rain: Style = (canvas) => drawMount(canvas, downpour, canvas.random.pick(['full', 'full', 'plate']));
