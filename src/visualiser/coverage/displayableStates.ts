import type { ChartGraph, GraphState } from '../graph/graph.ts';

/** The states of a chart that can be looked at: nothing is inside them, and they are not left as soon as they are entered. */
export function getDisplayableStates({ states, transitions }: ChartGraph): GraphState[] {
  const fleeting = new Set(
    transitions.flatMap(({ source, trigger, guard }) => (trigger === 'always' && guard === null ? [source] : [])),
  );
  return states.filter(({ id, kind }) => (kind === 'atomic' || kind === 'final') && !fleeting.has(id));
}
