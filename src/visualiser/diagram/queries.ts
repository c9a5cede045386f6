import { queryOptions } from '@tanstack/react-query';
import type { ChartGraph } from '../graph/graph.ts';
import type { Direction } from '../layout/layout.ts';
import { renderLayout } from './renderLayout.ts';

async function fetched(file: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(new URL(`data/${file}`, document.baseURI), { signal });
  if (!answer.ok) throw new Error(`${file} could not be read (${answer.status})`);
  return answer.text();
}

/** As much of a chart as a build draws. */
export type Drawn = 'overview' | 'whole';

/** A chart's diagram as it was drawn at build time. Requested as soon as the chart is known, it is there with its data. */
export const drawingQuery = (chart: string, drawn: Drawn, direction: Direction) =>
  queryOptions({
    queryKey: ['drawing', chart, drawn, direction],
    queryFn: ({ signal }) => fetched(`${chart}.${drawn}.${direction}.svg`, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A diagram that no build drew: with some boxes opened (without `collapsed` all of them), or of two versions in one. */
export const layoutQuery = (graph: ChartGraph, direction: Direction, collapsed: readonly string[] | null) =>
  queryOptions({
    queryKey: ['laidOut', graph.id, graph.version, direction, collapsed],
    queryFn: () => renderLayout(graph, { direction, collapsed }),
    staleTime: Number.POSITIVE_INFINITY,
  });
