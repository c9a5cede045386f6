import { type Canvas, type Style, variantOf } from '../canvas.ts';
import { mix } from '../colour.ts';
import { along, n, pebble, type Point } from '../path.ts';
import { box, disc, fill, inside, line, placed, ring } from '../svg.ts';

const paper = ({ palette }: Canvas): string => (palette.dark ? palette.ground : mix(palette.ground, palette.tones[0], 0.18));
const grains = ({ random, unit }: Canvas, w: number, h: number, tone: string, count: number): string => {
  let d = '';
  for (let i = 0; i < count; i++) d += `M${n(random.between(0, w))} ${n(random.between(0, h))}h.1`;
  return line(d, tone, unit * 0.3, 0.55);
};

/** Nested arches that lean on each other. */
function arches(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  let out = box(0, 0, width, height, paper(canvas));
  const floor = height * random.between(0.78, 0.86);
  const groups = width > height * 1.2 ? 3 : random.whole(1, 2);
  const tones = random.shuffled([...palette.hues.slice(0, 4), palette.tones[3]]);
  const r0 = Math.min(unit * 36, (width * 0.84) / (groups * 1.75));
  out += disc(width * random.between(0.3, 0.7), height * random.between(0.17, 0.22), unit * random.between(8, 12), palette.light);
  for (let g = 0; g < groups; g++) {
    const r = groups === 1 ? r0 : r0 * random.between(0.72, 1.05);
    const x = groups === 1 ? width * 0.5 : width * (0.5 + ((g - (groups - 1) / 2) / groups) * 0.82);
    const legs = Math.min(r * random.between(0.3, 1.1) * (height > width * 1.2 ? 1.7 : 1), height * 0.62 - r);
    const rings = random.whole(4, 5);
    for (let k = 0; k < rings; k++) {
      const rr = r * (1 - k / rings);
      const tone = k === rings - 1 ? paper(canvas) : (tones[(k + g) % tones.length] as string);
      const d = `M${n(x - rr)} ${n(floor)}V${n(floor - legs)}a${n(rr)} ${n(rr)} 0 0 1 ${n(rr * 2)} 0V${n(floor)}Z`;
      out += fill(d, tone);
      const gap = rr - (r / rings) * 0.12;
      out += line(`M${n(x - gap)} ${n(floor)}V${n(floor - legs)}a${n(gap)} ${n(gap)} 0 0 1 ${n(gap * 2)} 0V${n(floor)}`, paper(canvas), unit * 0.55, k === 0 ? 0 : 1);
    }
  }
  return out + line(`M${n(width * 0.1)} ${n(floor)}H${n(width * 0.9)}`, palette.ink, unit * 0.3, 0.8);
}

/** Balanced stones. */
function stones(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  let out = box(0, 0, width, height, paper(canvas));
  const r = unit * random.between(26, 33);
  out += disc(width * random.between(0.38, 0.62), height * random.between(0.33, 0.42), r, mix(paper(canvas), palette.light, palette.dark ? 0.22 : 0.4));
  const floor = height * 0.87;
  const wide = width > height * 1.2;
  const tones = random.shuffled([...palette.hues.slice(0, 4), palette.dark ? palette.ink : palette.tones[3], palette.dark ? palette.hues[1] : palette.tones[2]]);
  let used = 0;
  const piles = wide ? [0.3, 0.5, 0.71] : [0.5];
  for (const [p, at] of piles.entries()) {
    let y = floor;
    const count = wide ? random.whole(2, 5) : random.whole(4, 6);
    for (let k = 0; k < count; k++) {
      const rx = unit * random.between(11, 21) * (1 - (k / count) * 0.45) * (wide ? 0.8 : 1.1);
      const ry = Math.min(rx * random.between(0.42, 0.85), ((floor - height * 0.16) / count) * 0.62);
      const x = width * at + unit * random.between(-3.5, 3.5);
      y -= ry;
      const tone = tones[used++ % tones.length] as string;
      const d = pebble(random, [x, y], rx, ry, 0.05, 8);
      const marks = Array.from({ length: 7 }, (_, i) => {
        const v = y - ry + ((i + 0.5) / 7) * ry * 2;
        return `M${n(x - rx)} ${n(v)}q${n(rx)} ${n(ry * 0.24)} ${n(rx * 2)} 0`;
      }).join('');
      const veil = mix(tone, paper(canvas), 0.42);
      const skin = random.pick(['plain', 'bands', 'grain', 'plain'] as const);
      out += fill(d, tone);
      if (skin === 'bands') out += inside(`s${p}-${k}`, d, line(marks, veil, unit * 0.35));
      if (skin === 'grain') out += inside(`s${p}-${k}`, d, placed(grains(canvas, rx * 2, ry * 2, veil, 120), x - rx, y - ry));
      y -= ry * 0.97;
    }
  }
  return out + line(`M${n(width * 0.16)} ${n(floor)}H${n(width * 0.84)}`, palette.ink, unit * 0.25, 0.55);
}

