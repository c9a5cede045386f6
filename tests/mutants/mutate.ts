import { getChartVersion } from '../../machines/kit/version.ts';
import { everyChart, getChart } from '../../src/visualiser/catalogue/everyChart.ts';
import { findSurvivors } from './survivors.ts';

/** Every chart's id, in order. */
export const chartIds = [...everyChart.keys()].sort();

/** What a chart's paths notice of its mutants, with the version of the chart that it is known of. */
export function testMutants(id: string) {
  const { machine, samples } = getChart(id);
  return { chart: id, version: getChartVersion(machine), ...findSurvivors(machine, samples) };
}
