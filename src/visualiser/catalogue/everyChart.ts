import type { AnyStateMachine } from 'xstate';
import type { Samples } from '../../../machines/kit/samples.ts';

type Exports = Record<string, unknown>;
const machineFiles = import.meta.glob<Exports>('../../../machines/*/*.machine.ts', { eager: true });
const sampleFiles = import.meta.glob<Exports>('../../../machines/*/*.samples.ts', { eager: true });

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

/** A chart with what a walk needs to visit it. */
export type Chart = { machine: AnyStateMachine; samples: Samples<AnyStateMachine> };

/** Every chart there is, by its id. */
export const everyChart: ReadonlyMap<string, Chart> = new Map(
  Object.values(machineFiles)
    .flatMap((exports) => Object.values(exports).filter(isMachine))
    .map((machine) => {
      const { id } = machine;
      const samples = sampleFiles[`../../../machines/${id}/${id}.samples.ts`]?.[`${id}Samples`];
      return [id, { machine, samples: samples as Samples<AnyStateMachine> }];
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
