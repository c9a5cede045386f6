import type { ChartGraph, GraphState, GraphTransition } from './graph.ts';
import { describeTrigger, humanizeName } from './words.ts';

/** A graph by what one asks of it. */
export type GraphIndex = {
  graph: ChartGraph;
  root: GraphState;
  state(id: string): GraphState | undefined;
  transition(id: string): GraphTransition | undefined;
  /** Directly inside, in declared order. */
  inside(id: string): GraphState[];
  leaving(id: string): GraphTransition[];
  arriving(id: string): GraphTransition[];
  /** From the root down to the state itself. */
  around(id: string): GraphState[];
  /** The branches of one event at one state, in the order in which they are tried. */
  branches(transition: GraphTransition): GraphTransition[];
};

function grouped<T>(all: readonly T[], keysOf: (one: T) => readonly (string | null)[]): (key: string) => T[] {
  const groups = new Map<string | null, T[]>();
  for (const one of all) {
    for (const key of keysOf(one)) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return (key) => groups.get(key) ?? [];
}

function read(graph: ChartGraph): GraphIndex {
  const states = new Map(graph.states.map((state) => [state.id, state]));
  const transitions = new Map(graph.transitions.map((transition) => [transition.id, transition]));
  const root = graph.states[0];
  if (!root) throw new Error(`The chart ${graph.id} has no state`);
  const leaving = grouped(graph.transitions, ({ source }) => [source]);
  const around = (id: string): GraphState[] => {
    const state = states.get(id);
    return state ? [...(state.parent === null ? [] : around(state.parent)), state] : [];
  };
  return {
    graph,
    root,
    state: (id) => states.get(id),
    transition: (id) => transitions.get(id),
    inside: grouped(graph.states, ({ parent }) => [parent]),
    leaving,
    arriving: grouped(graph.transitions, ({ targets }) => targets),
    around,
    branches: ({ source, event }) => leaving(source).filter((other) => other.event === event),
  };
}

const readings = new WeakMap<ChartGraph, GraphIndex>();

/** Reads a graph once, whoever asks. */
export function getGraphIndex(graph: ChartGraph): GraphIndex {
  const known = readings.get(graph) ?? read(graph);
  readings.set(graph, known);
  return known;
}

/** A state's name: the root's is that of its chart. */
export const getStateName = ({ key, parent, id }: GraphState): string => humanizeName(parent === null ? id : key);

/** Where a transition leads; it stays where it is without targets. */
export const getTargets = (reading: GraphIndex, { targets }: GraphTransition): GraphState[] =>
  targets.flatMap((id) => reading.state(id) ?? []);

/** Where a transition starts, by name. */
export function getSourceName(reading: GraphIndex, { source }: GraphTransition): string {
  const state = reading.state(source);
  return state ? getStateName(state) : source;
}

/** From where to where a transition leads, by name. */
export function describeRoute(reading: GraphIndex, transition: GraphTransition): string {
  const targets = getTargets(reading, transition).map(getStateName).join(' and ');
  const from = getSourceName(reading, transition);
  return targets ? `From ${from} to ${targets}` : `In ${from}`;
}

/** A transition in one sentence, by the name of its event. */
export function describeTransition(reading: GraphIndex, transition: GraphTransition): string {
  const when = transition.trigger === 'always' ? 'at once' : describeTrigger(transition);
  const stays = transition.targets.length === 0 ? ', without leaving' : '';
  return `${describeRoute(reading, transition)}, ${when}${stays}`;
}

/** The same in its author's words. */
export const describeInWords = (reading: GraphIndex, transition: GraphTransition): string =>
  `${describeRoute(reading, transition)}: ${transition.description}`;
