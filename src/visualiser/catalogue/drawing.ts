import type { ChartGraph } from '../graph/graph.ts';
import { graphOf } from '../graph/graphOf.ts';
import { layoutOf } from '../layout/layoutOf.ts';
import { aloneStyle } from '../svg/aloneStyle.ts';
import { drawn } from '../svg/drawn.ts';
import type { Direction } from './catalogue.ts';
import { chartOf } from './everyChart.ts';

/** What gives the diagrams their colours, in places that have none of the store's style sheets. */
export const drawingStyle = (): string => aloneStyle();

/** A chart's diagram as the page shows it: without colours, which its style sheet gives. */
export async function drawing(id: string, direction: Direction): Promise<string> {
  const graph = graphOf(chartOf(id).machine);
  return drawn(graph, await layoutOf(graph, { direction }), {});
}

/** A chart's diagram with its style inside, for documents, and at its end from what it was drawn. */
export async function drawingAlone(graph: ChartGraph, from: string): Promise<string> {
  return `${drawn(graph, await layoutOf(graph, { direction: 'right' }), { isAlone: true })}\n<!-- ${from} -->\n`;
}
