import type { ChartGraph } from '../graph/graph.ts';
import type { Naming } from '../layout/cards.ts';
import type { Direction } from '../layout/layout.ts';
import type { DrawingTheme } from '../svg/standaloneStyle.ts';

type RenderOptions = {
  direction: Direction;
  /** States that hide what is inside them, in an overview; without it all of the chart is drawn. */
  collapsed?: readonly string[] | null;
  /** With its own style inside, for a file, in one language, and in one theme or as the reader's screen is. */
  isStandalone?: boolean;
  theme?: DrawingTheme;
  naming?: Naming;
};

/**
 * Draws a chart in the page: for folded states, for two versions in one, for a file. What lays it out is loaded with
 * the first call, and works beside the page.
 * @throws with the engine's reason where it cannot be laid out
 */
export async function renderLayout(
  graph: ChartGraph,
  { direction, collapsed = null, isStandalone, theme, naming }: RenderOptions,
): Promise<string> {
  const [{ layOutChart, layOutOpened }, { renderChart }] = await Promise.all([
    import('../layout/layOutChart.ts'),
    import('../svg/renderChart.ts'),
  ]);
  const layout = collapsed
    ? await layOutOpened(graph, direction, new Set(collapsed))
    : await layOutChart(graph, direction);
  return renderChart(graph, layout, { isStandalone, theme, naming });
}
