import { distance, over, put, type Relief, type Rgb } from './relief.ts';
import { fine, grit } from './tile.ts';

type Point = readonly [number, number];

/** One stitch of thread: a short round cord from a to b that dips into the cloth at both ends. */
export function stitch(relief: Relief, a: Point, b: Point, thick: number, colour: Rgb): void {
  const [vx, vy] = [b[0] - a[0], b[1] - a[1]];
  const long = distance(vx, vy) || 1;
  const r = thick / 2 + 0.6;
  over(
    relief,
    [
      Math.min(a[0], b[0]) - r - 1,
      Math.min(a[1], b[1]) - r - 1,
      Math.max(a[0], b[0]) + r + 1,
      Math.max(a[1], b[1]) + r + 1,
    ],
    (at, x, y) => {
      const along = ((x - a[0]) * vx + (y - a[1]) * vy) / long;
      const across = ((y - a[1]) * vx - (x - a[0]) * vy) / long;
      const end = along < 0 ? -along : along > long ? along - long : 0;
      const d = distance(across, end) / (thick / 2);
      if (d > 1.5) return;
      if (d > 1) {
        // a little shade where it meets the cloth
        const shade = 1 - 0.22 * (1.5 - d) * 2;
        relief.colour[at * 3] = (relief.colour[at * 3] as number) * shade;
        relief.colour[at * 3 + 1] = (relief.colour[at * 3 + 1] as number) * shade;
        relief.colour[at * 3 + 2] = (relief.colour[at * 3 + 2] as number) * shade;
        return;
      }
      const ply = Math.sin((along / thick) * 4.4 + (across / thick) * 4);
      const sag = Math.min(1, Math.min(along + thick * 0.3, long - along + thick * 0.3) / (thick * 0.9));
      put(relief, at, colour, 0.93 + ply * 0.07 + grit(x * 2, y * 2) * 0.05);
      relief.rise[at] =
        (relief.rise[at] as number) + Math.sqrt(1 - d * d) * (thick * 0.75) * Math.max(0.25, sag) + ply * thick * 0.045;
      relief.shine[at] = 0.1;
    },
  );
}

/** Stitches along a line of points, `on` long with `off` between. */
export function sew(
  relief: Relief,
  line: readonly Point[],
  { on, off, thick, colour }: { on: number; off: number; thick: number; colour: Rgb },
): void {
  let left = 0;
  let sewing = true;
  let start = line[0] as Point;
  const { random } = relief;
  let want = on;
  for (let i = 1; i < line.length; i++) {
    let from = line[i - 1] as Point;
    const to = line[i] as Point;
    let rest = distance(to[0] - from[0], to[1] - from[1]);
    while (left + rest >= want) {
      const t = (want - left) / rest;
      const here: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      if (sewing) stitch(relief, start, here, thick * random.between(0.9, 1.1), colour);
      sewing = !sewing || off === 0;
      want = (sewing ? on : off) * random.between(0.88, 1.12);
      start = here;
      from = here;
      rest = distance(to[0] - from[0], to[1] - from[1]);
      left = 0;
      if (rest < 0.01) break;
    }
    left += rest;
  }
}

type Dab = { at: Point; long: number; wide: number; turn: number; colour: Rgb; other: Rgb; high: number };

