import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getChartPaths } from './chartModel.ts';
import { DEFAULT_START, type Samples } from './samples.ts';

/** The dotted paths of the states without states inside that a snapshot is in. */
export const getLeafPaths = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ path }) => path.join('.'));

/**
 * The chart standing still in one state, as the shortest path leaves it there; as its default start does, where that gets
 * there. Nothing is invoked and no timer runs.
 * @throws Error where no path reaches the state.
 */
export function getSnapshotAt<M extends AnyStateMachine>(machine: M, samples: Samples<M>, where: string) {
  const arrivals = getChartPaths(machine, samples).flatMap(({ steps }) =>
    steps.map(({ state: { snapshot, start } }, length) => ({ snapshot, length, isOther: start !== DEFAULT_START })),
  );
  const there = arrivals
    .filter(({ snapshot }) => getLeafPaths(snapshot).includes(where))
    .sort((a, b) => Number(a.isOther) - Number(b.isOther) || a.length - b.length)[0];
  if (!there) throw new Error(`${machine.id}: no path reaches "${where}"`);
  return machine.resolveState({ value: there.snapshot.value, context: there.snapshot.context });
}
