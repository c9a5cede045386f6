import { AREAS } from './areas.ts';
import type { Catalogue, ChartData, ChartEntry } from './catalogue.ts';
import { childrenOf, parentsOf } from './nesting.ts';

/** The list of flows by area, with how they nest. */
export function catalogueOf(charts: readonly ChartData[]): Catalogue {
  const byId = new Map(charts.map((chart) => [chart.graph.id, chart]));
  const entryOf = (chart: ChartData): ChartEntry => {
    const { id, description, states, transitions } = chart.graph;
    return {
      id,
      description,
      states: states.length,
      transitions: transitions.length,
      paths: chart.paths.length,
      children: childrenOf(chart),
      parents: parentsOf(charts, id),
    };
  };
  const areas = AREAS.map(({ name, charts: ids }) => ({
    name,
    charts: ids.flatMap((id) => byId.get(id) ?? []).map(entryOf),
  }));
  return { areas: areas.filter((area) => area.charts.length > 0) };
}
