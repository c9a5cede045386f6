import type { Canvas, Style } from '../canvas.ts';
import { mix } from '../colour.ts';
import { n } from '../path.ts';
import { box, disc, fill, placeContent } from '../svg.ts';

type Tile = (size: number, a: string, b: string) => string;

const quarter = (r: number) => `M0 0H${n(r)}A${n(r)} ${n(r)} 0 0 1 0 ${n(r)}Z`;
const bars = (size: number, tone: string) =>
  [0, 1, 2, 3].map((i) => box(0, (i * size) / 4, size, size / 8, tone)).join('');

/** The shapes that a tile may hold, drawn from its corner (0, 0); `a` and `b` are its colours. */
const TILES: readonly Tile[] = [
  (s, a) => fill(quarter(s), a),
  (s, a, b) => fill(quarter(s), a) + fill(quarter(s * 0.5), b),
  (s, a) => fill(`M0 0A${n(s / 2)} ${n(s / 2)} 0 0 0 ${n(s)} 0Z`, a),
  (s, a, b) =>
    fill(`M0 0A${n(s / 2)} ${n(s / 2)} 0 0 0 ${n(s)} 0Z`, a) +
    fill(`M0 ${n(s)}A${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(s)} ${n(s)}Z`, b),
  (s, a) => disc(s / 2, s / 2, s * 0.5, a),
  (s, a, b) => disc(s / 2, s / 2, s * 0.5, a) + disc(s / 2, s / 2, s * 0.22, b),
  (s, a) => fill(`M0 0H${n(s)}L0 ${n(s)}Z`, a),
  (s, a) => bars(s, a),
  (s, a, b) => fill(quarter(s), a) + placeContent(fill(quarter(s), b), s, s, 180),
  (s, a, b) => [1, 0.75, 0.5, 0.25].map((k, i) => fill(quarter(s * k), i % 2 ? b : a)).join(''),
  (s, a) => fill(`M0 0A${n(s)} ${n(s)} 0 0 1 ${n(s)} ${n(s)}A${n(s)} ${n(s)} 0 0 1 0 0Z`, a),
  () => '',
  () => '',
];

function tiles({ width, height, unit, palette, random }: Canvas): string {
  const margin = unit * 9;
  const short = random.pick([3, 4, 4, 5]);
  const size = (Math.min(width, height) - margin * 2) / short;
  const columns = Math.max(short, Math.round((width - margin * 2) / size - 0.2));
  const rows = Math.max(short, Math.round((height - margin * 2) / size - 0.2));
  const cell = Math.min((width - margin * 2) / columns, (height - margin * 2) / rows);
  const [left, top] = [(width - cell * columns) / 2, (height - cell * rows) / 2];
  const paper = palette.dark ? palette.tones[3] : palette.ground;
  const colours = [...palette.hues, palette.tones[0]];
  const used = random.shuffled(TILES.slice(0, 11)).slice(0, random.whole(3, 6));
  let out = box(0, 0, width, height, paper);
  let last = '';
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const ground = random.pick([paper, mix(paper, palette.tones[0], 0.6), random.pick(colours)]);
      const others = colours.filter((colour) => colour !== ground && colour !== last);
      const [a, b] = random.shuffled(others) as [string, string];
      last = a;
      const turn = random.pick([0, 90, 180, 270]);
      const tile = random.chance(0.12) ? '' : random.pick(used)(cell, a, b);
      const [x, y] = [left + i * cell, top + j * cell];
      // A hair of overlap, so that no seam shows between neighbours.
      out += box(x - 0.4, y - 0.4, cell + 0.8, cell + 0.8, ground);
      out += `<g transform="translate(${n(x + cell / 2)} ${n(y + cell / 2)}) rotate(${turn}) translate(${n(-cell / 2)} ${n(-cell / 2)})">${tile}</g>`;
    }
  }
  return out;
}

/** Circles, quarters and bars on a grid. */
export const bauhaus: Style = tiles;
