import { leavesOf } from '../../../machines/kit/transitions.ts';
import { everyChart } from '../catalogue/everyChart.ts';

/** The ids of the states of every chart that can be looked at, by chart; for the camera. */
export const states = (): Record<string, string[]> =>
  Object.fromEntries(
    [...everyChart].map(([id, { machine }]) => [id, leavesOf(machine).map((path) => (path ? `${id}.${path}` : id))]),
  );
