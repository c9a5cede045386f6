import type { Random } from './random.ts';

export type Point = readonly [number, number];

/** A coordinate to a tenth of a unit: finer is not seen, and costs bytes. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Straight lines through the points, as path data. */
export const straight = (points: readonly Point[], closed = false): string =>
  `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;

/** A curve through all points (Catmull-Rom), as path data; `ease` is how round it goes, 1 is the usual. */
export function smooth(points: readonly Point[], closed = false, ease = 1): string {
  const count = points.length;
  const point = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.min(Math.max(i, 0), count - 1)]) as Point;
  let d = `M${at(point(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const k = ease / 6;
    const first: Point = [from[0] + (to[0] - before[0]) * k, from[1] + (to[1] - before[1]) * k];
    const second: Point = [to[0] - (after[0] - from[0]) * k, to[1] - (after[1] - from[1]) * k];
    d += `C${at(first)} ${at(second)} ${at(to)}`;
  }
  return closed ? `${d}Z` : d;
}

/** The area under a line of points down to `floor`, as path data. */
export function under(points: readonly Point[], floor: number): string {
  const first = points[0] as Point;
  const last = points[points.length - 1] as Point;
  return `${smooth(points)}L${n(last[0])} ${n(floor)}L${n(first[0])} ${n(floor)}Z`;
}

/** A closed pebble about a centre; `wobble` is the share by which its radius varies. */
export function pebble(random: Random, [x, y]: Point, rx: number, ry: number, wobble = 0.12, knots = 9): string {
  const turn = random.between(0, 6.28);
  const points = Array.from({ length: knots }, (_, i): Point => {
    const angle = turn + (i / knots) * Math.PI * 2;
    const r = 1 + random.between(-wobble, wobble);
    return [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r];
  });
  return smooth(points, true);
}

/** The point and direction (radians) at share t of a quadratic curve. */
export function along(from: Point, bend: Point, to: Point, t: number): { point: Point; angle: number } {
  const s = 1 - t;
  const x = s * s * from[0] + 2 * s * t * bend[0] + t * t * to[0];
  const y = s * s * from[1] + 2 * s * t * bend[1] + t * t * to[1];
  const dx = 2 * s * (bend[0] - from[0]) + 2 * t * (to[0] - bend[0]);
  const dy = 2 * s * (bend[1] - from[1]) + 2 * t * (to[1] - bend[1]);
  return { point: [x, y], angle: Math.atan2(dy, dx) };
}

/** The point at a distance and angle (radians) from another. */
export const polar = ([x, y]: Point, angle: number, distance: number): Point => [
  x + Math.cos(angle) * distance,
  y + Math.sin(angle) * distance,
];
