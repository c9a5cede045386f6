import type { Box, Layout, Point } from './layout.ts';
import type { Visible, VisibleState } from './visible.ts';

const MARGIN = 16;
const APART = 6;

type Axis = { from: 'x' | 'y'; size: 'width' | 'height'; side: 'y' | 'x' };
const ALONG = {
  right: { from: 'x', size: 'width', side: 'y' },
  down: { from: 'y', size: 'height', side: 'x' },
} as const satisfies Record<Layout['direction'], Axis>;

const getParallels = (outer: VisibleState): VisibleState[] => [
  ...(outer.state.kind === 'parallel' ? [outer] : []),
  ...outer.inside.flatMap(getParallels),
];

const doTouch = (a: Box, b: Box) =>
  a.x < b.x + b.width + APART &&
  a.x + a.width + APART > b.x &&
  a.y < b.y + b.height + APART &&
  a.y + a.height + APART > b.y;

/** What must not stand in a strip that a region grows into: labels, and lines that run across it. */
function getObstacles({ edges, initials }: Layout, { side }: Axis): Box[] {
  const across = [...edges, ...initials].flatMap(({ points }) =>
    points.slice(1).flatMap((point, at): Box[] => {
      const before = points[at] as Point;
      const [x, y] = [Math.min(point.x, before.x), Math.min(point.y, before.y)];
      const box = { x, y, width: Math.abs(point.x - before.x), height: Math.abs(point.y - before.y) };
      return point[side] === before[side] ? [] : [box];
    }),
  );
  const dots = initials.map(({ dot }) => ({ ...dot, width: 0, height: 0 }));
  return [...across, ...dots, ...edges.flatMap(({ rows }) => rows.map(({ box }) => box))];
}

/**
 * Makes the regions of each inner state that goes on in several at once equally long, like bands, where nothing stands in
 * the way. ELK makes each as small as what is inside.
 */
export function evenRegions(visible: Visible, layout: Layout): Layout {
  const axis = ALONG[layout.direction];
  const { from, size } = axis;
  const obstacles = getObstacles(layout, axis);
  const boxes = new Map(layout.states.map(({ id, box }) => [id, box]));
  const boxIn = (one: VisibleState) => boxes.get(one.state.id) as Box;
  const ends = new Map<string, { old: Box; now: Box }>();

  for (const parallel of getParallels(visible.root)) {
    const outer = boxIn(parallel);
    const top = from === 'y' ? Math.min(...parallel.inside.map((region) => boxIn(region).y)) : outer.x + MARGIN;
    const end = outer[from] + outer[size] - MARGIN;
    for (const region of parallel.inside.filter(({ inside }) => inside.length > 0)) {
      const old = boxIn(region);
      const others = parallel.inside.filter((one) => one !== region).map(boxIn);
      const isFree = (start: number, length: number) => {
        const strip = { ...old, [from]: start, [size]: length };
        return length > 0 && ![...obstacles, ...others].some((box) => doTouch(strip, box));
      };
      const begin = isFree(top, old[from] - top) ? top : old[from];
      const last = old[from] + old[size];
      const until = isFree(last, end - last) ? end : last;
      const now = { ...old, [from]: begin, [size]: until - begin };
      boxes.set(region.state.id, now);
      ends.set(region.state.id, { old, now });
    }
  }

  /** A line that ended at a region's old border ends at its new one. */
  const stretchPoint = (point: Point, id: string): Point => {
    const region = ends.get(id);
    if (!region) return point;
    const { old, now } = region;
    if (Math.abs(point[from] - old[from]) < 1) return { ...point, [from]: now[from] };
    const last = old[from] + old[size];
    return Math.abs(point[from] - last) < 1 ? { ...point, [from]: now[from] + now[size] } : point;
  };

  return {
    ...layout,
    states: layout.states.map((state) => ({ ...state, box: boxes.get(state.id) as Box })),
    edges: layout.edges.map((edge) => ({
      ...edge,
      points: edge.points.map((point, at) => {
        if (at === 0) return stretchPoint(point, edge.source);
        return at === edge.points.length - 1 ? stretchPoint(point, edge.target) : point;
      }),
    })),
  };
}