/** Discs and petals that hang in balance from thin wires. */
function mobile(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  let out = box(0, 0, width, height, paper(canvas));
  const tones = palette.dark ? [...palette.hues.slice(0, 4), palette.ink] : [...palette.hues.slice(0, 3), palette.accent, palette.tones[3], palette.light];
  let wires = `M${n(width / 2)} 0V${n(height * 0.13)}`;
  let shapes = '';
  let next = random.whole(0, 6);
  const hang = (x: number, y: number, reach: number, depth: number) => {
    const tilt = random.between(-0.12, 0.12) * reach;
    const share = random.between(0.44, 0.56);
    const [left, right]: Point[] = [
      [x - reach * share * 1.6, y + reach * 0.28 + tilt],
      [x + reach * (1 - share) * 1.6, y + reach * 0.28 - tilt],
    ];
    wires += `M${n((left as Point)[0])} ${n((left as Point)[1])}Q${n(x)} ${n(y - reach * 0.26)} ${n((right as Point)[0])} ${n((right as Point)[1])}`;
    for (const [ex, ey] of [left, right] as Point[]) {
      const drop = unit * random.between(4, 11) * (height / width > 1.2 ? 1.4 : 1);
      wires += `M${n(ex)} ${n(ey)}v${n(drop)}`;
      if (depth > 0 && (depth === 2 || random.chance(0.8))) hang(ex, ey + drop, reach * random.between(0.44, 0.54), depth - 1);
      else {
        const r = unit * random.between(3.4, 5.6);
        const tone = tones[next++ % tones.length] as string;
        const kind = random.pick(['disc', 'leaf', 'leaf', 'half'] as const);
        if (kind === 'disc') shapes += disc(ex, ey + drop + r, r, tone);
        else if (kind === 'half') shapes += fill(`M${n(ex - r)} ${n(ey + drop)}a${n(r)} ${n(r * 1.2)} 0 0 0 ${n(r * 2)} 0Z`, tone);
        else shapes += placed(fill(`M0 0C${n(r * 1.1)} ${n(r * 0.5)} ${n(r * 0.9)} ${n(r * 1.7)} 0 ${n(r * 2.5)}C${n(-r * 0.9)} ${n(r * 1.7)} ${n(-r * 1.1)} ${n(r * 0.5)} 0 0Z`, tone), ex, ey + drop, random.between(-22, 22));
      }
    }
  };
  hang(width / 2, height * 0.13, Math.min(unit * 42, width * 0.26), 2);
  out += disc(width * random.between(0.3, 0.7), height * random.between(0.5, 0.62), unit * random.between(24, 32), mix(paper(canvas), palette.dark ? palette.tones[0] : palette.light, palette.dark ? 0.8 : 0.28));
  return out + line(wires, palette.ink, unit * 0.28) + shapes;
}

