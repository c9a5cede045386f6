import type { ChartGraph } from '../graph/graph.ts';
import { graphOf } from '../graph/graphOf.ts';
import { keptFrom, keptLayouts } from '../layout/kept.ts';
import type { Layout } from '../layout/layout.ts';
import { layoutOf } from '../layout/layoutOf.ts';
import { aloneStyle } from '../svg/aloneStyle.ts';
import { drawn } from '../svg/drawn.ts';
import type { Direction } from './catalogue.ts';
import { chartOf } from './everyChart.ts';

const kept = import.meta.glob<string>('../layout/kept/*.txt', { query: '?raw', import: 'default', eager: true });

/** What gives the diagrams their colours, in places that have none of the store's style sheets. */
export const drawingStyle = (): string => aloneStyle();

/**
 * Where everything of a chart stands, both ways: as it is kept, for laying all charts out takes long, and laid out anew
 * where the chart is another since, or what lays it out, of which `laidOutBy` is the key.
 */
export async function layoutsOf(graph: ChartGraph, laidOutBy: string): Promise<Record<Direction, Layout>> {
  const text = kept[`../layout/kept/${graph.id}.txt`];
  return (
    (text && keptLayouts(text, keptFrom(graph, laidOutBy), graph)) || {
      right: await layoutOf(graph, { direction: 'right' }),
      down: await layoutOf(graph, { direction: 'down' }),
    }
  );
}

/** A chart's diagram as the page shows it: without colours, which its style sheet gives. */
export async function drawing(id: string, direction: Direction, laidOutBy: string): Promise<string> {
  const graph = graphOf(chartOf(id).machine);
  return drawn(graph, (await layoutsOf(graph, laidOutBy))[direction]);
}

/** A chart's diagram with its style inside, for documents. */
export const drawingAlone = (graph: ChartGraph, layout: Layout): string =>
  `${drawn(graph, layout, { isAlone: true })}\n`;
