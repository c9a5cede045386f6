import type { AnyStateMachine } from 'xstate';
import { DEFAULT_START, type Samples } from '../machines/kit/samples.ts';
import { getLeafPaths } from '../machines/kit/transitions.ts';
import { loadPaths } from '../src/visualiser/catalogue/loadPaths.ts';

/**
 * The chart standing still in one state, as the shortest path leaves it there; as its default start does, where that gets
 * there. Nothing is invoked and no timer runs.
 * @throws Error where no path reaches the state.
 */
export function getSnapshotAt<M extends AnyStateMachine>(machine: M, samples: Samples<M>, statePath: string) {
  const arrivals = loadPaths(machine, samples).flatMap(({ steps }) =>
    steps.map(({ state: { snapshot, start } }, length) => ({ snapshot, length, isOther: start !== DEFAULT_START })),
  );
  const there = arrivals
    .filter(({ snapshot }) => getLeafPaths(snapshot).includes(statePath))
    .sort((a, b) => Number(a.isOther) - Number(b.isOther) || a.length - b.length)[0];
  if (!there) throw new Error(`${machine.id}: no path reaches "${statePath}"`);
  return machine.resolveState({ value: there.snapshot.value, context: there.snapshot.context });
}