/** Large calm forms that overlap, and one drawn line. */
function forms(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  let out = box(0, 0, width, height, paper(canvas));
  const tones = random.shuffled([palette.hues[0], palette.hues[1], palette.hues[2], palette.hues[3], palette.dark ? palette.hues[1] : palette.tones[3]]);
  const places = random.shuffled([
    [0.34, 0.34],
    [0.66, 0.38],
    [0.4, 0.66],
    [0.64, 0.68],
  ] as const).slice(0, random.whole(3, 4));
  for (const [i, [px, py]] of places.entries()) {
    const r = unit * random.between(17, 28);
    const tone = tones[i] as string;
    const shape = random.pick(['pebble', 'pebble', 'half', 'disc', 'slab'] as const);
    const [x, y] = [width * px + unit * random.between(-4, 4), height * py + unit * random.between(-4, 4)];
    const turn = shape === 'slab' ? random.pick([0, 0, 90]) : random.between(-40, 40);
    const stretch = Math.max(width, height) / Math.min(width, height);
    const d =
      shape === 'pebble'
        ? pebble(random, [0, 0], r * (width > height ? stretch ** 0.6 : 1), r * 1.1, 0.2, 7)
        : shape === 'half'
          ? `M${n(-r)} 0a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0Z`
          : shape === 'slab'
            ? `M${n(-r * 0.5)} ${n(r)}V${n(-r * 0.5)}a${n(r * 0.5)} ${n(r * 0.5)} 0 0 1 ${n(r)} 0V${n(r)}Z`
            : `M${n(-r * 0.8)} 0a${n(r * 0.8)} ${n(r * 0.8)} 0 1 1 ${n(r * 1.6)} 0a${n(r * 0.8)} ${n(r * 0.8)} 0 1 1 ${n(-r * 1.6)} 0Z`;
    out += placed(fill(d, tone, i === 0 ? 1 : 0.92), x, y, turn);
    if (i === 1) out += placed(inside('grain', d, placed(grains(canvas, r * 3, r * 3, paper(canvas), 260), -r * 1.5, -r * 1.5)), x, y, turn);
  }
  const kind = random.pick(['orbit', 'stem', 'rays'] as const);
  if (kind === 'orbit') {
    const [x, y, r] = [width * random.between(0.42, 0.58), height * random.between(0.42, 0.58), unit * random.between(22, 30)];
    out += ring(x, y, r, palette.ink, unit * 0.32) + disc(x + r * 0.7071, y - r * 0.7071, unit * 2.2, palette.ink);
  }
  if (kind === 'stem') {
    const [from, bend, to]: Point[] = [[width * 0.52, height * 0.86], [width * random.between(0.4, 0.62), height * 0.5], [width * random.between(0.4, 0.6), height * 0.16]];
    let d = `M${n((from as Point)[0])} ${n((from as Point)[1])}Q${n((bend as Point)[0])} ${n((bend as Point)[1])} ${n((to as Point)[0])} ${n((to as Point)[1])}`;
    for (let i = 1; i < 9; i++) {
      const { point, angle } = along(from as Point, bend as Point, to as Point, 0.2 + i * 0.09);
      for (const s of [-1, 1]) {
        const [a, l] = [angle + s * 0.9, unit * (9 - i * 0.6)];
        d += `M${n(point[0])} ${n(point[1])}q${n(Math.cos(a + s * 0.4) * l * 0.7)} ${n(Math.sin(a + s * 0.4) * l * 0.7)} ${n(Math.cos(a) * l)} ${n(Math.sin(a) * l)}q${n(-Math.cos(a - s * 0.4) * l * 0.3)} ${n(-Math.sin(a - s * 0.4) * l * 0.3)} ${n(-Math.cos(a) * l)} ${n(-Math.sin(a) * l)}`;
      }
    }
    out += line(d, palette.ink, unit * 0.4);
  }
  if (kind === 'rays') {
    const [x, y] = [width * random.between(0.35, 0.65), height * random.between(0.3, 0.6)];
    let d = '';
    for (let i = 0; i < 28; i++) {
      const a = (i / 28) * Math.PI * 2;
      const [r0, r1] = [unit * 9, unit * (i % 2 ? 13 : 15.5)];
      d += `M${n(x + Math.cos(a) * r0)} ${n(y + Math.sin(a) * r0)}L${n(x + Math.cos(a) * r1)} ${n(y + Math.sin(a) * r1)}`;
    }
    out += line(d, palette.ink, unit * 0.4) + disc(x, y, unit * 6.6, palette.light);
  }
  return out;
}

/** Mid-century abstraction. Variants: arches, stones, mobile, forms. */
export const midcentury: Style = (canvas) =>
  ({ arches, stones, mobile, forms })[variantOf(canvas, ['arches', 'stones', 'mobile', 'forms'])](canvas);
