import { createGraph } from '../graph/createGraph.ts';
import type { ChartGraph } from '../graph/graph.ts';
import { layOutChart } from '../layout/layOutChart.ts';
import type { Direction, Layout } from '../layout/layout.ts';
import { createLayoutKey, parseLayouts } from '../layout/savedLayouts.ts';
import { renderChart } from '../svg/renderChart.ts';
import { getStandaloneStyle } from '../svg/standaloneStyle.ts';
import { getChart } from './everyChart.ts';

const savedLayouts = import.meta.glob<string>('../layout/saved/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What gives the diagrams their colours, in places that have none of the store's style sheets. */
export const getDrawingStyle = (): string => getStandaloneStyle();

/**
 * Where everything of a chart stands, both ways: as it is stored, for laying all charts out takes long, and laid out anew
 * where the chart is another since, or what lays it out, of which `laidOutBy` is the key.
 */
export async function getLayouts(graph: ChartGraph, laidOutBy: string): Promise<Record<Direction, Layout>> {
  const text = savedLayouts[`../layout/saved/${graph.id}.txt`];
  return (
    (text && parseLayouts(text, createLayoutKey(graph, laidOutBy), graph)) || {
      right: await layOutChart(graph, { direction: 'right' }),
      down: await layOutChart(graph, { direction: 'down' }),
    }
  );
}

/** A chart's diagram as the page shows it: without colours, which its style sheet gives. */
export async function drawChart(id: string, direction: Direction, laidOutBy: string): Promise<string> {
  const graph = createGraph(getChart(id).machine);
  return renderChart(graph, (await getLayouts(graph, laidOutBy))[direction]);
}

/** A chart's diagram with its style inside, for documents. */
export const drawStandaloneChart = (graph: ChartGraph, layout: Layout): string =>
  `${renderChart(graph, layout, { isAlone: true })}\n`;
