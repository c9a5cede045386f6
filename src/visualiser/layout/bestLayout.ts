import type { ChartGraph } from '../graph/graph.ts';
import { getRegions, stackRegions } from './bands.ts';
import { BEST_TRIALS } from './bestTrials.ts';
import { createElkGraph } from './elkGraph.ts';
import { getElkEngine } from './engine.ts';
import { evenRegions } from './evenRegions.ts';
import { placeHeads } from './heads.ts';
import type { Direction, Layout } from './layout.ts';
import { findCrowdedStates, getCost } from './score.ts';
import { toLayout } from './toLayout.ts';
import { getTrial } from './trials.ts';
import { type Extent, getVisible, type Visible } from './visible.ts';

export type Wanted = {
  direction: Direction;
  extent: Extent;
  /** For a page, which is narrow. */
  isPage?: boolean;
  /** No lines are left, and it is still too wide. */
  isPacked?: boolean;
};

async function laidOut(visible: Visible, wanted: Wanted, trial: number, aside: string[] = []): Promise<Layout> {
  const { direction, extent, isPage, isPacked } = wanted;
  const elk = await getElkEngine();
  const { backwards, graph } = createElkGraph(visible, direction, getTrial(trial), { aside, isPage, isPacked });
  const drawn = { direction, isOverview: extent.isOverview, jumps: [...extent.jumps] };
  const placed = toLayout(visible, await elk.layout(graph), backwards, drawn);
  return placeHeads(visible, evenRegions(visible, placed));
}

/** One trial: see trials.ts. Where lines run through a state's head, it is laid out once more with room beside it. */
export async function runTrial(visible: Visible, wanted: Wanted, trial: number): Promise<Layout> {
  const layout = await laidOut(visible, wanted, trial);
  const crowded = findCrowdedStates(layout);
  return crowded.length === 0 ? layout : laidOut(visible, wanted, trial, crowded);
}

/** The layout of the trial that costs least: which of them suits a chart cannot be known beforehand. */
async function findBestLayout(visible: Visible, wanted: Wanted, trials: readonly number[]): Promise<Layout> {
  let best: { layout: Layout; cost: number } | null = null;
  for (const trial of trials) {
    const layout = await runTrial(visible, wanted, trial);
    const cost = getCost(layout);
    if (!best || cost < best.cost) best = { layout, cost };
  }
  if (!best) throw new RangeError('a layout needs a trial');
  return best.layout;
}

/** The more lines, the longer a trial takes: how many of them a chart is worth, up to so many lines. */
const WORTH = [
  { lines: 30, trials: [0, 1, 2, 3] },
  { lines: 60, trials: [0, 1] },
  { lines: Number.POSITIVE_INFINITY, trials: [0] },
];

/** Of a chart that is drawn whole, the best trial may be known. */
function trialsFor({ root, bundles }: Visible, { extent: { isOverview, collapsed }, isPage }: Wanted): number[] {
  if (isPage) return [0];
  const found = BEST_TRIALS[root.state.id];
  if (found !== undefined && !isOverview && collapsed.size === 0) return [found];
  return WORTH.find(({ lines }) => bundles.length <= lines)?.trials ?? [0];
}

/** As much of a chart as is wanted, with every line; `trials` are tried where the best one is not known. */
export async function layOutExtent(graph: ChartGraph, wanted: Wanted, trials?: readonly number[]): Promise<Layout> {
  const visible = getVisible(graph, wanted.extent);
  const regions = getRegions(visible);
  const best = (part: Visible) => findBestLayout(part, wanted, trials ?? trialsFor(part, wanted));
  if (!regions) return best(visible);
  const bands: Layout[] = [];
  for (const region of regions) bands.push(await best(region.visible));
  return stackRegions(visible.root, regions, bands);
}
