import type { AnyStateMachine } from 'xstate';
import { getChartPaths, type TourPath } from '../../../machines/kit/chartModel.ts';
import type { Samples } from '../../../machines/kit/samples.ts';
import { transitionTour } from '../../../machines/kit/transitionTour.ts';
import { parsePaths } from './pathsText.ts';

const savedTexts = import.meta.glob<string>('./paths/*.txt', { query: '?raw', import: 'default', eager: true });

/** The paths of a chart as they are saved, which are those that would be found; found where it is another chart since. */
export function loadPaths<M extends AnyStateMachine>(machine: M, samples: Samples<M>): TourPath[] {
  const text = savedTexts[`./paths/${machine.id}.txt`] ?? '';
  const sampledChart = { machine, samples: samples as Samples<AnyStateMachine> };
  return getChartPaths(
    machine,
    samples,
    (logic, options) => parsePaths(sampledChart, text) ?? transitionTour(logic, options),
  );
}
