import { type Canvas, pickVariant, type Style } from '../canvas.ts';
import { mix, ramp } from '../colour.ts';
import { drawMount } from '../mount.ts';
import { noiseLine } from '../noise.ts';
import { sky, stars, sun } from '../parts/sky.ts';
import { n, type Point, smooth, under } from '../path.ts';
import { fill, inside, line } from '../svg.ts';

/** Stacked swells; under each crest run thin lines that echo it. */
function swell(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const horizon = height * random.between(0.3, 0.46);
  let out = sky(canvas, horizon);
  if (palette.dark) out += stars(canvas, 60, horizon);
  out += sun(
    canvas,
    width * random.pick([0.3, 0.5, 0.68]),
    horizon - unit * random.between(0, 9),
    unit * random.between(8, 13),
  );
  const count = random.whole(5, 7);
  const length = width / random.between(1.6, 3.2);
  for (let i = 0; i < count; i++) {
    const nearness = i / (count - 1);
    const base = horizon + unit * 2 + (height * 0.92 - horizon) * nearness;
    const swing = Math.min(unit * (1.2 + 4.6 * nearness), length * 0.075);
    const shift = random.between(0, 6.28);
    const slow = noiseLine(random);
    const crest = Array.from({ length: 31 }, (_, j): Point => {
      const x = (j / 30) * width * 1.04 - width * 0.02;
      const wave = Math.sin((x / length) * 6.28 + shift) + slow(x / length) * 0.7;
      return [x, base - swing * wave];
    });
    const tone = ramp(palette.tones, palette.dark ? nearness * 0.9 : 0.2 + nearness * 0.75);
    const area = under(crest, height + 5);
    out += fill(area, tone);
    let echo = '';
    const gap = unit * (1 + nearness * 0.7);
    for (let k = 1; k < 10; k++)
      echo += smooth(crest.map(([x, y]): Point => [x, base + (y - base) * (1 - k * 0.055) + k * gap]));
    out += inside(
      `w${i}`,
      area,
      line(echo, mix(tone, palette.dark ? palette.ink : palette.ground, 0.4), unit * 0.2, 0.6),
    );
    out += line(
      smooth(crest),
      mix(tone, palette.dark ? palette.ink : '#ffffff', 0.6),
      unit * (0.25 + nearness * 0.25),
      0.9,
    );
  }
  return out;
}

/** A shore from the air: sand, lines of foam, water that deepens. */
function shore(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const sand = palette.dark ? palette.tones[0] : mix(palette.ground, '#e6cfa6', 0.6);
  let out = fill(`M0 0H${n(width)}V${n(height)}H0Z`, sand);
  const turn = random.between(-0.35, 0.35);
  const noise = [noiseLine(random), noiseLine(random)] as const;
  const bands = 8;
  const flip = random.chance(0.5);
  const edge = (level: number, own: (x: number) => number) =>
    Array.from({ length: 17 }, (_, j): Point => {
      const t = j / 16;
      const y = height * level + (t - 0.5) * turn * height * 0.5;
      const wobble = noise[0](t * 2.4) * 5 + noise[1](t * 5 + level) * 1.6 + own(t * 6) * 1.2;
      const x = t * width * 1.04 - width * 0.02;
      return [flip ? width - x : x, y + wobble * unit];
    });
  for (let i = 0; i < bands; i++) {
    const level = 0.36 + (i / bands) ** 0.9 * 0.62;
    const tone = ramp(palette.tones, palette.dark ? 0.25 + (i / bands) * 0.75 : 0.1 + (i / (bands - 1)) * 0.75);
    const points = edge(level, noiseLine(random));
    if (i === 0)
      out += fill(
        under(
          points.map(([x, y]): Point => [x, y - unit * 3.4]),
          height + 5,
        ),
        mix(sand, palette.tones[2], 0.22),
      );
    out += fill(under(points, height + 5), tone);
    if (i < 4)
      out += line(smooth(points), palette.dark ? palette.ink : '#fffdf8', unit * (1.5 - i * 0.32), 0.92 - i * 0.14);
    if (i < 3) out += line(smooth(points.map(([x, y]): Point => [x, y + unit * 1.9])), '#fffdf8', unit * 0.2, 0.5);
  }
  const umbrella = (x: number, y: number, colour: string) => {
    const r = unit * 2.7;
    let slices = '';
    for (let i = 0; i < 8; i += 2) {
      const [a, b] = [(i / 8) * 6.2832, ((i + 1) / 8) * 6.2832];
      slices += `M${n(x)} ${n(y)}L${n(x + r * Math.cos(a))} ${n(y + r * Math.sin(a))}A${n(r)} ${n(r)} 0 0 1 ${n(x + r * Math.cos(b))} ${n(y + r * Math.sin(b))}Z`;
    }
    return (
      `<ellipse cx="${n(x + unit * 1.3)}" cy="${n(y + unit * 1.6)}" rx="${n(r)}" ry="${n(r)}" fill="${palette.tones[4]}" opacity=".2"/>` +
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}"/>${fill(slices, palette.dark ? palette.ink : '#fffaf0')}`
    );
  };
  const places = random.shuffled([0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84]).slice(0, random.whole(2, 5));
  for (const place of places) {
    const colour = random.pick([palette.light, palette.tones[3], palette.light]);
    out += umbrella(width * (place + random.between(-0.03, 0.03)), height * random.between(0.07, 0.21), colour);
  }
  return out;
}

/** The sea, from the beach or from the air. Variants: swell, shore. */
export const waves: Style = (canvas) => {
  const variant = pickVariant(canvas, ['swell', 'shore']);
  const mount = canvas.random.pick(['full', 'full', 'plate', variant === 'swell' ? 'roundel' : 'full'] as const);
  return drawMount(canvas, variant === 'swell' ? swell : shore, mount);
};
