import type { Catalogue, ChartEntry } from './catalogue.ts';

/** A flow, and under it those of the same area that it runs. */
export type ChartTree = { chart: ChartEntry; inside: ChartTree[] };

/** The flows of one area: each stands once, under the first flow of the area that runs it. */
export function nestCharts(charts: readonly ChartEntry[]): ChartTree[] {
  const above = (chart: ChartEntry) => charts.find(({ id }) => id !== chart.id && chart.parents.includes(id));
  const under = (parent: ChartEntry | undefined): ChartTree[] =>
    charts.filter((chart) => above(chart)?.id === parent?.id).map((chart) => ({ chart, inside: under(chart) }));
  return under(undefined);
}

/** Every flow of the catalogue, by area. */
export const listCharts = ({ areas }: Catalogue): ChartEntry[] => areas.flatMap(({ charts }) => charts);
