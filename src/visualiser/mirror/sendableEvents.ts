import type { AnyEventObject } from 'xstate';
import type { ChartData } from '../catalogue/catalogue.ts';
import type { GraphTransition } from '../graph/graph.ts';
import { getGraphIndex } from '../graph/graphIndex.ts';
import { useAddress } from '../ui/useAddress.ts';
import { mirror } from './mirror.ts';
import { useMirrorDisplay, useRecordedRun } from './mirrorDisplay.ts';
import { getStep } from './recording.ts';

/** A transition of each event that somebody sends and that a chart listens to in some states: the innermost, without a guard. */
function getSendableTransitions({ graph }: ChartData, states: readonly string[]): GraphTransition[] {
  const isActive = (id: string) => states.some((leaf) => leaf === id || leaf.startsWith(`${id}.`));
  const accepted = graph.transitions.filter(({ source, trigger }) => trigger === 'event' && isActive(source));
  return [...new Map(accepted.map((transition) => [transition.event, transition])).values()];
}

/** The samples of an event; the event alone where it has none. */
export function getSamples(chart: ChartData, event: string): [AnyEventObject, ...AnyEventObject[]] {
  const [first = { type: event }, ...otherSamples] = chart.samples.filter(({ type }) => type === event);
  return [first, ...otherSamples];
}

/**
 * What can be sent to the run that is looked at, as transitions, and the one whose event is filled in: the picked one, or
 * else the first.
 */
export function useSendableEvents() {
  const { at } = mirror.useView();
  const { chart } = useMirrorDisplay();
  const [address] = useAddress();
  const step = getStep(useRecordedRun(), at);
  if (!step) return null;
  const transitions = getSendableTransitions(chart, step.states);
  const pickedTransition = getGraphIndex(chart.graph).getTransition(address.transition ?? '');
  const current = transitions.find(({ event }) => event === pickedTransition?.event) ?? transitions[0];
  return current
    ? { chart, transitions, current, isPicked: pickedTransition?.event === current.event, pickedTransition }
    : null;
}
