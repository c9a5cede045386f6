import type { Point } from '../geometry/plane.ts';

/** How many numbers each command of a path takes. */
const TAKES: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, S: 4, Q: 4, C: 6, A: 7, Z: 0 };

/** The points that one command names, an arc by what is no farther than its diameter from its ends. */
function pointsOf(command: string, numbers: readonly number[], from: Point, origin: Point): Point[] {
  const n = (index: number) => numbers[index] ?? 0;
  if (command === 'H') return [{ x: n(0) + origin.x, y: from.y }];
  if (command === 'V') return [{ x: from.x, y: n(0) + origin.y }];
  if (command === 'A') {
    const to = { x: n(5) + origin.x, y: n(6) + origin.y };
    const reach = 2 * Math.max(n(0), n(1));
    return [
      { x: Math.min(from.x, to.x) - reach, y: Math.min(from.y, to.y) - reach },
      { x: Math.max(from.x, to.x) + reach, y: Math.max(from.y, to.y) + reach },
      to,
    ];
  }
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: n(2 * index) + origin.x,
    y: n(2 * index + 1) + origin.y,
  }));
}

/** Points between which all of an SVG path lies; it may reach less far than they do, and never farther. */
export function pathPoints(d: string): Point[] {
  const points: Point[] = [];
  let from: Point = { x: 0, y: 0 };
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const command = letter.toUpperCase();
    const numbers = (rest.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    const takes = TAKES[command] ?? 0;
    for (let at = 0; takes > 0 && at + takes <= numbers.length; at += takes) {
      const origin = letter === command ? { x: 0, y: 0 } : from;
      const found = pointsOf(command, numbers.slice(at, at + takes), from, origin);
      points.push(...found);
      from = found.at(-1) ?? from;
    }
  }
  return points;
}
