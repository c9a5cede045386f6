import { type Canvas, pickVariant, type Style } from '../canvas.ts';
import { mix } from '../colour.ts';
import { n, polar, straight } from '../path.ts';
import { box, disc, fill, inside, line, placeContent } from '../svg.ts';

/** An eight-pointed star around the origin. */
const star = (r: number, inner: number): string =>
  straight(
    Array.from({ length: 16 }, (_, i) => polar([0, 0], (i * Math.PI) / 8, i % 2 ? inner : r)),
    true,
  );

/** A printed flower of petals, ring and eye. */
function buta(petals: number, r: number, colour: string, second: string): string {
  const petal = fill(
    `M0 ${n(-r * 0.26)}C${n(r * 0.42)} ${n(-r * 0.5)} ${n(r * 0.24)} ${n(-r * 0.98)} 0 ${n(-r)}C${n(-r * 0.24)} ${n(-r * 0.98)} ${n(-r * 0.42)} ${n(-r * 0.5)} 0 ${n(-r * 0.26)}Z`,
    colour,
  );
  let out = '';
  for (let i = 0; i < petals; i++) out += placeContent(petal, 0, 0, (i * 360) / petals);
  return out + disc(0, 0, r * 0.2, second);
}

/** A sprig with paired leaves and a bud. */
function sprig(r: number, colour: string, second: string): string {
  let leaves = '';
  for (const [y, k] of [
    [0.72, 1],
    [0.34, 0.86],
    [0, 0.66],
  ] as const)
    for (const s of [-1, 1])
      leaves += `M0 ${n(r * y)}C${n(s * r * 0.5 * k)} ${n(r * y)} ${n(s * r * 0.56 * k)} ${n(r * (y - 0.36))} ${n(s * r * 0.5 * k)} ${n(r * (y - 0.46))}C${n(s * r * 0.2 * k)} ${n(r * (y - 0.4))} ${n(s * r * 0.06)} ${n(r * (y - 0.2))} 0 ${n(r * y)}Z`;
  return (
    line(`M0 ${n(r)}V${n(-r * 0.4)}`, colour, r * 0.07) +
    fill(leaves, colour) +
    placeContent(buta(5, r * 0.42, second, colour), 0, -r * 0.62)
  );
}

/** Hand-block prints in a half drop, each set down a little askew. */
function block(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const ground = palette.dark
    ? palette.ground
    : random.chance(0.4)
      ? palette.tones[3]
      : mix(palette.ground, palette.tones[0], 0.25);
  const deep = palette.dark || ground === palette.tones[3];
  const [first, second] = deep
    ? [palette.dark ? palette.ink : palette.ground, palette.light]
    : [palette.tones[3], palette.accent];
  const margin = unit * 8;
  const step = unit * random.pick([11, 14, 17]);
  const columns = Math.max(3, Math.round((width - margin * 2) / step));
  const rows = Math.max(3, Math.round((height - margin * 2) / step));
  const [w, h] = [(width - margin * 2) / columns, (height - margin * 2) / rows];
  const motif = random.pick(['flower', 'sprig', 'star'] as const);
  const petals = random.pick([6, 8, 10]);
  const r = Math.min(w, h) * (motif === 'sprig' ? 0.42 : 0.36);
  let field = '';
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns + (j % 2 ? 1 : 0); i++) {
      const x = (i + (j % 2 ? 0 : 0.5)) * w + random.between(-1, 1) * unit * 0.16;
      const y = (j + 0.5) * h + random.between(-1, 1) * unit * 0.16;
      const one =
        motif === 'flower'
          ? buta(petals, r, first, second)
          : motif === 'sprig'
            ? sprig(r, first, second)
            : fill(star(r, r * 0.55), first) + disc(0, 0, r * 0.26, second);
      field += `<g opacity="${n(random.between(0.82, 1))}">${placeContent(one, x, y, random.between(-2, 2))}</g>`;
      field += disc(x + w / 2, y, unit * 0.42, second, 0.9);
    }
  }
  const frame = (inset: number, thick: number) =>
    `<rect x="${n(inset)}" y="${n(inset)}" width="${n(width - inset * 2)}" height="${n(height - inset * 2)}" fill="none" stroke="${first}" stroke-width="${n(thick)}"/>`;
  let beads = '';
  const m = margin * 0.68;
  const around = (from: number, to: number, at: (v: number) => readonly [number, number]) => {
    const count = Math.round((to - from) / (unit * 2.4));
    for (let i = 0; i <= count; i++) {
      const [x, y] = at(from + ((to - from) * i) / count);
      beads += disc(x, y, unit * 0.5, i % 2 ? first : second);
    }
  };
  around(m, width - m, (v) => [v, m]);
  around(m, width - m, (v) => [v, height - m]);
  around(m + unit * 2, height - m - unit * 2, (v) => [m, v]);
  around(m + unit * 2, height - m - unit * 2, (v) => [width - m, v]);
  const area = `M0 0H${n(width - margin * 2)}V${n(height - margin * 2)}H0Z`;
  return (
    box(0, 0, width, height, ground) +
    placeContent(inside('block', area, field), margin, margin) +
    frame(margin * 0.5, unit * 0.35) +
    frame(margin * 0.86, unit * 0.35) +
    beads
  );
}

