import { queryOptions } from '@tanstack/react-query';
import { fetchData } from '../catalogue/queries.ts';
import type { ChartGraph } from '../graph/graph.ts';
import type { Direction } from '../layout/layout.ts';
import { renderLayout } from './renderLayout.ts';

/** As much of a chart as a build draws. */
export type DrawingExtent = 'overview' | 'whole';

/** A chart's diagram as it was drawn at build time. Requested as soon as the chart is known, it is there with its data. */
export const drawingQuery = (chart: string, extent: DrawingExtent, direction: Direction) =>
  queryOptions({
    queryKey: ['drawing', chart, extent, direction],
    queryFn: async ({ signal }) => (await fetchData(`${chart}.${extent}.${direction}.svg`, signal)).text(),
  });

/** A diagram that no build drew: with some boxes opened (without `collapsed` all of them), or of two versions in one. */
export const layoutQuery = (graph: ChartGraph, direction: Direction, collapsedIds: readonly string[] | null) =>
  queryOptions({
    queryKey: ['laidOut', graph.id, graph.version, direction, collapsedIds],
    queryFn: () => renderLayout(graph, { direction, collapsed: collapsedIds }),
  });
