import type { ChartGraph, GraphState } from '../graph/graph.ts';
import { getTopFolds } from './visible.ts';

/** The states of which a page in the docs has a picture each; none where one picture shows the whole chart. */
export function getPageStages(graph: ChartGraph): string[] {
  const stages = getTopFolds(graph);
  return stages.length < 2 ? [] : stages;
}

/** One state of a chart with all that is inside it, as a chart of its own; what leads out of it keeps its targets. */
export function getStageGraph(graph: ChartGraph, id: string): ChartGraph {
  const ids = new Set([id]);
  for (const state of graph.states) if (state.parent !== null && ids.has(state.parent)) ids.add(state.id);
  const asRoot = (state: GraphState): GraphState => (state.id === id ? { ...state, parent: null } : state);
  return {
    ...graph,
    id,
    states: graph.states.filter((state) => ids.has(state.id)).map(asRoot),
    transitions: graph.transitions.filter(({ source }) => ids.has(source)),
  };
}
