import type { ChartGraph } from '../graph/graph.ts';
import { getRegions, stackRegions } from './bands.ts';
import { findBestLayout } from './bestLayout.ts';
import { BEST_TRIALS } from './bestTrials.ts';
import type { Direction, Layout } from './layout.ts';
import { getVisible, type Visible } from './visible.ts';

type Wanted = {
  direction: Direction;
  /** States that hide what is inside them. */
  collapsed?: ReadonlySet<string>;
};

/** The more lines, the longer a trial takes: how many of them a chart is worth, up to so many lines. */
const WORTH = [
  { lines: 30, trials: [0, 1, 2, 3] },
  { lines: 60, trials: [0, 1] },
  { lines: Number.POSITIVE_INFINITY, trials: [0] },
];

/** Of a chart that is drawn whole, the best trial may be known. */
function trialsFor({ root, bundles }: Visible, isWhole: boolean): number[] {
  const found = BEST_TRIALS[root.state.id];
  if (found !== undefined && isWhole) return [found];
  const few = WORTH.find(({ lines }) => bundles.length <= lines)?.trials ?? [];
  return found === undefined ? few : [...new Set([found, ...few])];
}

/** Where everything of a chart stands in its diagram. The same chart always stands the same way. */
export async function layOutChart(graph: ChartGraph, { direction, collapsed = new Set() }: Wanted): Promise<Layout> {
  const visible = getVisible(graph, collapsed);
  const isWhole = collapsed.size === 0;
  const regions = getRegions(visible);
  if (!regions) return findBestLayout(visible, direction, trialsFor(visible, isWhole));
  const bands: Layout[] = [];
  for (const region of regions)
    bands.push(await findBestLayout(region.visible, direction, trialsFor(region.visible, isWhole)));
  return stackRegions(visible.root, regions, bands, direction);
}
