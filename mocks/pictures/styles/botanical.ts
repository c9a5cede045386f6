import { type Canvas, pickVariant, type Style } from '../canvas.ts';
import { mix, ramp } from '../colour.ts';
import { cutFrond, fern, type LeafShape, splitLeaf, stem } from '../parts/leaf.ts';
import { n, type Point, pebble } from '../path.ts';
import { box, disc, fill, line, placeContent } from '../svg.ts';

/** A quiet form behind the plant: a disc, an arch, a pebble or nothing. */
function backdrop({ width, height, unit, palette, random }: Canvas): string {
  const tone = palette.dark
    ? palette.tones[0]
    : mix(palette.ground, random.pick([palette.tones[0], palette.hues[1], palette.light]), 0.5);
  const [x, y] = [width * random.between(0.42, 0.58), height * random.between(0.4, 0.5)];
  const r = unit * random.between(24, 31);
  const kind = random.pick(['disc', 'arch', 'pebble', 'none', 'pebble'] as const);
  if (kind === 'disc') return disc(x, y, r, tone);
  if (kind === 'pebble') return fill(pebble(random, [x, y], r * 1.1, r * 1.3, 0.16), tone);
  if (kind === 'arch')
    return fill(
      `M${n(x - r)} ${n(y + r * 1.6)}V${n(y - r * 0.3)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0V${n(y + r * 1.6)}Z`,
      tone,
    );
  return '';
}

/** One to three stems on paper. */
function stems(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  let out = box(0, 0, width, height, mix(palette.ground, palette.tones[0], 0.12)) + backdrop(canvas);
  const wide = width > height * 1.15;
  const count = wide ? random.whole(3, 5) : random.whole(1, 3);
  const greens = palette.dark
    ? [palette.hues[1], palette.hues[3], palette.ink]
    : [palette.tones[3], palette.tones[2], palette.tones[4]];
  const kinds = random.shuffled<LeafShape | 'fern'>(['lance', 'oval', 'round', 'fern', 'lance']);
  for (let i = 0; i < count; i++) {
    const spread = count === 1 ? 0 : (i / (count - 1) - 0.5) * (wide ? 0.62 : 0.34);
    const foot: Point = [width * (0.5 + spread * (wide ? 1 : 0.32)), height * (wide ? 0.88 : 0.91)];
    const tall = height * (0.74 - Math.abs(spread) * 0.3) * random.between(0.88, 1);
    const tip: Point = [width * (0.5 + spread * 1.25) + unit * random.between(-5, 5), foot[1] - tall];
    const bend: Point = [(foot[0] + tip[0]) / 2 + unit * random.between(-11, 11), foot[1] - tall * 0.5];
    const kind = kinds[i % kinds.length] as LeafShape | 'fern';
    const tone = greens[i % greens.length] as string;
    if (kind === 'fern') out += fern(random, foot, bend, tip, unit * random.between(9, 14), tone);
    else {
      const size = unit * (count === 1 ? random.between(20, 25) : random.between(11, 17));
      const berries = kind === 'lance' || kind === 'round' ? palette.accent : undefined;
      out += stem(random, foot, bend, tip, {
        shape: kind,
        pairs: Math.max(3, Math.round((tall / size) * { round: 1.5, oval: 1.25, lance: 1.5, heart: 1.05 }[kind])),
        size: kind === 'round' ? size * 0.72 : size,
        tone,
        vein: palette.ground,
        stalk: mix(tone, palette.ink, palette.dark ? 0 : 0.35),
        berries,
      });
    }
  }
  return out;
}

