import { AREAS } from './areas.ts';
import type { Catalogue, ChartData, ChartEntry } from './catalogue.ts';

type Nested = Pick<ChartData, 'graph' | 'invoked'>;

/** The charts that a chart runs. */
const getChildren = ({ invoked }: Nested): string[] => [
  ...new Set(Object.values(invoked).flatMap((invocation) => ('chart' in invocation ? [invocation.chart] : []))),
];

/** The charts that run a chart. */
export const getParents = (charts: readonly Nested[], id: string): string[] =>
  charts.filter((chart) => getChildren(chart).includes(id)).map(({ graph }) => graph.id);

/** The list of flows by area, with how they nest. */
export function createCatalogue(charts: readonly ChartData[]): Catalogue {
  const byId = new Map(charts.map((chart) => [chart.graph.id, chart]));
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
    charts: ids.flatMap((id) => byId.get(id) ?? []).map(getEntry),
  }));
  return { areas: areas.filter((area) => area.charts.length > 0) };
}
