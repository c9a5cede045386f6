import type { Size } from './size.ts';
import { type Area, findFreePoint, getArea, type PlanPoint, type Wall } from './wallPlan.ts';

/** A piece that comes so near to a line, in millimetres, hangs on it. */
const SNAP_DISTANCE = 20;

type Span = { from: number; to: number };
const toHorizontalSpan = ({ x, width }: Area): Span => ({ from: x, to: x + width });
const toVerticalSpan = ({ y, height }: Area): Span => ({ from: y, to: y + height });
const isBeside = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/**
 * Lines for the middle of something of a length: on one edge or on the middle of another piece; and for those that are
 * beside it, a gap away, or as far from one as from the other.
 */
function getLines(length: number, all: readonly Span[], beside: readonly Span[], gap: number): number[] {
  const half = length / 2;
  return [
    ...all.flatMap(({ from, to }) => [from + half, to - half, (from + to) / 2]),
    ...beside.flatMap(({ from, to }) => [from - gap - half, to + gap + half]),
    ...beside.flatMap(({ to }) => beside.filter(({ from }) => from >= to + length).map(({ from }) => (to + from) / 2)),
  ];
}

/** The line that is nearest, where one is in reach. */
const snapTo = (value: number, lines: readonly number[]): number =>
  lines.reduce((best, line) => (Math.abs(line - value) < Math.abs(best - value) ? line : best), lines[0] ?? value);
const isInReach = (line: number, value: number) => Math.abs(line - value) <= SNAP_DISTANCE;

/**
 * Where a piece hangs that was let go near a line: edges and middles of the others, the gap that all keep, the middle of
 * two, the middle of the wall and eye level. In whole millimetres, and always at a free place; null where there is none.
 */
export function snap(size: Size, wish: PlanPoint, wall: Wall, others: readonly Area[], gap: number): PlanPoint | null {
  const own = getArea(size, wish);
  const besideX = others.filter((area) => isBeside(toVerticalSpan(area), toVerticalSpan(own))).map(toHorizontalSpan);
  const besideY = others.filter((area) => isBeside(toHorizontalSpan(area), toHorizontalSpan(own))).map(toVerticalSpan);
  const x = snapTo(wish.x, [wall.width / 2, ...getLines(size.width, others.map(toHorizontalSpan), besideX, gap)]);
  const y = snapTo(wish.y, [wall.eyeLevel, ...getLines(size.height, others.map(toVerticalSpan), besideY, gap)]);
  const place = { x: isInReach(x, wish.x) ? x : wish.x, y: isInReach(y, wish.y) ? y : wish.y };
  return findFreePoint(size, place, wall, others);
}
