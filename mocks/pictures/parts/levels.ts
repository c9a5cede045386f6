import { n } from '../path.ts';

/**
 * The outlines of the places where a field is above a level, as path data to be filled evenodd (marching squares).
 * `field(i, j)` is requested whole i in 0..columns and j in 0..rows; outlines close around the edge of the sheet.
 */
export function levelPath(
  field: (i: number, j: number) => number,
  { columns, rows, cell, level }: { columns: number; rows: number; cell: number; level: number },
): string {
  const value = (i: number, j: number) => (i < 0 || j < 0 || i > columns || j > rows ? -9 : field(i, j)) - level;
  const next = new Map<string, { to: string; point: [number, number] }[]>();
  const between = (a: [number, number], b: [number, number]): [number, number] => {
    const [va, vb] = [value(...a), value(...b)];
    const t = Math.min(1, Math.max(0, va / (va - vb)));
    return [(a[0] + (b[0] - a[0]) * t) * cell, (a[1] + (b[1] - a[1]) * t) * cell];
  };
  for (let j = -1; j <= rows; j++) {
    for (let i = -1; i <= columns; i++) {
      const corners: [number, number][] = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ];
      const up = corners.map((corner) => value(...corner) > 0);
      // Each side where the sign changes is crossed once; the high ground stays on the right.
      const starts: number[] = [];
      const ends: number[] = [];
      for (let side = 0; side < 4; side++) {
        const [a, b] = [up[side], up[(side + 1) % 4]];
        if (a && !b) starts.push(side);
        if (!a && b) ends.push(side);
      }
      starts.forEach((side, k) => {
        const end = ends.length === 2 && starts.length === 2 ? ends[k === 0 ? 0 : 1] : ends[0];
        if (end === undefined) return;
        const key = (s: number) => {
          const [a, b] = [corners[s] as [number, number], corners[(s + 1) % 4] as [number, number]];
          return s % 2 ? `v${a[0]},${Math.min(a[1], b[1])}` : `h${Math.min(a[0], b[0])},${a[1]}`;
        };
        const point = between(corners[side] as [number, number], corners[(side + 1) % 4] as [number, number]);
        const list = next.get(key(side)) ?? [];
        list.push({ to: key(end), point });
        next.set(key(side), list);
      });
    }
  }
  let d = '';
  for (const [start, list] of next) {
    while (list.length) {
      const points: [number, number][] = [];
      let key = start;
      for (let step = next.get(key)?.pop(); step; step = next.get(key)?.pop()) {
        points.push(step.point);
        key = step.to;
      }
      if (points.length > 5) d += rounded(points);
    }
  }
  return d;
}

/** A closed curve through the middles of the sides of a polygon: cheap and without kinks. */
function rounded(points: readonly [number, number][]): string {
  const middle = (i: number) => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]] as [[number, number], [number, number]];
    return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  };
  return `M${middle(points.length - 1)}${points.map(([x, y], i) => `Q${n(x)} ${n(y)} ${middle(i)}`).join('')}Z`;
}
