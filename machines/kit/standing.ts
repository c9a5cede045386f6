import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Cover, cover } from './cover.ts';
import type { Samples } from './samples.ts';

/** The dotted paths of the states without states inside that a snapshot is in. */
export const leavesIn = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ path }) => path.join('.'));

const covers = new WeakMap<object, Cover>();

/** A chart's walks, found once for all who ask: finding them is what takes the time. */
export function walksOf<M extends AnyStateMachine>(machine: M, samples: Samples<M>): Cover {
  const walks = covers.get(samples) ?? cover(machine, samples);
  covers.set(samples, walks);
  return walks;
}

/**
 * The chart standing still in one state, as the shortest walk leaves it there: nothing is invoked and no timer runs.
 * @throws Error where no walk reaches the state.
 */
export function standingAt<M extends AnyStateMachine>(machine: M, samples: Samples<M>, where: string) {
  const arrivals = walksOf(machine, samples).paths.flatMap(({ start, steps }) =>
    [start, ...steps.map(({ to }) => to)].map(({ snapshot }, length) => ({ snapshot, length })),
  );
  const there = arrivals
    .filter(({ snapshot }) => leavesIn(snapshot).includes(where))
    .sort((a, b) => a.length - b.length)[0];
  if (!there) throw new Error(`${machine.id}: no walk reaches "${where}"`);
  return machine.resolveState({ value: there.snapshot.value, context: there.snapshot.context });
}
