import type { AnyStateMachine } from 'xstate';
import { cover } from '../../machines/kit/cover.ts';
import type { Samples } from '../../machines/kit/samples.ts';
import { type Moment, stepper } from '../../machines/kit/stepper.ts';
import type { ChartCoverage } from '../../src/visualiser/coverage/coverage.ts';
import { mutantsOf } from './mutants.ts';

/** A chart that goes round and round by itself is stopped; no chart of the store takes so many steps at once. */
const MOST_STEPS = 200;

/** All that can be told of a chart at one moment: where it is, what it knows, what it did, what runs in it. */
const lookOf = ({ snapshot, timers, acted }: Moment): string =>
  JSON.stringify([
    snapshot.value,
    snapshot.status,
    snapshot.context,
    Object.keys(snapshot.children).sort(),
    [...timers].map(([id, { due }]) => [id, due]).sort(),
    acted,
  ]);

/** What a chart's paths notice of small changes of the chart. @throws Error where the chart itself is not the same twice. */
export function survivorsOf<M extends AnyStateMachine>(
  machine: M,
  samples: Samples<M>,
): NonNullable<ChartCoverage['mutants']> {
  const { paths, unreachable } = cover(machine, samples);
  const { start, step } = stepper(machine);
  const looks = paths.map((path) => [path.start, ...path.steps.map(({ to }) => to)].map(lookOf));

  const isNoticed = () =>
    paths.some(({ steps }, path) => {
      let at = start(samples.input);
      if (lookOf(at) !== looks[path]?.[0]) return true;
      return steps.some(({ event }, index) => {
        at = step(at, event);
        return lookOf(at) !== looks[path]?.[index + 1];
      });
    });
  const isNoticedOrBreaks = () => {
    try {
      return isNoticed();
    } catch {
      return true;
    }
  };

  if (isNoticed()) throw new Error(`${machine.id}: two runs of one path differ, so nothing can be told of changes`);
  const { options } = machine as unknown as { options: { maxIterations: number } };
  const { maxIterations } = options;
  options.maxIterations = MOST_STEPS;
  // What no path reaches has its reason told, and nothing can notice a change of it.
  const mutants = mutantsOf(machine).filter(({ id }) => !unreachable.includes(id));
  const survivors = mutants.filter(({ apply }) => {
    const undo = apply();
    const isKilled = isNoticedOrBreaks();
    undo();
    return !isKilled;
  });
  options.maxIterations = maxIterations;
  if (isNoticed()) throw new Error(`${machine.id}: a change was not undone`);
  return {
    made: mutants.length,
    killed: mutants.length - survivors.length,
    survivors: survivors.map(({ id, change }) => ({ id, change })),
  };
}
