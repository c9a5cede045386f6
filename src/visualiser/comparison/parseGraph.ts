import * as v from 'valibot';
import type { ChartGraph } from '../graph/graph.ts';

const names = v.array(v.string());

const State = v.looseObject({
  id: v.string(),
  key: v.string(),
  parent: v.nullable(v.string()),
  kind: v.picklist(['atomic', 'compound', 'parallel', 'final', 'history']),
  initial: v.nullable(v.string()),
  history: v.nullable(v.object({ isDeep: v.boolean(), targets: names })),
  description: v.string(),
  tags: names,
  requires: names,
  messages: names,
  entry: names,
  exit: names,
  invokes: v.array(v.object({ id: v.string(), src: v.string() })),
});

const Transition = v.looseObject({
  id: v.string(),
  source: v.string(),
  targets: names,
  trigger: v.picklist(['event', 'reply', 'failure', 'after', 'always', 'done']),
  event: v.string(),
  label: v.string(),
  branch: v.number(),
  guard: v.nullable(v.string()),
  actions: names,
  delay: v.nullable(v.object({ name: v.string(), ms: v.nullable(v.number()) })),
  description: v.string(),
  requires: names,
  messages: names,
  isReentering: v.boolean(),
});

const Graph = v.looseObject({
  id: v.string(),
  description: v.string(),
  version: v.string(),
  states: v.pipe(v.array(State), v.minLength(1)),
  transitions: v.array(Transition),
});

/** Does every state that is named in it stand in it? One that does not could not be drawn. */
function isComplete({ states, transitions }: v.InferOutput<typeof Graph>): boolean {
  const stateIds = new Set(states.map(({ id }) => id));
  const referencedIds = [
    ...states.flatMap(({ parent, initial, history }) => [parent, initial, ...(history?.targets ?? [])]),
    ...transitions.flatMap(({ source, targets }) => [source, ...targets]),
  ];
  return referencedIds.every((id) => id === null || stateIds.has(id));
}

/**
 * The chart that a saved file holds: a graph by itself, or with all that is known of it.
 * @throws Error where the text holds none
 */
export function parseGraph(text: string): ChartGraph {
  const value: unknown = JSON.parse(text);
  const parsed = v.safeParse(v.object({ graph: v.unknown() }), value);
  const graph = v.parse(Graph, parsed.success ? parsed.output.graph : value);
  if (!isComplete(graph)) throw new Error('The file holds a chart that lacks states');
  return graph as ChartGraph;
}