/** Stars and crosses, as in a pierced stone screen with the light behind it. */
function screen({ width, height, unit, palette, random }: Canvas): string {
  const margin = unit * random.pick([0, 8, 8]);
  const [fw, fh] = [width - margin * 2, height - margin * 2];
  const columns = Math.round(fw / (unit * random.pick([15, 19, 25])));
  const size = fw / columns;
  const rows = Math.ceil(fh / size);
  const paper = palette.dark ? palette.tones[4] : palette.ground;
  const cross = palette.dark ? palette.tones[3] : random.pick([palette.tones[3], palette.tones[4], palette.tones[2]]);
  const stars = palette.dark
    ? [
        mix(palette.tones[0], palette.light, 0.12),
        palette.hues[1],
        mix(palette.hues[1], palette.light, 0.5),
        palette.hues[3],
      ]
    : [palette.tones[0], palette.tones[1], palette.light, palette.hues[1]];
  const calm = random.chance(0.5);
  let out = '';
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const ringed = (i + j) % 2 === 0;
      const tone = calm ? (ringed ? stars[0] : stars[1]) : random.pick(stars);
      const r = size * 0.5;
      const one =
        fill(star(r * 1.0, r * 0.765), tone as string) +
        line(star(r * 0.78, r * 0.6), cross, size * 0.014, 0.7) +
        fill(star(r * 0.42, r * 0.32), cross) +
        disc(0, 0, r * 0.12, ringed ? palette.light : (tone as string));
      out += placeContent(one, (i + 0.5) * size, (j + 0.5) * size);
    }
  }
  const field = box(0, 0, fw, fh, cross) + out;
  return (
    box(0, 0, width, height, paper) + placeContent(inside('screen', `M0 0H${n(fw)}V${n(fh)}H0Z`, field), margin, margin)
  );
}

/** Scales of arches within arches, tier above tier. */
function scallop({ width, height, unit, palette, random }: Canvas): string {
  const margin = unit * random.pick([0, 7]);
  const [fw, fh] = [width - margin * 2, height - margin * 2];
  const columns = Math.max(3, Math.round(fw / (unit * random.pick([22, 27, 33]))));
  const size = fw / columns;
  const r = size / 2;
  const ground = palette.dark ? palette.tones[3] : palette.ground;
  const tones = palette.dark
    ? [palette.tones[0], palette.hues[1], palette.tones[1], palette.light]
    : [palette.tones[3], palette.tones[2], palette.tones[1], palette.tones[4], palette.light];
  const rows = Math.ceil(fh / (r * 0.62)) + 2;
  const rings = random.whole(3, 5);
  const random2 = random.chance(0.5);
  let out = '';
  for (let j = 0; j < rows; j++) {
    for (let i = -1; i <= columns; i++) {
      const [x, y] = [(i + (j % 2 ? 1 : 0.5)) * size, j * r * 0.62];
      const tone = random2 ? random.pick(tones) : (tones[(j + (i % 2 ? 1 : 0)) % tones.length] as string);
      for (let k = 0; k < rings; k++) out += disc(x, y, r * (1 - k / rings), k % 2 ? ground : tone);
      out += disc(x, y, (r / rings) * 0.5, palette.light);
    }
  }
  return (
    box(0, 0, width, height, ground) + placeContent(inside('scales', `M0 0H${n(fw)}V${n(fh)}H0Z`, out), margin, margin)
  );
}

/** Printed and pierced patterns. Variants: block, screen, scallop. */
export const jali: Style = (canvas) =>
  ({ block, screen, scallop })[pickVariant(canvas, ['block', 'screen', 'scallop'])](canvas);
