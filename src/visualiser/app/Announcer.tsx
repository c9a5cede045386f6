import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { ChartGraph } from '../graph/graph.ts';
import type { Address } from './address.ts';
import { nameOf, readingOf, sentenceOf } from './reading.ts';
import { counted, ended } from './words.ts';

function told(graph: ChartGraph, { state: stateId, transition: transitionId }: Address): string {
  const reading = readingOf(graph);
  const state = stateId === null ? undefined : reading.state(stateId);
  if (state) {
    const ways = `${counted(reading.leaving(state.id).length, 'way')} out, ${reading.arriving(state.id).length} in`;
    return `State ${nameOf(state)}. ${ended(state.description)} ${ways}.`;
  }
  const transition = transitionId === null ? undefined : reading.transition(transitionId);
  return transition ? `${sentenceOf(reading, transition)}. ${transition.description}` : '';
}

/** Says what has been picked, wherever it was picked, to those who do not see it light up. */
export const Announcer = ({ graph, address }: { graph: ChartGraph; address: Address }) => (
  <VisuallyHidden role="status">{told(graph, address)}</VisuallyHidden>
);
