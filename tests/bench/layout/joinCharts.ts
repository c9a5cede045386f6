import type { ChartGraph, GraphState } from '../../../src/visualiser/graph/graph.ts';

/** Several charts as one, each a state of its own and the first of them the initial one; what was searched for one does not suit it. */
export function joinCharts(id: string, charts: readonly ChartGraph[]): ChartGraph {
  const within = (name: string) => `${id}.${name}`;
  const states = charts.flatMap(({ states }) =>
    states.map(
      (state): GraphState => ({
        ...state,
        id: within(state.id),
        parent: state.parent === null ? id : within(state.parent),
        initial: state.initial && within(state.initial),
        history: state.history && { ...state.history, targets: state.history.targets.map(within) },
      }),
    ),
  );
  const root: GraphState = {
    ...(charts[0] as ChartGraph).states[0],
    id,
    key: id,
    parent: null,
    kind: 'compound',
    initial: within((charts[0] as ChartGraph).id),
  } as GraphState;
  const transitions = charts.flatMap(({ transitions }) =>
    transitions.map((transition) => ({
      ...transition,
      id: within(transition.id),
      source: within(transition.source),
      targets: transition.targets.map(within),
    })),
  );
  return { id, description: '', version: id, states: [root, ...states], transitions };
}