/** One stroke of thick paint with a knife or a stiff brush: ridges along it, a lip at its sides and where it stops. */
export function dab(relief: Relief, { at: [cx, cy], long, wide, turn, colour, other, high }: Dab): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const reach = distance(long, wide) / 2 + 2;
  const offset = relief.random.between(0, 400);
  over(relief, [cx - reach, cy - reach, cx + reach, cy + reach], (at, x, y) => {
    const u = ((x - cx) * c + (y - cy) * s) / long + 0.5;
    const v = ((y - cy) * c - (x - cx) * s) / wide + 0.5;
    const ragged = fine(u * long * 0.25 + offset, v * wide * 1.2) * 0.05;
    if (u < ragged || u > 1 + ragged * 2 || v < ragged || v > 1 - ragged) return;
    const bristle = fine(offset + u * 6, v * wide * 1.6 + offset);
    // the paint runs out towards the end
    if (u > 0.72 && bristle < (u - 0.72) * 2.6 - 0.75) return;
    const side = Math.min(v, 1 - v) * wide;
    const lip = side < 2.2 ? (2.2 - side) * 0.45 : 0;
    const stop = u > 0.93 ? (u - 0.93) * 14 : 0;
    const t = Math.min(1, Math.max(0, 0.5 + bristle * 0.8 + (v - 0.5) * 0.5));
    const tone = 1 + bristle * 0.07;
    relief.colour[at * 3] = (colour[0] + (other[0] - colour[0]) * t) * tone;
    relief.colour[at * 3 + 1] = (colour[1] + (other[1] - colour[1]) * t) * tone;
    relief.colour[at * 3 + 2] = (colour[2] + (other[2] - colour[2]) * t) * tone;
    relief.rise[at] = (relief.rise[at] as number) * 0.45 + high * (0.7 + bristle * 0.42 + lip * 0.35 + stop * 0.3);
    relief.shine[at] = 0.22;
  });
}

/** A bead, a drop of paint or a mirror: round, domed by `high`, or flat with a rim. */
export function bead(
  relief: Relief,
  [cx, cy]: Point,
  r: number,
  colour: Rgb,
  { high = r * 0.8, shine = 0.35, flat = false } = {},
): void {
  const tilt = relief.random.between(-0.5, 0.5);
  over(relief, [cx - r - 1.5, cy - r - 1.5, cx + r + 1.5, cy + r + 1.5], (at, x, y) => {
    const [px, py] = [(x - cx) / r, (y - cy) / r];
    const d = distance(px, py);
    if (d > 1) {
      if (d < 1.25) {
        const shade = 1 - (1.25 - d) * 0.9;
        for (const k of [0, 1, 2]) relief.colour[at * 3 + k] = (relief.colour[at * 3 + k] as number) * shade;
      }
      return;
    }
    if (flat) {
      // a mirror holds a piece of the room
      const light = 0.62 + 0.32 * Math.sin(px * 1.5 - py * 2.2 + tilt * 4) + (px + py + tilt > 0.25 ? 0.1 : 0);
      put(relief, at, colour, light);
      relief.rise[at] = (relief.rise[at] as number) + high * 0.2;
      relief.shine[at] = 0;
    } else {
      put(relief, at, colour, 1 + grit(x * 2, y * 2) * 0.03);
      relief.rise[at] = (relief.rise[at] as number) + Math.sqrt(1 - d * d) * high;
      relief.shine[at] = shine;
    }
  });
}

/** A rounded ridge of clay or cord along points. */
export function ridge(relief: Relief, line: readonly Point[], thick: number, high: number, colour: Rgb): void {
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const [vx, vy] = [b[0] - a[0], b[1] - a[1]];
    const long = vx * vx + vy * vy || 1;
    const r = thick / 2;
    over(
      relief,
      [Math.min(a[0], b[0]) - r, Math.min(a[1], b[1]) - r, Math.max(a[0], b[0]) + r, Math.max(a[1], b[1]) + r],
      (at, x, y) => {
        const t = Math.min(1, Math.max(0, ((x - a[0]) * vx + (y - a[1]) * vy) / long));
        const d = distance(x - a[0] - vx * t, y - a[1] - vy * t) / r;
        if (d > 1) return;
        const up = Math.sqrt(1 - d * d) * high + grit(x, y) * 0.2;
        if (up > (relief.rise[at] as number)) relief.rise[at] = up;
        put(relief, at, colour, 1 + fine(x, y) * 0.02 + grit(x * 1.3, y * 1.3) * 0.02);
        relief.shine[at] = 0.03;
      },
    );
  }
}
