import type { ChartGraph } from '../graph/graph.ts';

const isNamed = (part: unknown) =>
  typeof part === 'object' && part !== null && typeof Reflect.get(part, 'id') === 'string';

const isGraph = (value: unknown): value is ChartGraph => {
  if (!isNamed(value)) return false;
  const { version, states, transitions } = value as ChartGraph;
  const parts = [states, transitions];
  return (
    typeof version === 'string' && states?.length > 0 && parts.every((all) => Array.isArray(all) && all.every(isNamed))
  );
};

/**
 * The chart that a saved file holds: a graph by itself, or with all that is told of it.
 * @throws Error where the text holds none
 */
export function graphIn(text: string): ChartGraph {
  const value: unknown = JSON.parse(text);
  const graph = isNamed(value) ? value : (value as { graph?: unknown } | null)?.graph;
  if (!isGraph(graph)) throw new Error('The file holds no chart');
  return graph;
}
