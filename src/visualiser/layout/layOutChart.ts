import type { ChartGraph } from '../graph/graph.ts';
import { layOutExtent, type Wanted } from './bestLayout.ts';
import type { Direction, Layout } from './layout.ts';
import { findLongestLines, findWorstLines, getCost, scoreLayout } from './score.ts';
import { getTopFolds, WHOLE } from './visible.ts';

type Size = { width: number; height: number };
type Limits = { crossings: number; width?: number };

/** How many trials the overview is worth: it is small, and what everybody sees first. */
const OVERVIEW_TRIALS = [0, 1, 2, 3, 4];
/** Where an overview is to fit without being made smaller, in px: beside list and panel, and on a phone. */
const FRAMES: Record<Direction, Size> = { right: { width: 740, height: 580 }, down: { width: 420, height: 560 } };

/** In the overview no two lines cross; elsewhere a few may. */
const OVERVIEW: Limits = { crossings: 0 };
const OPENED: Limits = { crossings: 6 };

const packed = (wanted: Wanted, jumps: ReadonlySet<string>): Wanted => ({
  ...wanted,
  extent: { ...wanted.extent, jumps },
  isPacked: true,
});

/** Takes lines away, which are then reported in the boxes that they leave, until a layout keeps to its limits. */
async function untangle(graph: ChartGraph, wanted: Wanted, limits: Limits, trials?: number[]) {
  const jumps = new Set(wanted.extent.jumps);
  for (;;) {
    const layout = await layOutExtent(graph, { ...wanted, extent: { ...wanted.extent, jumps } }, trials);
    const isTangled = scoreLayout(layout).crossings > limits.crossings;
    const isWide = limits.width !== undefined && layout.width > limits.width;
    const worst = isTangled ? findWorstLines(layout) : isWide ? findLongestLines(layout) : [];
    if (worst.length === 0 && isWide && !wanted.isPacked) return untangle(graph, packed(wanted, jumps), limits, trials);
    if (worst.length === 0) return layout;
    for (const id of worst) jumps.add(id);
  }
}

/** Boxes say less than lines; and what does not fit is made smaller, until its names cannot be read. */
const getOverviewCost = (layout: Layout, frame: Size) => {
  const scale = Math.min(1, frame.width / layout.width, frame.height / layout.height);
  return 60 * layout.jumps.length + getCost(layout) + 600 * (1 - scale);
};

/**
 * The overview: the states right inside a chart as named boxes, one line between two of them, none across another. It
 * runs the way in which it fits best into a wide frame ('right') or a narrow one ('down').
 */
export async function layOutOverview(graph: ChartGraph, frame: Direction): Promise<Layout> {
  const extent = { ...WHOLE, isOverview: true, collapsed: new Set(getTopFolds(graph)) };
  let best: { layout: Layout; cost: number } | null = null;
  for (const direction of ['right', 'down'] as const)
    for (const trial of OVERVIEW_TRIALS) {
      const layout = await untangle(graph, { direction, extent }, OVERVIEW, [trial]);
      const cost = getOverviewCost(layout, FRAMES[frame]);
      if (!best || cost < best.cost) best = { layout, cost };
    }
  return (best as { layout: Layout }).layout;
}

/** The overview with some of its boxes opened in place: all but the states in `collapsed`. */
export const layOutOpened = (graph: ChartGraph, direction: Direction, collapsed: ReadonlySet<string>) =>
  untangle(graph, { direction, extent: { ...WHOLE, isOverview: true, collapsed } }, OPENED);

/** Where everything of a chart stands in its diagram. The same chart always stands the same way. */
export const layOutChart = (graph: ChartGraph, direction: Direction): Promise<Layout> =>
  untangle(graph, { direction, extent: WHOLE }, OPENED);

/** A chart, or one state of it, downwards and no wider than a page, in px. */
export const layOutPage = (graph: ChartGraph, width: number): Promise<Layout> =>
  untangle(graph, { direction: 'down', extent: WHOLE, isPage: true }, { ...OPENED, width });
