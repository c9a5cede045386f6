import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { ChartGraph } from '../graph/graph.ts';
import { describeInWords, describeTransition, getGraphIndex, getStateName } from '../graph/graphIndex.ts';
import { endSentence, formatCount } from '../graph/words.ts';
import type { Address } from '../ui/address.ts';

function describePick(graph: ChartGraph, { state: stateId, transition: transitionId, naming }: Address): string {
  const reading = getGraphIndex(graph);
  const state = stateId === null ? undefined : reading.state(stateId);
  if (state) {
    const ways = `${formatCount(reading.leaving(state.id).length, 'way')} out, ${reading.arriving(state.id).length} in`;
    return `State ${getStateName(state)}. ${endSentence(state.description)} ${ways}.`;
  }
  const transition = transitionId === null ? undefined : reading.transition(transitionId);
  if (!transition) return '';
  if (naming === 'words') return endSentence(describeInWords(reading, transition));
  return `${describeTransition(reading, transition)}. ${transition.description}`;
}

/** States what has been picked, wherever it was picked, to those who do not see it light up. */
export const Announcer = ({ graph, address }: { graph: ChartGraph; address: Address }) => (
  <VisuallyHidden role="status">{describePick(graph, address)}</VisuallyHidden>
);
