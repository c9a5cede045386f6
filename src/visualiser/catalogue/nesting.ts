import type { ChartData } from './catalogue.ts';

type Nested = Pick<ChartData, 'graph' | 'invoked'>;

/** The charts that a chart runs. */
export const getChildren = ({ invoked }: Nested): string[] => [
  ...new Set(Object.values(invoked).flatMap((invocation) => ('chart' in invocation ? [invocation.chart] : []))),
];

/** The charts that run a chart. */
export const getParents = (charts: readonly Nested[], id: string): string[] =>
  charts.filter((chart) => getChildren(chart).includes(id)).map(({ graph }) => graph.id);
