import type { ChartGraph, GraphState, GraphTransition } from './graph.ts';
import { describeTrigger, humanizeName } from './words.ts';

/** A graph with lookups by id. */
export type GraphIndex = {
  graph: ChartGraph;
  root: GraphState;
  getState(id: string): GraphState | undefined;
  getTransition(id: string): GraphTransition | undefined;
  /** Directly inside, in declared order. */
  getChildren(id: string): GraphState[];
  getOutgoing(id: string): GraphTransition[];
  getIncoming(id: string): GraphTransition[];
  /** From the root down to the state itself. */
  getLineage(id: string): GraphState[];
  /** The branches of one event at one state, in the order in which they are tried. */
  getBranches(transition: GraphTransition): GraphTransition[];
};

function groupBy<T>(items: readonly T[], getKeys: (item: T) => readonly (string | null)[]): (key: string) => T[] {
  const groups = new Map<string | null, T[]>();
  for (const item of items) {
    for (const key of getKeys(item)) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return (key) => groups.get(key) ?? [];
}

function createGraphIndex(graph: ChartGraph): GraphIndex {
  const states = new Map(graph.states.map((state) => [state.id, state]));
  const transitions = new Map(graph.transitions.map((transition) => [transition.id, transition]));
  const root = graph.states[0];
  if (!root) throw new Error(`The chart ${graph.id} has no state`);
  const getOutgoing = groupBy(graph.transitions, ({ source }) => [source]);
  const getLineage = (id: string): GraphState[] => {
    const state = states.get(id);
    return state ? [...(state.parent === null ? [] : getLineage(state.parent)), state] : [];
  };
  return {
    graph,
    root,
    getState: (id) => states.get(id),
    getTransition: (id) => transitions.get(id),
    getChildren: groupBy(graph.states, ({ parent }) => [parent]),
    getOutgoing,
    getIncoming: groupBy(graph.transitions, ({ targets }) => targets),
    getLineage,
    getBranches: ({ source, event }) => getOutgoing(source).filter((other) => other.event === event),
  };
}

const cachedIndexes = new WeakMap<ChartGraph, GraphIndex>();

/** The index of a graph, created once. */
export function getGraphIndex(graph: ChartGraph): GraphIndex {
  const graphIndex = cachedIndexes.get(graph) ?? createGraphIndex(graph);
  cachedIndexes.set(graph, graphIndex);
  return graphIndex;
}

/** A state's name: the root's is that of its chart. */
export const getStateName = ({ key, parent, id }: GraphState): string => humanizeName(parent === null ? id : key);

/** Where a transition leads; it stays where it is without targets. */
export const getTargets = (graphIndex: GraphIndex, { targets }: GraphTransition): GraphState[] =>
  targets.flatMap((id) => graphIndex.getState(id) ?? []);

/** The same by name; '' where it stays. */
export const describeTargets = (graphIndex: GraphIndex, transition: GraphTransition): string =>
  getTargets(graphIndex, transition).map(getStateName).join(' and ');

/** Where a transition starts, by name. */
export function getSourceName(graphIndex: GraphIndex, { source }: GraphTransition): string {
  const state = graphIndex.getState(source);
  return state ? getStateName(state) : source;
}

/** From where to where a transition leads, by name. */
export function describeRoute(graphIndex: GraphIndex, transition: GraphTransition): string {
  const targets = describeTargets(graphIndex, transition);
  const from = getSourceName(graphIndex, transition);
  return targets ? `From ${from} to ${targets}` : `In ${from}`;
}

/** A transition in one sentence, by the name of its event. */
export function describeTransition(graphIndex: GraphIndex, transition: GraphTransition): string {
  const when = transition.trigger === 'always' ? 'at once' : describeTrigger(transition);
  const stays = transition.targets.length === 0 ? ', without leaving' : '';
  return `${describeRoute(graphIndex, transition)}, ${when}${stays}`;
}

/** The same with the author's description. */
export const describeInWords = (graphIndex: GraphIndex, transition: GraphTransition): string =>
  `${describeRoute(graphIndex, transition)}: ${transition.description}`;
