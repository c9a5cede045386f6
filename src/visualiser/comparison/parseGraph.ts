import * as v from 'valibot';
import { ChartGraph } from '../graph/graph.ts';

/** Does every state that is named in it stand in it? One that does not could not be drawn. */
function isComplete({ states, transitions }: ChartGraph): boolean {
  const stateIds = new Set(states.map(({ id }) => id));
  const referencedIds = [
    ...states.flatMap(({ parent, initial, history }) => [parent, initial, ...(history?.targets ?? [])]),
    ...transitions.flatMap(({ source, targets }) => [source, ...targets]),
  ];
  return referencedIds.every((id) => id === null || stateIds.has(id));
}

const SavedFile = v.union([ChartGraph, v.object({ graph: ChartGraph })]);

/**
 * The chart that a saved file holds: a graph by itself, or with all that is known of it.
 * @throws Error where the text holds none
 */
export function parseGraph(text: string): ChartGraph {
  const saved = v.parse(SavedFile, JSON.parse(text));
  const graph = 'graph' in saved ? saved.graph : saved;
  if (!isComplete(graph)) throw new Error('The file holds a chart that lacks states');
  return graph;
}
