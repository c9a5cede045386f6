import { createStateCard } from './cards.ts';
import type { Box, Layout, PlacedEdge, Point } from './layout.ts';
import type { Visible, VisibleState } from './visible.ts';

const APART = 4;

/** From where to where a line keeps a strip from being written on. */
function getOccupiedSpans(points: readonly Point[], { y, height }: Box): [number, number][] {
  return points.slice(1).flatMap((point, at): [number, number][] => {
    const before = points[at] as Point;
    const isInside = Math.max(point.y, before.y) > y && Math.min(point.y, before.y) < y + height;
    return isInside ? [[Math.min(point.x, before.x) - APART, Math.max(point.x, before.x) + APART]] : [];
  });
}

/** A line that comes down from a state's upper border into the state. */
const comesDown = ({ source, points: [start, next] }: PlacedEdge, id: string, { y }: Box) =>
  source === id && start !== undefined && next !== undefined && start.x === next.x && start.y === y && next.y > y;

/** Where the head of an outer state stands: as far left as no line runs through it. */
function getHead(visible: VisibleState, box: Box, { edges, initials }: Layout): Box {
  const { width, height } = createStateCard(visible);
  const strip = { ...box, height };
  const lines = [...edges.filter((edge) => !comesDown(edge, visible.state.id, box)), ...initials];
  const occupied = lines.flatMap(({ points }) => getOccupiedSpans(points, strip));
  const last = box.x + box.width - width;
  const places = [box.x, ...occupied.map(([, to]) => to).filter((x) => x >= box.x && x <= last)].sort((a, b) => a - b);
  const linesAt = (x: number) => occupied.filter(([from, to]) => from < x + width && to > x).length;
  const [best = box.x] = places.toSorted((a, b) => linesAt(a) - linesAt(b) || a - b);
  return { x: best, y: box.y, width, height };
}

/** Lines that come down from a state itself begin below its head, where they would run through it. */
function startBelow(edge: PlacedEdge, { id, box, head }: Layout['states'][number]): PlacedEdge {
  const [start, ...others] = edge.points as [Point, ...Point[]];
  if (!comesDown(edge, id, box) || start.x < head.x - APART || start.x > head.x + head.width + APART) return edge;
  return { ...edge, points: [{ x: start.x, y: head.y + head.height }, ...others] };
}

/** Finds a place for what stands at the top of each state that holds others. */
export function placeHeads({ root }: Visible, layout: Layout): Layout {
  const outer = new Map<string, VisibleState>();
  const collect = (one: VisibleState) => {
    if (one.inside.length > 0) outer.set(one.state.id, one);
    for (const inner of one.inside) collect(inner);
  };
  collect(root);
  const states = layout.states.map((state) => {
    const visible = outer.get(state.id);
    return visible ? { ...state, head: getHead(visible, state.box, layout) } : state;
  });
  const headed = new Map(states.filter(({ id }) => outer.has(id)).map((state) => [state.id, state]));
  const edges = layout.edges.map((edge) => {
    const source = headed.get(edge.source);
    return source ? startBelow(edge, source) : edge;
  });
  return { ...layout, states, edges };
}
