import { createStateCard } from './cards.ts';
import type { Box, Direction, Layout, PlacedEdge, Point } from './layout.ts';
import { getLineages } from './ranks.ts';
import type { Bundle, Visible, VisibleState } from './visible.ts';

const MARGIN = 16;
const GAP = 14;
/** Downwards, regions stand side by side as far as this many px. */
const WIDE = 900;

type Region = { visible: Visible; bundles: Bundle[] };

/**
 * The regions of a chart that goes on in several at once, each with the lines inside it; null where the chart is another,
 * or a line leads from one region to another. Each is laid out by itself: smaller, in declared order, and as a band.
 */
export function getRegions({ root, bundles }: Visible): Region[] | null {
  if (root.state.kind !== 'parallel' || root.inside.length === 0) return null;
  const lineages = getLineages(root);
  const regionAt = (id: string) => lineages.get(id)?.[1];
  const regions = root.inside.map((region): Region => ({ visible: { root: region, bundles: [] }, bundles: [] }));
  for (const bundle of bundles) {
    const [from, to] = [regionAt(bundle.source), regionAt(bundle.target)];
    const region = regions.find(({ visible }) => visible.root.state.id === to);
    if (!region || (from !== undefined && from !== to)) return null;
    // What the whole chart answers enters its region from the outside.
    region.visible.bundles.push(from === undefined ? { ...bundle, source: to as string } : bundle);
    region.bundles.push(bundle);
  }
  return regions;
}

const moved = <P extends Point>(point: P, x: number, y: number): P => ({ ...point, x: point.x + x, y: point.y + y });

const movedEdge = (edge: PlacedEdge, x: number, y: number): PlacedEdge => ({
  ...edge,
  points: edge.points.map((point) => moved(point, x, y)),
  rows: edge.rows.map((row) => ({ ...row, box: moved(row.box, x, y) })),
});

function movedLayout(layout: Layout, x: number, y: number): Layout {
  return {
    ...layout,
    states: layout.states.map((state) => ({ ...state, box: moved(state.box, x, y), head: moved(state.head, x, y) })),
    initials: layout.initials.map(({ owner, dot, points }) => ({
      owner,
      dot: moved(dot, x, y),
      points: points.map((point) => moved(point, x, y)),
    })),
    edges: layout.edges.map((edge) => movedEdge(edge, x, y)),
  };
}

/** Bands one below the other; downwards, narrow ones side by side. */
function stacked(
  bands: Layout[],
  direction: Direction,
  top: number,
): { at: Point[]; rows: number[][]; width: number; height: number } {
  const widest = Math.max(...bands.map(({ width }) => width));
  const limit = direction === 'down' ? Math.max(widest, WIDE) : 0;
  const rows: number[][] = [];
  let used = Number.POSITIVE_INFINITY;
  bands.forEach(({ width }, place) => {
    if (used + GAP + width > limit) {
      rows.push([place]);
      used = width;
      return;
    }
    rows.at(-1)?.push(place);
    used += GAP + width;
  });
  const at: Point[] = [];
  let y = top;
  let inner = widest;
  for (const row of rows) {
    let x = MARGIN;
    for (const place of row) {
      at[place] = { x, y };
      x += (bands[place] as Layout).width + GAP;
    }
    inner = Math.max(inner, x - GAP - MARGIN);
    y += Math.max(...row.map((place) => (bands[place] as Layout).height)) + GAP;
  }
  return { at, rows, width: inner + 2 * MARGIN, height: y - GAP + MARGIN };
}

/** Puts the regions of a chart together as bands of one width. */
export function stackRegions(root: VisibleState, regions: Region[], bands: Layout[]): Layout {
  const { direction, isOverview, jumps } = bands[0] as Layout;
  const card = createStateCard(root);
  const { at, rows, width, height } = stacked(bands, direction, card.height + 10);
  const whole = Math.max(width, card.width + 2 * MARGIN);
  const box: Box = { x: 0, y: 0, width: whole, height };
  const head: Box = { x: 0, y: 0, width: card.width, height: card.height };
  const placed = bands.map((band, place) => {
    const { x, y } = at[place] as Point;
    const layout = movedLayout(band, x, y);
    const row = rows.find((one) => one.includes(place)) as number[];
    const [first, ...others] = layout.states as [Layout['states'][number], ...Layout['states']];
    const isLast = row.at(-1) === place;
    const grown = {
      ...first.box,
      width: isLast ? whole - MARGIN - x : first.box.width,
      height: Math.max(...row.map((one) => (bands[one] as Layout).height)),
    };
    const edges = layout.edges.map((edge, index): PlacedEdge => {
      const { source } = (regions[place] as Region).bundles[index] as Bundle;
      if (source !== root.state.id) return edge;
      const [start] = edge.points as [Point];
      const outside = start.x === x ? { x: 0, y: start.y } : { x: start.x, y: start.y - 10 };
      return { ...edge, source, points: [outside, ...edge.points.slice(1)] };
    });
    return { ...layout, states: [{ ...first, box: grown }, ...others], edges };
  });
  return {
    direction,
    isOverview,
    jumps,
    width: whole,
    height,
    states: [
      { id: root.state.id, box, head, hasInside: true, isCollapsed: false },
      ...placed.flatMap(({ states }) => states),
    ],
    initials: placed.flatMap(({ initials }) => initials),
    edges: placed.flatMap(({ edges }) => edges),
  };
}
