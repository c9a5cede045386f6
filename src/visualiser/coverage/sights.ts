import { everyChart } from '../catalogue/everyChart.ts';
import { graphOf } from '../graph/graphOf.ts';
import { lookable } from './lookable.ts';

/** The ids of the states of every chart that can be looked at, by chart; for the camera. */
export const sights = (): Record<string, string[]> =>
  Object.fromEntries(
    [...everyChart].map(([id, { machine }]) => [id, lookable(graphOf(machine)).map((state) => state.id)]),
  );
