import type { ChartGraph } from '../graph/graph.ts';
import type { Direction } from '../layout/layout.ts';

type Wanted = {
  direction: Direction;
  /** States that hide what is inside them. */
  collapsed?: readonly string[];
  /** With its own style inside, for a file. */
  isAlone?: boolean;
};

/**
 * Draws a chart anew in the page: for folded states, for two versions in one, for a file. What lays it out is loaded with
 * the first call, and works beside the page.
 * @throws with the engine's reason where it cannot be laid out
 */
export async function renderLayout(graph: ChartGraph, { direction, collapsed, isAlone }: Wanted): Promise<string> {
  const [{ layOutChart }, { renderChart }] = await Promise.all([
    import('../layout/layOutChart.ts'),
    import('../svg/renderChart.ts'),
  ]);
  return renderChart(graph, await layOutChart(graph, { direction, collapsed: new Set(collapsed) }), { isAlone });
}
