import type { Point } from '../layout/layout.ts';

const ROUNDING = 6;
const HEAD_LENGTH = 7;
const HEAD_HALF_WIDTH = 3.5;

const formatPoint = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const moveTowards = (from: Point, to: Point, length: number): Point => {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / distance) * length, y: from.y + ((to.y - from.y) / distance) * length };
};

/** A line through points, its corners rounded. It ends where its head begins. */
export function formatRoute(points: readonly Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  let path = `M${formatPoint(first)}`;
  rest.forEach((corner, index) => {
    const before = points[index] as Point;
    const after = points[index + 2];
    if (!after) {
      path += `L${formatPoint(moveTowards(corner, before, HEAD_LENGTH - 1))}`;
      return;
    }
    const radius = Math.min(
      ROUNDING,
      Math.hypot(corner.x - before.x, corner.y - before.y) / 2,
      Math.hypot(after.x - corner.x, after.y - corner.y) / 2,
    );
    path += `L${formatPoint(moveTowards(corner, before, radius))}Q${formatPoint(corner)} ${formatPoint(moveTowards(corner, after, radius))}`;
  });
  return path;
}

/** The head of a line: a triangle whose point touches what the line leads to. */
export function formatArrowhead(points: readonly Point[]): string {
  const [before, end] = points.slice(-2) as [Point, Point];
  const base = moveTowards(end, before, HEAD_LENGTH);
  const across = { x: (end.y - base.y) / HEAD_LENGTH, y: (base.x - end.x) / HEAD_LENGTH };
  const corner = (side: number) => ({
    x: base.x + across.x * HEAD_HALF_WIDTH * side,
    y: base.y + across.y * HEAD_HALF_WIDTH * side,
  });
  return `M${formatPoint(end)}L${formatPoint(corner(1))}L${formatPoint(corner(-1))}Z`;
}
