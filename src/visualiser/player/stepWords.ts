import type { ChartData, PathStep } from '../catalogue/catalogue.ts';
import { getGraphIndex } from '../graph/graphIndex.ts';
import { formatDuration } from '../graph/words.ts';

/** The source of a step: a person or the store, a reply, or time. */
export const getStepSource = ({ action }: PathStep) =>
  'reply' in action ? 'answer' : 'wait' in action ? 'clock' : 'hand';

export const STEP_SOURCE_LABELS = {
  hand: 'Done in the store',
  answer: 'Answered from outside',
  clock: 'Time passes',
} as const;

/** What the states are in which something ends, as their author describes it. */
export const describeStates = ({ graph }: ChartData, ids: readonly string[]): string =>
  ids.map((id) => getGraphIndex(graph).getState(id)?.description || id).join(' · ');

/** What a step does, by the descriptions of the transitions that it takes; without any, where it leads. */
export function describeStep(chart: ChartData, { action, transitionIds, states }: PathStep): string {
  const { getTransition } = getGraphIndex(chart.graph);
  const descriptions = transitionIds.flatMap((id) => getTransition(id)?.description || []);
  const text = descriptions.length > 0 ? [...new Set(descriptions)].join(', then: ') : describeStates(chart, states);
  return 'wait' in action ? `${formatDuration(Number(action.wait))} later: ${text}` : text;
}
