import type { Direction } from '../catalogue/catalogue.ts';
import type { ChartGraph } from '../graph/graph.ts';
import { bandsOf, regionsOf } from './bands.ts';
import { elkGraphOf, TRIALS } from './elkGraph.ts';
import { elkEngine } from './engine.ts';
import type { Layout } from './layout.ts';
import { placedOf } from './placed.ts';
import { costOf } from './score.ts';
import { type Visible, visibleOf } from './visible.ts';

type Wanted = {
  direction: Direction;
  /** States that hide what is inside them. */
  collapsed?: ReadonlySet<string>;
};

/** The best of several layouts: which settings suit a chart cannot be told beforehand. */
async function bestOf(visible: Visible, direction: Direction): Promise<Layout> {
  const elk = await elkEngine();
  let best: { layout: Layout; cost: number } | null = null;
  for (const trial of TRIALS) {
    const { backwards, graph } = elkGraphOf(visible, direction, trial);
    const layout = placedOf(visible, await elk.layout(graph), backwards, direction);
    const cost = costOf(layout);
    if (!best || cost < best.cost) best = { layout, cost };
  }
  return (best as { layout: Layout }).layout;
}

/** Where everything of a chart stands in its diagram. The same chart always stands the same way. */
export async function layoutOf(graph: ChartGraph, { direction, collapsed = new Set() }: Wanted): Promise<Layout> {
  const visible = visibleOf(graph, collapsed);
  const regions = regionsOf(visible);
  if (!regions) return bestOf(visible, direction);
  const bands: Layout[] = [];
  for (const region of regions) bands.push(await bestOf(region.visible, direction));
  return bandsOf(visible.root, regions, bands, direction);
}
