import type { AnyEventObject } from 'xstate';
import type { ChartData } from '../catalogue/catalogue.ts';
import type { GraphTransition } from '../graph/graph.ts';
import { mirror } from './mirror.ts';
import { useMirrorDisplay, useRecordedRun } from './mirrorDisplay.ts';
import { getStep } from './recording.ts';

/** A transition of each event that somebody sends and that a chart listens to in some states: the innermost, without a guard. */
function getOffered({ graph }: ChartData, states: readonly string[]): GraphTransition[] {
  const isActive = (id: string) => states.some((leaf) => leaf === id || leaf.startsWith(`${id}.`));
  const accepted = graph.transitions.filter(({ source, trigger }) => trigger === 'event' && isActive(source));
  return [...new Map(accepted.map((transition) => [transition.event, transition])).values()];
}

/** The samples of an event; the event alone where it has none. */
export function getSamples(chart: ChartData, event: string): [AnyEventObject, ...AnyEventObject[]] {
  const [first = { type: event }, ...others] = chart.samples.filter(({ type }) => type === event);
  return [first, ...others];
}

/**
 * What can be sent to the run that is looked at, as transitions, and the one whose event is filled in: the picked one, or
 * else the first.
 */
export function useOffered() {
  const { at } = mirror.useView();
  const { chart, picked } = useMirrorDisplay();
  const step = getStep(useRecordedRun(), at);
  if (!chart || !step) return null;
  const offered = getOffered(chart, step.states);
  const own = chart.graph.transitions.find(({ id }) => id === picked);
  const current = offered.find(({ event }) => event === own?.event) ?? offered[0];
  return current ? { chart, offered, current, isPicked: own?.event === current.event, own } : null;
}