/** Cut-paper fronds on a chequer of quiet colours. */
function paperCut({ width, height, unit, palette, random }: Canvas): string {
  const margin = unit * 7;
  const gap = unit * 1.6;
  const portrait = height > width * 1.1;
  const wide = width > height * 1.1;
  const [columns, rows] = portrait
    ? random.pick([
        [2, 3],
        [1, 2],
        [2, 2],
      ] as const)
    : wide
      ? random.pick([
          [3, 2],
          [3, 1],
          [2, 1],
        ] as const)
      : random.pick([
          [2, 2],
          [3, 3],
          [1, 1],
        ] as const);
  const [w, h] = [
    (width - margin * 2 - gap * (columns - 1)) / columns,
    (height - margin * 2 - gap * (rows - 1)) / rows,
  ];
  const grounds = random.shuffled([...palette.hues, palette.tones[0], palette.tones[1]]);
  let out = box(0, 0, width, height, palette.dark ? palette.tones[3] : palette.ground);
  for (let i = 0; i < columns * rows; i++) {
    const [x, y] = [margin + (i % columns) * (w + gap), margin + Math.floor(i / columns) * (h + gap)];
    const ground = grounds[(i + Math.floor(i / columns)) % grounds.length] as string;
    const others = [palette.ground, palette.tones[3], palette.tones[4], palette.accent, palette.hues[1]].filter(
      (tone) => contrast(tone, ground) > 190,
    );
    const tone = random.pick(
      others.length
        ? others
        : [contrast(palette.tones[4], ground) > 150 ? palette.tones[4] : palette.dark ? palette.ink : palette.ground],
    );
    const long = Math.min(w * 1.15, h * 0.78);
    out += box(x, y, w, h, ground);
    out += placeContent(
      fill(cutFrond(random, long, random.whole(4, 7)), tone),
      x + w / 2,
      y + h / 2,
      random.between(-24, 24) + (w > h * 1.2 ? 35 : 0),
    );
  }
  return out;
}

const contrast = (a: string, b: string): number =>
  [1, 3, 5].reduce(
    (sum, i) => sum + Math.abs(Number.parseInt(a.slice(i, i + 2), 16) - Number.parseInt(b.slice(i, i + 2), 16)),
    0,
  );

/** Large leaves that reach in from the edges of a dense garden. */
function canopy({ width, height, unit, palette, random }: Canvas): string {
  let out = box(0, 0, width, height, palette.dark ? palette.ground : mix(palette.ground, palette.tones[0], 0.5));
  const r = unit * random.between(15, 21);
  out += disc(width * random.between(0.44, 0.6), height * random.between(0.36, 0.5), r, palette.light, 0.92);
  const count = Math.round(13 * Math.max(width / height, height / width) ** 0.6);
  const ranks = Array.from({ length: count }, (_, i) => i / (count - 1));
  for (const rank of ranks) {
    // Feet go round the sheet from the lower left to the lower right and leave the top open.
    const t = random.next();
    const turnOf = t < 0.34 ? random.between(30, 80) : t < 0.66 ? random.between(-80, -30) : random.between(-26, 26);
    const x = t < 0.34 ? -unit * 4 : t < 0.66 ? width + unit * 4 : width * random.between(0.05, 0.95);
    const y = t < 0.66 ? height * random.between(0.45, 1.02) : height * 1.04;
    const long = unit * random.between(38, 56) * (1.08 - rank * 0.33) * (width > height * 1.4 ? 1.2 : 1);
    const tone = palette.dark
      ? mix(palette.hues[1], palette.tones[3], 0.75 - rank * 0.6)
      : ramp(palette.tones, 0.28 + rank * 0.68);
    const vein = mix(tone, palette.dark ? palette.ink : palette.ground, 0.5);
    out += placeContent(
      random.chance(0.55) ? splitLeaf(long, tone, vein, random.whole(5, 7)) : bananaLeaf(long, tone, vein),
      x,
      y,
      turnOf,
    );
  }
  return out;
}

function bananaLeaf(long: number, tone: string, vein: string): string {
  const half = long * 0.17;
  let ribs = '';
  for (let i = 1; i < 15; i++) {
    const y = -long * (0.1 + i * 0.056);
    const reach = half * 1.12 * Math.sin(Math.PI * (0.12 + (i / 15) * 0.78));
    ribs += `M0 ${n(y)}L${n(reach)} ${n(y - long * 0.05)}M0 ${n(y)}L${n(-reach)} ${n(y - long * 0.05)}`;
  }
  const d = `M0 0C${n(half * 1.7)} ${n(-long * 0.1)} ${n(half * 1.5)} ${n(-long * 0.8)} 0 ${n(-long)}C${n(-half * 1.5)} ${n(-long * 0.8)} ${n(-half * 1.7)} ${n(-long * 0.1)} 0 0Z`;
  return fill(d, tone) + line(ribs, vein, long * 0.004, 0.55) + line(`M0 0V${n(-long * 0.96)}`, vein, long * 0.013);
}

/** Plants. Variants: stems, paperCut, canopy. */
export const botanical: Style = (canvas) =>
  ({ stems, paperCut, canopy })[pickVariant(canvas, ['stems', 'paperCut', 'canopy'])](canvas);
