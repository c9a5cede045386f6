import { stateCardOf } from './cards.ts';
import type { Box, Point } from './layout.ts';
import type { VisibleState } from './visible.ts';

const APART = 4;

/** From where to where a line keeps a strip from being written on. */
function takenBy(points: readonly Point[], { y, height }: Box): [number, number][] {
  return points.slice(1).flatMap((point, at): [number, number][] => {
    const before = points[at] as Point;
    const isInside = Math.max(point.y, before.y) > y && Math.min(point.y, before.y) < y + height;
    return isInside ? [[Math.min(point.x, before.x) - APART, Math.max(point.x, before.x) + APART]] : [];
  });
}

/** Where the head of an outer state stands: as far left as no line runs through it. */
export function headOf(visible: VisibleState, box: Box, lines: readonly (readonly Point[])[]): Box {
  const { width, height } = stateCardOf(visible);
  const strip = { ...box, height };
  const taken = lines.flatMap((points) => takenBy(points, strip));
  const last = box.x + box.width - width;
  const places = [box.x, ...taken.map(([, to]) => to).filter((x) => x >= box.x && x <= last)].sort((a, b) => a - b);
  const linesAt = (x: number) => taken.filter(([from, to]) => from < x + width && to > x).length;
  const [best = box.x] = places.toSorted((a, b) => linesAt(a) - linesAt(b) || a - b);
  return { x: best, y: box.y, width, height };
}
