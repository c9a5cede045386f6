import type { Point } from '../layout/layout.ts';

const ROUNDING = 6;
const HEAD = 7;
const HEAD_HALF = 3.5;

const at = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const towards = (from: Point, to: Point, length: number): Point => {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / whole) * length, y: from.y + ((to.y - from.y) / whole) * length };
};

/** A line through points, its corners rounded. It ends where its head begins. */
export function formatRoute(points: readonly Point[]): string {
  const [first, ...others] = points as [Point, ...Point[]];
  let path = `M${at(first)}`;
  others.forEach((corner, place) => {
    const before = points[place] as Point;
    const after = points[place + 2];
    if (!after) {
      path += `L${at(towards(corner, before, HEAD - 1))}`;
      return;
    }
    const shorter = Math.min(
      ROUNDING,
      Math.hypot(corner.x - before.x, corner.y - before.y) / 2,
      Math.hypot(after.x - corner.x, after.y - corner.y) / 2,
    );
    path += `L${at(towards(corner, before, shorter))}Q${at(corner)} ${at(towards(corner, after, shorter))}`;
  });
  return path;
}

/** The head of a line: a triangle whose point touches what the line leads to. */
export function formatArrowhead(points: readonly Point[]): string {
  const [before, end] = points.slice(-2) as [Point, Point];
  const base = towards(end, before, HEAD);
  const across = { x: (end.y - base.y) / HEAD, y: (base.x - end.x) / HEAD };
  const corner = (side: number) => ({
    x: base.x + across.x * HEAD_HALF * side,
    y: base.y + across.y * HEAD_HALF * side,
  });
  return `M${at(end)}L${at(corner(1))}L${at(corner(-1))}Z`;
}
