import { type Canvas, pickVariant, type Style } from '../canvas.ts';
import { mix } from '../colour.ts';
import { n, polar } from '../path.ts';
import { box, disc, line } from '../svg.ts';

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/**
 * The strand of a sikku kolam on a grid of dots: in every quarter around a dot it runs from one side to the next. At an
 * open side it crosses to the neighbour on the diagonal, at a closed one it turns round the dot.
 */
function strand(
  dots: ReadonlySet<string>,
  open: (i: number, j: number, side: number) => boolean,
  size: number,
): string {
  const half = size / 2;
  let d = '';
  for (const dot of dots) {
    const [i, j] = dot.split(',').map(Number) as [number, number];
    const [x, y] = [i * size, j * size];
    for (let q = 0; q < 4; q++) {
      const [a, b] = [SIDES[q], SIDES[(q + 1) % 4]] as [(typeof SIDES)[number], (typeof SIDES)[number]];
      const end = (side: readonly [number, number], away: readonly [number, number], isOpen: boolean) => {
        const reach = isOpen ? half : half * 0.72;
        const p = [x + side[0] * reach, y + side[1] * reach] as const;
        // At an open side the strand leaves the corner of the cell on the diagonal, else level along the side.
        const k = isOpen ? 0.24 * size : 0.4 * half;
        const tangent = isOpen ? [-side[0] + away[0], -side[1] + away[1]] : away;
        return { p, c: [p[0] + (tangent[0] as number) * k, p[1] + (tangent[1] as number) * k] as const };
      };
      const from = end(a, b, open(i, j, q));
      const to = end(b, a, open(i, j, (q + 1) % 4));
      d += `M${n(from.p[0])} ${n(from.p[1])}C${n(from.c[0])} ${n(from.c[1])} ${n(to.c[0])} ${n(to.c[1])} ${n(to.p[0])} ${n(to.p[1])}`;
    }
  }
  return d;
}

function sikku(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const inverse = palette.dark || random.chance(0.62);
  const ground = palette.dark
    ? palette.ground
    : inverse
      ? random.pick([palette.tones[3], palette.tones[4], palette.tones[2]])
      : palette.ground;
  const chalk = inverse ? (palette.dark ? palette.ink : mix(palette.ground, '#ffffff', 0.3)) : palette.tones[4];
  const shape = random.pick(['diamond', 'diamond', 'square', 'octagon'] as const);
  const reach = shape === 'square' ? random.pick([2, 3]) : random.pick([3, 4, 5]);
  const has = (i: number, j: number) => {
    const [a, b] = [Math.abs(i), Math.abs(j)];
    return shape === 'diamond'
      ? a + b <= reach
      : Math.max(a, b) <= reach && (shape === 'square' || a + b <= reach * 1.5);
  };
  const dots = new Set<string>();
  for (let i = -reach; i <= reach; i++) for (let j = -reach; j <= reach; j++) if (has(i, j)) dots.add(`${i},${j}`);
  const shut = random.between(0.12, 0.42);
  const memory = new Map<string, boolean>();
  // The same choice for an edge in all eight mirrorings, so that the figure is whole like a real kolam.
  const open = (i: number, j: number, side: number) => {
    const [dx, dy] = SIDES[side] as readonly [number, number];
    if (!has(i + dx, j + dy)) return false;
    const [a, b] = [Math.abs(2 * i + dx), Math.abs(2 * j + dy)];
    // The outermost dots stay tied to the rest.
    if (Math.max(a, b) >= 2 * reach - 1 || (shape === 'diamond' && a + b >= 2 * reach - 1)) return true;
    const key = `${Math.min(a, b)},${Math.max(a, b)}`;
    const known = memory.get(key) ?? !random.chance(shut);
    memory.set(key, known);
    return known;
  };
  const size = (Math.min(width, height) - unit * 22) / (reach * 2 + 1);
  const path = strand(dots, open, size);
  const thick = size * random.between(0.075, 0.12);
  let out = box(0, 0, width, height, ground);
  if (random.chance(0.4)) {
    const m = unit * 5;
    out += `<rect x="${n(m)}" y="${n(m)}" width="${n(width - m * 2)}" height="${n(height - m * 2)}" fill="none" stroke="${chalk}" stroke-width="${n(unit * 0.35)}" opacity=".7"/>`;
  }
  const turn = shape === 'square' && random.chance(0.5) ? 45 : 0;
  const scale = turn ? 0.74 : 1;
  let figure = line(path, chalk, thick);
  if (random.chance(0.4)) figure += line(path, ground, thick * 0.36);
  const beads = random.chance(0.5) ? palette.light : chalk;
  for (const dot of dots) {
    const [i, j] = dot.split(',').map(Number) as [number, number];
    figure += disc(i * size, j * size, size * 0.075, beads);
  }
  return `${out}<g transform="translate(${n(width / 2)} ${n(height / 2)}) rotate(${turn}) scale(${scale})">${figure}</g>`;
}

