import { type Canvas, pickVariant, type Style } from '../canvas.ts';
import { mix, ramp } from '../colour.ts';
import { noiseLine } from '../noise.ts';
import { n, type Point, smooth, straight } from '../path.ts';
import { box, fill, glow, gradient, line } from '../svg.ts';

/** A slab whose edge is brushed: many thin coats, each with its own uneven outline. */
function coats({ unit, random }: Canvas, x: number, y: number, w: number, h: number, colour: string): string {
  let out = '';
  for (let k = 0; k < 9; k++) {
    const rough = unit * (0.5 + k * 0.14);
    const inset = unit * (k - 4) * 0.34;
    const side = (from: Point, to: Point): Point[] =>
      Array.from(
        { length: 9 },
        (_, i): Point => [
          from[0] + ((to[0] - from[0]) * i) / 9 + random.between(-rough, rough),
          from[1] + ((to[1] - from[1]) * i) / 9 + random.between(-rough, rough),
        ],
      );
    const [a, b, c, d]: Point[] = [
      [x + inset, y + inset],
      [x + w - inset, y + inset],
      [x + w - inset, y + h - inset],
      [x + inset, y + h - inset],
    ];
    const outline = [
      ...side(a as Point, b as Point),
      ...side(b as Point, c as Point),
      ...side(c as Point, d as Point),
      ...side(d as Point, a as Point),
    ];
    out += fill(smooth(outline, true), k % 3 === 2 ? mix(colour, '#ffffff', 0.07) : colour, k < 4 ? 0.28 : 0.4);
  }
  let brush = '';
  for (let i = 0; i < 34; i++) {
    const v = y + h * random.between(0.04, 0.96);
    const from = x + w * random.between(0.03, 0.4);
    brush += `M${n(from)} ${n(v)}q${n(w * 0.2)} ${n(random.between(-1, 1) * unit * 1.2)} ${n(w * random.between(0.25, 0.55))} ${n(random.between(-1, 1) * unit * 0.6)}`;
  }
  return (
    out +
    line(brush, mix(colour, '#ffffff', 0.35), unit * 0.9, 0.13) +
    line(brush, mix(colour, '#000000', 0.3), unit * 0.25, 0.1)
  );
}

/** Two or three floating fields of colour. */
function slabs(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const ground = palette.dark ? palette.tones[3] : random.pick([palette.tones[0], palette.ground, palette.hues[1]]);
  const margin = unit * random.between(8, 11);
  const upright = width <= height * 1.25;
  const shares = random.pick([
    [0.62, 0.34],
    [0.3, 0.66],
    [0.22, 0.44, 0.28],
    [0.46, 0.14, 0.34],
    [0.5, 0.46],
  ]);
  const deep = palette.dark ? [palette.hues[1], palette.tones[0]] : [palette.tones[3], palette.tones[4]];
  const bright = random
    .shuffled([palette.light, palette.hues[0], palette.hues[2]])
    .filter((colour) => colour !== ground);
  const colours = random.chance(0.5)
    ? [bright[0], random.pick(deep), bright[1]]
    : [random.pick(deep), bright[0], palette.dark ? palette.hues[3] : palette.tones[1]];
  let out = box(0, 0, width, height, ground);
  const long = (upright ? height : width) - margin * 2;
  let at = margin;
  for (const [i, share] of shares.entries()) {
    const size = long * share;
    const colour = colours[i] as string;
    out += upright
      ? coats(canvas, margin, at, width - margin * 2, size, colour)
      : coats(canvas, at, margin, size, height - margin * 2, colour);
    at += size + (long * (1 - shares.reduce((sum, one) => sum + one, 0))) / Math.max(1, shares.length - 1);
  }
  return out;
}

/** One breathing disc of light. */
function aura(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const [top, low] = palette.dark
    ? [palette.tones[4], palette.tones[1]]
    : random.chance(0.5)
      ? [palette.tones[1], palette.ground]
      : [palette.ground, palette.tones[0]];
  const [x, y, r] = [width * 0.5, height * random.between(0.42, 0.52), unit * random.between(29, 38)];
  const colour = random.pick([palette.light, palette.hues[0]]);
  const rings = random.chance(0.5);
  let out = `<defs>${gradient('sheet', [
    [0, top],
    [1, low],
  ])}${glow('halo', colour, 0.75)}${gradient('orb', [
    [0, mix(colour, palette.light, 0.5)],
    [1, mix(palette.light, palette.dark ? palette.hues[1] : palette.tones[0], 0.75)],
  ])}</defs>${box(0, 0, width, height, 'url(#sheet)')}`;
  out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 1.5)}" fill="url(#halo)"/>`;
  if (rings)
    for (let k = 6; k > 0; k--)
      out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * (0.3 + k * 0.13))}" fill="${mix(colour, palette.ground, k / 8)}" opacity=".34"/>`;
  else out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.86)}" fill="url(#orb)"/>`;
  return out;
}

/** Washes that lie over each other like thin water colour. */
function washes(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  let out = box(0, 0, width, height, palette.dark ? palette.tones[3] : palette.ground);
  const bands = random.whole(5, 8);
  const margin = unit * random.pick([0, 9]);
  for (let i = 0; i < bands; i++) {
    const nearness = i / (bands - 1);
    const colour = palette.dark
      ? ramp([palette.tones[0], palette.hues[1], palette.light], nearness)
      : ramp([palette.tones[0], palette.hues[1], palette.tones[2], palette.tones[3]], nearness);
    for (let k = 0; k < 4; k++) {
      const noise = noiseLine(random);
      const base = margin + (height - margin * 2) * (0.12 + nearness * 0.68) + random.between(-1, 1) * unit;
      const thick = ((height - margin * 2) / bands) * random.between(0.6, 1.15);
      const swing = unit * random.between(2, 4.4);
      const edge = (level: number, sign: number) =>
        Array.from(
          { length: 13 },
          (_, j): Point => [margin + ((width - margin * 2) * j) / 12, level + swing * noise((j / 12) * 4 + sign * 9)],
        );
      const top = edge(base, 0);
      const low = edge(base + thick, 1).reverse();
      out += fill(`${smooth(top)}L${straight(low).slice(1)}Z`, colour, 0.2 + (k % 2) * 0.12);
    }
  }
  return out;
}

/** Colour by itself. Variants: slabs, aura, washes. */
export const field: Style = (canvas) =>
  ({ slabs, aura, washes })[pickVariant(canvas, ['slabs', 'aura', 'washes'])](canvas);
