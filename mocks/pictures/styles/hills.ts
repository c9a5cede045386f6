import { type Canvas, pickVariant, type Style } from '../canvas.ts';
import { mix, ramp } from '../colour.ts';
import { drawMount } from '../mount.ts';
import { layeredLine, noiseLine } from '../noise.ts';
import { birds, sky, stars, sun } from '../parts/sky.ts';
import { n, type Point, straight, under } from '../path.ts';
import { disc, fill, gradient, line } from '../svg.ts';

/** A line of small conifers and round crowns along a ridge. */
function trees({ random, unit }: Canvas, ridge: readonly Point[], colour: string): string {
  let trunks = '';
  let crowns = '';
  for (const [x, y] of ridge) {
    if (!random.chance(0.42)) continue;
    const tall = unit * random.between(1.6, 4.2);
    const foot = y + unit * 0.6;
    if (random.chance(0.6)) {
      const wide = tall * 0.17;
      crowns += `M${n(x - wide)} ${n(foot)}L${n(x)} ${n(foot - tall)}L${n(x + wide)} ${n(foot)}Z`;
    } else {
      trunks += `M${n(x)} ${n(foot)}V${n(foot - tall * 0.8)}`;
      crowns += `M${n(x - tall * 0.24)} ${n(foot - tall * 0.75)}a${n(tall * 0.24)} ${n(tall * 0.3)} 0 1 1 ${n(tall * 0.48)} 0a${n(tall * 0.24)} ${n(tall * 0.3)} 0 1 1 ${n(-tall * 0.48)} 0Z`;
    }
  }
  return line(trunks || 'M0 0', colour, unit * 0.22) + fill(crowns, colour);
}

function range(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const layers = random.whole(5, 8);
  const first = height * random.between(0.34, 0.5);
  const shape = random.pick(['soft', 'soft', 'broken', 'peaked'] as const);
  const side = random.pick([0.28, 0.34, 0.64, 0.7]);
  const disk = unit * random.between(5, 11);
  let out = sky(canvas, first * 1.2);
  if (palette.dark) out += stars(canvas, random.whole(60, 120), first * 1.1);
  if (palette.dark || random.chance(0.78))
    out += sun(canvas, width * side, first - disk * random.between(-0.1, 1.7), disk);
  if (!palette.dark && random.chance(0.45))
    out += birds(canvas, [width * (side > 0.5 ? 0.22 : 0.6), first * random.between(0.5, 0.75)], random.whole(3, 6));
  const steps = shape === 'soft' ? 22 : 60;
  for (let i = 0; i < layers; i++) {
    const nearness = i / (layers - 1);
    const base = first + (height * 0.96 - first) * nearness ** 1.15;
    const swing = unit * (shape === 'peaked' ? 16 - 7 * nearness : 9 + 2 * nearness) * random.between(0.75, 1.2);
    const noise = layeredLine(random, shape === 'soft' ? 2 : 4, shape === 'peaked' ? 0.42 : 0.45);
    const slow = noiseLine(random);
    const scale = (shape === 'peaked' ? 2.2 : 1.7) * (width / height) ** 0.6;
    const ridge = Array.from({ length: steps + 1 }, (_, j): Point => {
      const t = j / steps;
      const wave =
        shape === 'peaked' ? 0.5 - Math.abs(noise(t * scale + i * 9)) * 1.1 : noise(t * scale + i * 9) * 0.62;
      return [t * width * 1.04 - width * 0.02, base - swing * (wave + slow(t * 1.3) * 0.5)];
    });
    const tone = ramp(palette.tones, palette.dark ? nearness : 0.04 + nearness * 0.96);
    const mist = mix(
      tone,
      palette.dark ? palette.tones[0] : palette.ground,
      nearness > 0.95 ? 0 : 0.55 - nearness * 0.2,
    );
    out += `<defs>${gradient(`h${i}`, [
      [0, tone],
      [0.8, mist],
    ])}</defs>`;
    if (nearness > 0.45 && random.chance(0.75)) out += trees(canvas, ridge, tone);
    out += fill(
      shape === 'soft'
        ? under(ridge, height + 5)
        : `${straight(ridge)}L${n(width * 1.02)} ${n(height + 5)}H${n(-width * 0.02)}Z`,
      `url(#h${i})`,
    );
  }
  return out;
}

/** A bare play of overlapping hill forms and one disc, as in a screen print. */
function cutHills({ width, height, unit, palette, random }: Canvas): string {
  let out = fill(`M0 0H${n(width)}V${n(height)}H0Z`, mix(palette.ground, palette.tones[0], 0.35));
  const r = unit * random.between(11, 17);
  const left = random.chance(0.5);
  out += disc(width * (left ? 0.36 : 0.64), height * random.between(0.24, 0.34), r, palette.light);
  const hills = random.whole(4, 5);
  for (let i = 0; i < hills; i++) {
    const nearness = i / (hills - 1);
    const top = height * (0.36 + 0.42 * nearness);
    const peak = width * (i % 2 === (left ? 0 : 1) ? random.between(0.62, 0.92) : random.between(0.08, 0.38));
    const wide = width * random.between(0.75, 1.05);
    const d = `M${n(peak - wide)} ${n(height + 5)}C${n(peak - wide * 0.5)} ${n(height * 0.95)} ${n(peak - wide * 0.42)} ${n(top)} ${n(peak)} ${n(top)}S${n(peak + wide * 0.5)} ${n(height * 0.95)} ${n(peak + wide)} ${n(height + 5)}Z`;
    const floor = `M0 ${n(top + (height - top) * 0.62)}H${n(width)}V${n(height + 5)}H0Z`;
    const tone = ramp(palette.tones, 0.15 + nearness * 0.85);
    out += fill(nearness === 1 ? d + floor : d, tone);
    const lines = Array.from({ length: random.pick([0, 6, 9]) }, (_, k) => {
      const down = (k + 1) * unit * 2.6;
      const w = wide - down * 1.5;
      return `M${n(peak - w)} ${n(height + 5 + down)}C${n(peak - w * 0.5)} ${n(height * 0.95 + down)} ${n(peak - w * 0.42)} ${n(top + down)} ${n(peak)} ${n(top + down)}S${n(peak + w * 0.5)} ${n(height * 0.95 + down)} ${n(peak + w)} ${n(height + 5 + down)}`;
    });
    if (lines.length) out += line(lines.join(''), mix(tone, palette.ground, 0.35), unit * 0.22, 0.8);
  }
  return out;
}

/** Hills one behind another in mist, or as flat cut forms. Variants: range, cut. */
export const hills: Style = (canvas) => {
  const variant = pickVariant(canvas, ['range', 'cut']);
  const mount = canvas.random.pick(['full', 'full', 'plate', variant === 'cut' ? 'plate' : 'arch'] as const);
  return drawMount(canvas, variant === 'cut' ? cutHills : range, mount);
};
