import { type PathGenerator, TestModel, type TestPath } from '@xstate/graph';
import { type AnyStateMachine, getNextTransitions } from 'xstate';
import {
  createInitEvent,
  createPathLogic,
  getNextTimerEvent,
  type PathEvent,
  type PathState,
  UNSTARTED,
} from './pathLogic.ts';
import { getStarts, type Samples } from './samples.ts';
import { getTransitions } from './transitions.ts';
import { transitionTour } from './transitionTour.ts';

/** A path through a chart. Its first step starts the chart; `test({ events, states })` runs it on a view. */
export type TourPath = TestPath<PathState, PathEvent>;

/** A chart with more moments than this has too much in its `distinguish`; a moment is met some twenty times. */
const MOST_TRAVERSALS = 80_000;

const isTimer = (type: string) => type.startsWith('xstate.after.');
const isReply = (type: string) => /^xstate\.(done|error)\.actor\./.test(type);

/** A chart with its samples, to be explored by the generators of `@xstate/graph`. */
function chartModel<M extends AnyStateMachine>(machine: M, samples: Samples<M>) {
  const starts = getStarts(samples);
  const inits = [...starts].map(([name, { input }]) => createInitEvent(name, input));
  const distinguish = (samples.distinguish ?? ((context: unknown) => context)) as (context: unknown) => unknown;

  const serializeState = (state: PathState) => {
    if (state === UNSTARTED) return 'unstarted';
    const { start, snapshot, timers, now } = state;
    return JSON.stringify([
      start,
      snapshot.value,
      snapshot.status,
      distinguish(snapshot.context),
      Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
      [...timers].map(([id, { due }]) => [id, due - now]).sort(),
    ]);
  };

  const events = (state: PathState): readonly PathEvent[] => {
    if (state === UNSTARTED) return inits;
    if (state.snapshot.status !== 'active') return [];
    const types = new Set(getNextTransitions(state.snapshot).map(({ eventType }) => eventType));
    const children = new Set(Object.keys(state.snapshot.children));
    const possible = ((starts.get(state.start)?.events ?? []) as readonly PathEvent[]).filter(
      ({ type }) =>
        types.has(type) && (!isReply(type) || children.has(type.replace(/^xstate\.(done|error)\.actor\./, ''))),
    );
    const due = getNextTimerEvent(state);
    return due && isTimer(due.type) ? [...possible, due] : possible;
  };

  return new TestModel(createPathLogic(machine), { serializeState, events, limit: MOST_TRAVERSALS });
}

const cache = new WeakMap<object, TourPath[]>();

/**
 * Few paths that together take every transition of a chart that its samples can take, generated once for all who ask.
 * @param generate finds them, where they are not known from before
 * @throws Error where `distinguish` lets the chart grow without end.
 */
export function getChartPaths<M extends AnyStateMachine>(
  machine: M,
  samples: Samples<M>,
  generate: PathGenerator<PathState, PathEvent, undefined> = transitionTour,
): TourPath[] {
  // No path of the tour begins another, and they come in its order.
  const paths = cache.get(samples) ?? chartModel(machine, samples).getPaths(generate, { allowDuplicatePaths: true });
  cache.set(samples, paths);
  return paths;
}

/** The ids of the transitions that no path takes, in declared order. */
export function findUntakenTransitions(machine: AnyStateMachine, paths: readonly TourPath[]): string[] {
  const covered = new Set(paths.flatMap(({ steps }) => steps.flatMap(({ state }) => state.transitionIds)));
  return getTransitions(machine).flatMap(({ id }) => (covered.has(id) ? [] : [id]));
}
