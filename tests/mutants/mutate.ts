import { everyChart } from '../../src/visualiser/catalogue/everyChart.ts';
import { createGraph } from '../../src/visualiser/graph/createGraph.ts';
import { findSurvivors } from './survivors.ts';

/** Every chart's id, in order. */
export const chartIds = [...everyChart.keys()].sort();

/** What a chart's paths notice of its mutants, with the version of the chart that it is known of. */
export function testMutants(id: string) {
  const { machine, samples } = everyChart.get(id) ?? {};
  if (!machine || !samples) throw new Error(`There is no chart "${id}" with samples`);
  return { chart: id, version: createGraph(machine).version, ...findSurvivors(machine, samples) };
}
