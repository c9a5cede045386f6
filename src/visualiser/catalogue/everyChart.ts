import type { AnyStateMachine } from 'xstate';
import type { AnyJourney } from '../../../machines/kit/journeys.ts';
import type { Samples } from '../../../machines/kit/samples.ts';
import { isMachine } from '../../../machines/kit/transitions.ts';

type Exports = Record<string, unknown>;
const machineFiles = import.meta.glob<Exports>('../../../machines/*/*.machine.ts', { eager: true });
const sampleFiles = import.meta.glob<Exports>('../../../machines/*/*.samples.ts', { eager: true });
const journeyFiles = import.meta.glob<Exports>('../../../machines/*/*.journeys.ts', { eager: true });

/** A chart with what a walk needs to visit it. */
export type SampledChart = { machine: AnyStateMachine; samples: Samples<AnyStateMachine> };
/** A chart with its journeys, where somebody wrote some. */
export type Chart = SampledChart & { journeys: readonly AnyJourney[] };

/** Every chart there is, by its id. */
export const everyChart: ReadonlyMap<string, Chart> = new Map(
  Object.values(machineFiles)
    .flatMap((exports) => Object.values(exports).filter(isMachine))
    .map((machine) => {
      const { id } = machine;
      const samples = sampleFiles[`../../../machines/${id}/${id}.samples.ts`]?.[`${id}Samples`];
      const journeys = journeyFiles[`../../../machines/${id}/${id}.journeys.ts`]?.[`${id}Journeys`] ?? [];
      return [
        id,
        { machine, samples: samples as Samples<AnyStateMachine>, journeys: journeys as readonly AnyJourney[] },
      ];
    }),
);

/**
 * The chart of that id.
 * @throws Error where there is none
 */
export function getChart(id: string): Chart {
  const chart = everyChart.get(id);
  if (!chart) throw new Error(`There is no chart "${id}"`);
  return chart;
}
