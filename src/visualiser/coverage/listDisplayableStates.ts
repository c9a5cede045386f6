import { everyChart } from '../catalogue/everyChart.ts';
import { createGraph } from '../graph/createGraph.ts';
import { getDisplayableStates } from './coverage.ts';

/** The ids of the states of every chart that can be looked at, by chart; for the camera. */
export const listDisplayableStates = (): Record<string, string[]> =>
  Object.fromEntries(
    [...everyChart].map(([id, { machine }]) => [
      id,
      getDisplayableStates(createGraph(machine)).map((state) => state.id),
    ]),
  );
