import { type Canvas, pickVariant, type Style } from '../canvas.ts';
import { mix, ramp } from '../colour.ts';
import { drawMount } from '../mount.ts';
import { layeredLine } from '../noise.ts';
import { canoe, houseboat } from '../parts/boat.ts';
import { palm } from '../parts/palm.ts';
import { birds, sky, stars, sun } from '../parts/sky.ts';
import { n, type Point, under } from '../path.ts';
import { box, fill, gradient, line } from '../svg.ts';

/** A far bank: a low uneven line of crowns, and its paler reflection. */
function bank(canvas: Canvas, y: number, tall: number, from: number, to: number, colour: string): string {
  const { width, unit, random, palette } = canvas;
  const noise = layeredLine(random, 3, 0.55);
  const steps = 36;
  const crown = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const fade = Math.min(1, Math.min(t, 1 - t) * 7 + (from <= 0 && t < 0.5 ? 1 : 0) + (to >= 1 && t > 0.5 ? 1 : 0));
    return [width * (from + (to - from) * t), y - tall * fade * (0.62 + 0.42 * noise(t * 9))];
  });
  const mirror = crown.map(([x, v]): Point => [x, y + (y - v) * 0.7]);
  return (
    fill(under(mirror, y), mix(colour, palette.dark ? palette.tones[2] : palette.ground, 0.55), 0.6) +
    fill(under(crown, y + unit * 0.15), colour)
  );
}

/** Short level strokes on water; denser and longer towards the viewer. */
function ripples({ width, height, unit, random }: Canvas, from: number, colour: string, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 0.8;
    const long = unit * (2 + 9 * t) * random.between(0.5, 1.3);
    const x = random.between(-0.05, 1) * width;
    d += `M${n(x)} ${n(from + (height - from) * t)}h${n(long)}`;
  }
  return line(d, colour, unit * 0.22, 0.5);
}

/** The broken path of light under a sun: dashes that widen towards the viewer. */
function glitter({ height, unit, palette, random }: Canvas, x: number, y: number, r: number): string {
  let d = '';
  const count = 22;
  for (let i = 0; i < count; i++) {
    const t = (i + 0.4) / count;
    const half = r * (0.95 - 0.5 * t) * random.between(0.35, 1.1);
    d += `M${n(x - half + random.between(-1, 1) * unit)} ${n(y + unit + (height - y) * 0.72 * t)}h${n(half * 2)}`;
  }
  return line(d, palette.light, unit * 0.55, 0.75);
}

function water(canvas: Canvas, variant: 'canoe' | 'houseboat' | 'palms'): string {
  const { width, height, unit, palette, random } = canvas;
  const tall = height >= width;
  const horizon = height * (tall ? random.between(0.52, 0.62) : random.between(0.5, 0.58));
  const sunX = width * random.pick([0.3, 0.38, 0.62, 0.7]);
  const r = unit * random.between(7, 12);
  const [far, foreground] = [ramp(palette.tones, 0.3), palette.tones[4]];
  let out = sky(canvas, horizon);
  if (palette.dark) out += stars(canvas, 70, horizon);
  out += sun(canvas, sunX, horizon - r * random.between(0.35, 2.4), r);
  if (!palette.dark && random.chance(0.6))
    out += birds(canvas, [width * (sunX > width / 2 ? 0.24 : 0.58), horizon * 0.42], random.whole(3, 5));
  out += `<defs>${gradient('water', [
    [0, mix(palette.dark ? palette.tones[0] : palette.ground, palette.tones[0], 0.6)],
    [1, ramp(palette.tones, palette.dark ? 0.55 : 0.42)],
  ])}</defs>`;
  out += box(0, horizon, width, height - horizon, 'url(#water)');
  out += bank(canvas, horizon, unit * random.between(2.5, 4.5), 0, 1, far);
  const left = random.chance(0.5);
  const middle = horizon + unit * random.between(1.5, 3);
  out += bank(
    canvas,
    middle,
    unit * random.between(4, 7),
    left ? -0.1 : 0.45,
    left ? 0.5 : 1.1,
    ramp(palette.tones, 0.52),
  );
  for (let i = 0; i < random.whole(4, 8); i++) {
    const x = width * (left ? random.between(-0.02, 0.36) : random.between(0.64, 1.02));
    out += palm(
      random,
      [x, middle],
      unit * random.between(13, 24),
      random.between(-0.14, 0.14),
      ramp(palette.tones, random.between(0.55, 0.66)),
    );
  }
  out += glitter(canvas, sunX, middle + unit, r);
  out += ripples(
    canvas,
    middle + unit * 3,
    mix(palette.dark ? palette.ink : palette.ground, palette.tones[1], 0.35),
    46,
  );
  const boatY = horizon + (height - horizon) * random.between(0.36, 0.52);
  const boatX = width * (left ? random.between(0.55, 0.68) : random.between(0.34, 0.46));
  if (variant === 'houseboat') out += houseboat(canvas, boatX, boatY, unit * random.between(36, 46));
  else out += canoe(canvas, boatX, boatY, unit * random.between(24, 34), left);
  if (variant === 'canoe' && random.chance(0.5))
    out += canoe(canvas, width * (left ? 0.24 : 0.8), horizon + (height - horizon) * 0.2, unit * 11, !left);
  if (variant === 'palms' || random.chance(0.4)) {
    const x = left ? width * 0.97 : width * 0.03;
    const lean = left ? -1 : 1;
    out += palm(
      random,
      [x, height * 1.03],
      height * random.between(0.78, 0.86),
      lean * random.between(0.12, 0.22),
      foreground,
    );
    out += palm(
      random,
      [x - lean * unit * 5, height * 1.03],
      height * random.between(0.5, 0.6),
      lean * random.between(0.04, 0.16),
      foreground,
    );
  }
  return out;
}

/** Still water, palms on the banks, a boat. Variants: canoe, houseboat, palms. */
export const backwater: Style = (canvas) => {
  const variant = pickVariant(canvas, ['canoe', 'houseboat', 'palms']);
  const mount = canvas.random.pick(['full', 'full', 'full', 'plate', 'arch', 'roundel'] as const);
  return drawMount(canvas, (inner) => water(inner, variant), mount);
};
