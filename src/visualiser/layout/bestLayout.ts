import { createElkGraph } from './elkGraph.ts';
import { getElkEngine } from './engine.ts';
import { evenRegions } from './evenRegions.ts';
import { placeHeads } from './heads.ts';
import type { Direction, Layout } from './layout.ts';
import { findCrowdedStates, getCost } from './score.ts';
import { toLayout } from './toLayout.ts';
import { getTrial } from './trials.ts';
import type { Visible } from './visible.ts';

async function laidOut(visible: Visible, direction: Direction, trial: number, aside: string[] = []): Promise<Layout> {
  const elk = await getElkEngine();
  const { backwards, graph } = createElkGraph(visible, direction, getTrial(trial), aside);
  const placed = toLayout(visible, await elk.layout(graph), backwards, direction);
  return placeHeads(visible, evenRegions(visible, placed));
}

/** One trial: see trials.ts. Where lines run through a state's head, it is laid out once more with room beside it. */
export async function runTrial(visible: Visible, direction: Direction, trial: number): Promise<Layout> {
  const layout = await laidOut(visible, direction, trial);
  const crowded = findCrowdedStates(layout);
  return crowded.length === 0 ? layout : laidOut(visible, direction, trial, crowded);
}

/** The layout of the trial that costs least: which of them suits a chart cannot be known beforehand. */
export async function findBestLayout(
  visible: Visible,
  direction: Direction,
  trials: readonly number[],
): Promise<Layout> {
  let best: { layout: Layout; cost: number } | null = null;
  for (const trial of trials) {
    const layout = await runTrial(visible, direction, trial);
    const cost = getCost(layout);
    if (!best || cost < best.cost) best = { layout, cost };
  }
  if (!best) throw new RangeError('a layout needs a trial');
  return best.layout;
}