/** A round threshold drawing: rings of petals, loops and dots. */
function mandala(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const inverse = palette.dark || random.chance(0.55);
  const ground = palette.dark
    ? palette.ground
    : inverse
      ? random.pick([palette.tones[3], palette.tones[4]])
      : palette.ground;
  const chalk = inverse ? (palette.dark ? palette.ink : mix(palette.ground, '#ffffff', 0.3)) : palette.tones[4];
  const petals = random.pick([8, 12, 16, 10]);
  let d = '';
  let out = box(0, 0, width, height, ground);
  let beads = '';
  let filled = '';
  const kinds = random.shuffled(['petal', 'loop', 'wave', 'petal', 'twin', 'ray'] as const);
  const radii = [6, 14, 21, 28, 34.5, 40];
  const ringAt = (r: number) => {
    d += `M${n(-r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`;
  };
  ringAt(unit * 2.4);
  for (let k = 0; k < 5; k++) {
    const [r0, r1] = [unit * (radii[k] as number), unit * (radii[k + 1] as number)];
    const count = k < 2 ? petals : petals * (k > 3 ? 2 : k === 3 ? random.pick([1, 2]) : 1);
    const kind = kinds[k];
    const slot = (Math.PI * 2) / count;
    for (let i = 0; i < count; i++) {
      const a = i * slot + (k % 2 ? slot / 2 : 0);
      const foot = polar([0, 0], a, r0);
      const tip = polar([0, 0], a, r1);
      const p = (t: number, r: number) => polar([0, 0], a + slot * t, r);
      const s = ([x, y]: readonly [number, number]) => `${n(x)} ${n(y)}`;
      const mid = (r0 + r1) / 2;
      const petal = `M${s(foot)}C${s(p(0.55, mid * 0.96))} ${s(p(0.4, r1 * 0.96))} ${s(tip)}C${s(p(-0.4, r1 * 0.96))} ${s(p(-0.55, mid * 0.96))} ${s(foot)}`;
      if (kind === 'petal') d += petal;
      else if (kind === 'twin') {
        filled += petal;
        beads += disc(...polar([0, 0], a + slot / 2, r1 * 0.97), unit * 0.55, chalk);
      } else if (kind === 'wave') d += `M${s(p(-0.5, r0))}Q${s(p(-0.25, r1 * 1.05))} ${s(p(0, mid))}T${s(p(0.5, r0))}`;
      else if (kind === 'ray') {
        d += `M${s(foot)}L${s(tip)}`;
        beads += disc(tip[0], tip[1], unit * 0.7, palette.light);
      } else d += `M${s(p(-0.5, r0))}C${s(p(0.7, r1 * 1.1))} ${s(p(-0.7, r1 * 1.1))} ${s(p(0.5, r0))}`;
    }
    if (random.chance(0.55)) ringAt(r1 + unit * 0.6);
  }
  const rim = petals * 4;
  for (let i = 0; i < rim; i++)
    beads += disc(...polar([0, 0], (i / rim) * Math.PI * 2, unit * 42.6), unit * 0.5, i % 4 ? chalk : palette.light);
  const figure =
    `<path d="${filled || 'M0 0'}" fill="${mix(ground, palette.light, 0.75)}"/>` +
    line(d, chalk, unit * random.between(0.42, 0.62)) +
    beads +
    disc(0, 0, unit * 1.1, palette.light);
  out += `<g transform="translate(${n(width / 2)} ${n(height / 2)})">${figure}</g>`;
  return out;
}

/** Threshold drawings of dots and loops. Variants: sikku, mandala. */
export const kolam: Style = (canvas) => ({ sikku, mandala })[pickVariant(canvas, ['sikku', 'mandala'])](canvas);
