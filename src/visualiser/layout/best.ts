import type { Direction } from '../catalogue/catalogue.ts';
import { elkGraphOf } from './elkGraph.ts';
import { elkEngine } from './engine.ts';
import { evenRegions } from './evenRegions.ts';
import { withHeads } from './heads.ts';
import type { Layout } from './layout.ts';
import { placedOf } from './placed.ts';
import { costOf, crowdedIn } from './score.ts';
import { trialAt } from './trials.ts';
import type { Visible } from './visible.ts';

async function laidOut(visible: Visible, direction: Direction, trial: number, aside: string[] = []): Promise<Layout> {
  const elk = await elkEngine();
  const { backwards, graph } = elkGraphOf(visible, direction, trialAt(trial), aside);
  const placed = placedOf(visible, await elk.layout(graph), backwards, direction);
  return withHeads(visible, evenRegions(visible, placed));
}

/** One trial: see trials.ts. Where lines run through a state's head, it is laid out once more with room beside it. */
export async function tried(visible: Visible, direction: Direction, trial: number): Promise<Layout> {
  const layout = await laidOut(visible, direction, trial);
  const crowded = crowdedIn(layout);
  return crowded.length === 0 ? layout : laidOut(visible, direction, trial, crowded);
}

/** The layout of the trial that costs least: which of them suits a chart cannot be told beforehand. */
export async function bestOf(visible: Visible, direction: Direction, trials: readonly number[]): Promise<Layout> {
  let best: { layout: Layout; cost: number } | null = null;
  for (const trial of trials) {
    const layout = await tried(visible, direction, trial);
    const cost = costOf(layout);
    if (!best || cost < best.cost) best = { layout, cost };
  }
  if (!best) throw new RangeError('a layout needs a trial');
  return best.layout;
}
