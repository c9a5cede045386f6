import type { StatePath, Steps } from '@xstate/graph';
import type { AnyEventObject } from 'xstate';
import {
  createInitEvent,
  createPathLogic,
  getNextTimerEvent,
  NO_SCOPE,
  type PathEvent,
  type PathState,
} from '../../../machines/kit/pathLogic.ts';
import { DEFAULT_START, getStarts } from '../../../machines/kit/samples.ts';
import { getTransitionIds } from '../../../machines/kit/transitions.ts';
import type { SampledChart } from './everyChart.ts';

/*
 * Paths as they are saved: a line for each, with the name of its start, where it is not the default one, and the place of
 * every step's event in that start's samples. Finding them takes seconds, for which a chart is visited in all its moments;
 * going along them takes none.
 */
const WAIT = 'wait';

/** The steps of a path, the first of which starts the chart. */
type Paths = { steps: { event: PathEvent; state: PathState }[] }[];

/** Paths of a chart as a text to be saved. */
export const formatPaths = ({ samples }: SampledChart, paths: Paths): string =>
  paths
    .map(({ steps: [first, ...steps] }) => {
      const start = first?.state.start ?? DEFAULT_START;
      const events = (getStarts(samples).get(start)?.events ?? []) as readonly AnyEventObject[];
      const eventIndexes = steps
        .map(({ event }) => events.indexOf(event))
        .map((eventIndex) => (eventIndex < 0 ? WAIT : String(eventIndex)));
      return `${[...(start === DEFAULT_START ? [] : [`${start}:`]), ...eventIndexes].join(' ')}\n`;
    })
    .join('');

/** Goes along saved paths. Null where they do not take every transition, for the chart is another since. */
export function parsePaths({ machine, samples }: SampledChart, text: string): StatePath<PathState, PathEvent>[] | null {
  const logic = createPathLogic(machine);
  const starts = getStarts(samples);
  const covered = new Set<string>();
  const paths: StatePath<PathState, PathEvent>[] = [];
  for (const line of text.trimEnd().split('\n')) {
    const tokens = line.split(' ').filter((token) => token !== '');
    const name = tokens[0]?.endsWith(':') ? tokens.shift()?.slice(0, -1) : undefined;
    const start = starts.get(name ?? DEFAULT_START);
    if (!start) return null;
    const steps: Steps<PathState, PathEvent> = [];
    let state = logic.getInitialSnapshot(NO_SCOPE, undefined);
    const takeEvent = (event: PathEvent) => {
      state = logic.transition(state, event, NO_SCOPE);
      for (const id of state.transitionIds) covered.add(id);
      steps.push({ event, state });
    };
    takeEvent(createInitEvent(name ?? DEFAULT_START, start.input));
    for (const eventIndex of tokens) {
      const event =
        eventIndex === WAIT
          ? getNextTimerEvent(state)
          : (start.events as readonly AnyEventObject[])[Number(eventIndex)];
      if (!event || state.snapshot.status !== 'active') return null;
      takeEvent(event);
      if (state.transitionIds.length === 0) return null;
    }
    paths.push({ state, steps, weight: steps.length });
  }
  return [...getTransitionIds(machine).values()].every((id) => covered.has(id)) ? paths : null;
}
