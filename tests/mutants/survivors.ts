import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { getChartPaths, type TourPath } from '../../machines/kit/chartModel.ts';
import { getStarts, type Samples } from '../../machines/kit/samples.ts';
import { type ChartMoment, createStepper } from '../../machines/kit/stepper.ts';
import { getNodes, getTransitions } from '../../machines/kit/transitions.ts';
import type { ChartCoverage } from '../../src/visualiser/coverage/coverage.ts';
import { getPossibleEvents } from '../support/possibleEvents.ts';
import { mutateState } from './mutateState.ts';
import { mutateTransition } from './mutateTransition.ts';

/** A chart that goes round and round by itself is stopped; no chart of the store takes so many steps at once. */
const MOST_STEPS = 200;

/** All that can be known of a chart at one moment: where it is, what it knows, what it did, what runs in it. */
const getLook = ({ snapshot, timers, transitionIds, actions }: ChartMoment): string =>
  JSON.stringify([
    snapshot.value,
    snapshot.status,
    snapshot.context,
    Object.keys(snapshot.children).sort(),
    [...timers].map(([id, { due }]) => [id, due]).sort(),
    transitionIds,
    actions,
  ]);

/** Which of the samples would change something, as the walks hold a view's controls to it. */
const possibleAt = ({ snapshot }: ChartMoment, events: readonly AnyEventObject[]): string =>
  getPossibleEvents(snapshot, events)
    .map((event) => events.indexOf(event))
    .join();

/** Quicker first: most changes are seen at the first look. */
const LOOKS = [getLook, possibleAt];

/**
 * What a chart's paths notice of small changes of the chart, made one at a time: a good set of paths notices each that
 * changes what the chart does.
 * @throws Error where the chart itself is not the same twice
 */
export function findSurvivors<M extends AnyStateMachine>(
  machine: M,
  samples: Samples<M>,
): NonNullable<ChartCoverage['mutants']> {
  const paths = getChartPaths(machine, samples);
  const { start, step } = createStepper(machine);
  const starts = getStarts(samples);
  function* looksAlong(
    { steps, state }: TourPath,
    look: (at: ChartMoment, events: readonly AnyEventObject[]) => string,
  ) {
    const events = starts.get(state.start)?.events ?? [];
    let at: ChartMoment | undefined;
    for (const { event } of steps) {
      at = at ? step(at, event) : start(event.input);
      yield look(at, events);
    }
  }
  const known = LOOKS.map((look) => paths.map((path) => [...looksAlong(path, look)]));

  const isNoticed = () =>
    LOOKS.some((look, kind) =>
      paths.some((path, nr) => {
        let at = 0;
        for (const seen of looksAlong(path, look)) if (seen !== known[kind]?.[nr]?.[at++]) return true;
        return false;
      }),
    );
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
  const mutants = [...getNodes(machine).flatMap(mutateState), ...getTransitions(machine).flatMap(mutateTransition)];
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
