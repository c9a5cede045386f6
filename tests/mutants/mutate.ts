import { everyChart } from '../../src/visualiser/catalogue/everyChart.ts';
import { graphOf } from '../../src/visualiser/graph/graphOf.ts';
import { survivorsOf } from './survivors.ts';

/** Every chart's id, in order. */
export const charts = [...everyChart.keys()].sort();

/** What a chart's paths notice of its mutants, with the version of the chart that it is told of. */
export function mutate(id: string) {
  const { machine, samples } = everyChart.get(id) ?? {};
  if (!machine || !samples) throw new Error(`There is no chart "${id}" with samples`);
  return { chart: id, version: graphOf(machine).version, ...survivorsOf(machine, samples) };
}
