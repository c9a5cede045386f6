import { getAdjacencyMap, type PathGenerator, type StatePath, type Steps } from '@xstate/graph';
import { NO_SCOPE, type PathEvent, type PathState } from './pathLogic.ts';
import { getTransitions } from './transitions.ts';

type Edge = { event: PathEvent; transitionIds: readonly string[]; to: string };
type Generate = PathGenerator<PathState, PathEvent, undefined>;

/** Longer paths are hard to read when one fails. */
const LONGEST_PATH = 24;

/** Once every transition was taken, so many moments are enough: what would follow are longer ways to what is known. */
const ENOUGH_STATES = 500;

/** Computed once for each: to write a moment as a text takes as long as a step. */
function memoize<T extends object>(toText: (of: T) => string) {
  const known = new WeakMap<T, string>();
  return (of: T): string => {
    const text = known.get(of) ?? toText(of);
    known.set(of, text);
    return text;
  };
}

/** Events by which they are, and not by what they hold: of a file JSON is silent. */
function createEventNamer() {
  let count = 0;
  return memoize<PathEvent>(({ type }) => `${type} ${++count}`);
}

/** The moments of a chart, breadth first, and the steps between them that take a transition. */
function explore(...[logic, options]: Parameters<Generate>) {
  const getKey = memoize(options.serializeState as (state: PathState) => string);
  const unstarted = logic.getInitialSnapshot(NO_SCOPE, undefined);
  let untaken: Set<string> | undefined;
  const watchedLogic: typeof logic = {
    ...logic,
    transition(from, event, scope) {
      const to = logic.transition(from, event, scope);
      untaken ??= new Set(getTransitions(to.snapshot.machine).map(({ id }) => id));
      for (const id of to.transitionIds) untaken.delete(id);
      return to;
    },
  };
  let states = 0;
  const stopWhen = () => ++states > ENOUGH_STATES && untaken?.size === 0;
  const adjacency = getAdjacencyMap(watchedLogic, {
    ...options,
    serializeState: getKey,
    serializeEvent: createEventNamer(),
    stopWhen,
  });
  const getEdges = (key: string): Edge[] =>
    Object.values(adjacency[key as keyof typeof adjacency]?.transitions ?? {}).map(({ event, state }) => ({
      event,
      transitionIds: state.transitionIds,
      to: getKey(state),
    }));
  const edges = new Map(
    Object.keys(adjacency).map((key) => [key, getEdges(key).filter(({ transitionIds }) => transitionIds.length > 0)]),
  );
  return { unstarted, starts: getEdges(getKey(unstarted)), edges };
}

const collectTransitionIds = (paths: readonly Edge[][]) =>
  new Set(paths.flatMap((path) => path.flatMap(({ transitionIds }) => transitionIds)));

/**
 * Few paths that together take every reachable transition of a chart, guard outcomes, timers and replies included: each
 * goes to the nearest transition that none took before until none is near; last, paths whose transitions the others take
 * too are dropped (a rural postman with resets, greedily). The starts follow each other in the samples' order.
 */
export const transitionTour: Generate = (logic, options) => {
  const { unstarted, starts, edges } = explore(logic, options);
  const covered = new Set<string>();

  const findNearestNew = (from: string, atMost: number): Edge[] | null => {
    const seen = new Set([from]);
    let trails: { at: string; trail: Edge[] }[] = [{ at: from, trail: [] }];
    for (let length = 1; length <= atMost && trails.length > 0; length++) {
      const longer: typeof trails = [];
      for (const { at, trail } of trails)
        for (const edge of edges.get(at) ?? []) {
          if (edge.transitionIds.some((id) => !covered.has(id))) return [...trail, edge];
          if (seen.has(edge.to)) continue;
          seen.add(edge.to);
          longer.push({ at: edge.to, trail: [...trail, edge] });
        }
      trails = longer;
    }
    return null;
  };

  const createPathFrom = (start: Edge): Edge[] => {
    const path = [start];
    const isNew = start.transitionIds.some((id) => !covered.has(id));
    for (const id of start.transitionIds) covered.add(id);
    for (;;) {
      const length = path.length - 1;
      const trail = findNearestNew(
        path.at(-1)?.to ?? '',
        length === 0 ? Number.POSITIVE_INFINITY : LONGEST_PATH - length,
      );
      if (!trail) return isNew || length > 0 ? path : [];
      path.push(...trail);
      for (const { transitionIds } of trail) for (const id of transitionIds) covered.add(id);
    }
  };

  const tour: Edge[][] = [];
  for (const start of starts)
    for (let path = createPathFrom(start); path.length > 0; path = createPathFrom(start)) tour.push(path);

  let paths = [...tour].sort((a, b) => a.length - b.length);
  for (const path of [...paths]) {
    const others = paths.filter((other) => other !== path);
    const byOthers = collectTransitionIds(others);
    if (path.every(({ transitionIds }) => transitionIds.every((id) => byOthers.has(id)))) paths = others;
  }

  // Gone once more from the start, so that each step carries the whole context and not that of a look-alike moment.
  return paths.map((path): StatePath<PathState, PathEvent> => {
    let state = unstarted;
    const steps: Steps<PathState, PathEvent> = path.map(({ event }) => {
      state = logic.transition(state, event, NO_SCOPE);
      return { event, state };
    });
    return { state, steps, weight: steps.length };
  });
};
