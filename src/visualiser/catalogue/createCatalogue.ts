import { AREAS } from './areas.ts';
import type { Catalogue, ChartData, ChartEntry } from './catalogue.ts';

type ChartInvocations = Pick<ChartData, 'graph' | 'invocations'>;

/** The charts that a chart runs. */
const getChildren = ({ invocations }: ChartInvocations): string[] => [
  ...new Set(Object.values(invocations).flatMap((invocation) => ('chart' in invocation ? [invocation.chart] : []))),
];

/** The charts that run a chart. */
export const getParents = (charts: readonly ChartInvocations[], id: string): string[] =>
  charts.filter((chart) => getChildren(chart).includes(id)).map(({ graph }) => graph.id);

/** The list of flows by area, with how they nest. */
export function createCatalogue(charts: readonly ChartData[]): Catalogue {
  const chartsById = new Map(charts.map((chart) => [chart.graph.id, chart]));
  const getEntry = (chart: ChartData): ChartEntry => {
    const { id, description, states, transitions } = chart.graph;
    return {
      id,
      description,
      states: states.length,
      transitions: transitions.length,
      paths: chart.paths.length,
      children: getChildren(chart),
      parents: getParents(charts, id),
    };
  };
  const areas = AREAS.map(({ name, charts: ids }) => ({
    name,
    charts: ids.flatMap((id) => chartsById.get(id) ?? []).map(getEntry),
  }));
  return { areas: areas.filter((area) => area.charts.length > 0) };
}
