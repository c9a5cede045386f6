import type { ChartGraph, GraphState, GraphTransition } from '../graph/graph.ts';
import { diffChart, diffState, diffTransition, type Field } from './fields.ts';
import { pairBranches } from './pairBranches.ts';

/** How a chart, a state or a transition differs between two versions. */
export type Change = {
  kind: 'chart' | 'state' | 'transition';
  /** Its id in the union of both versions. */
  id: string;
  change: 'added' | 'removed' | 'changed';
  /** As a person would name it. */
  title: string;
  description: string;
  /** What of it is another; empty where it was added or removed. */
  fields: Field[];
};

/** Two versions of a chart: what differs, in the order of the diagram, and both in one graph. */
export type Comparison = { changes: Change[]; union: ChartGraph };

const byId = <Part extends { id: string }>(parts: readonly Part[]) => new Map(parts.map((part) => [part.id, part]));

/** The id of a removed transition, unless another now has its id. */
const getRemovedId = (id: string, existing: ReadonlyMap<string, unknown>) => (existing.has(id) ? `${id}|before` : id);

const getTitle = ({ source, label, guard }: GraphTransition) => `${source}: ${label}${guard ? ` [${guard}]` : ''}`;

/** A state of now, with room for what was inside it before. */
function stretchState(now: GraphState, was: GraphState | undefined): GraphState {
  const isFlat = now.kind === 'atomic' || now.kind === 'final';
  return isFlat && was && (was.kind === 'compound' || was.kind === 'parallel')
    ? { ...now, kind: was.kind, initial: was.initial }
    : now;
}

/** What differs between two versions of a chart. States are distinguished by their ids; branches of an event by what they do. */
export function compare(before: ChartGraph, after: ChartGraph): Comparison {
  const [statesBefore, statesAfter] = [byId(before.states), byId(after.states)];
  const transitionsAfter = byId(after.transitions);
  const pairs = pairBranches(before.transitions, after.transitions);
  const removedStates = before.states.filter(({ id }) => !statesAfter.has(id));
  const removedTransitions = pairs.removed.map((was) => ({ ...was, id: getRemovedId(was.id, transitionsAfter) }));

  const stateChange = (change: Change['change'], { id, description }: GraphState, fields: Field[] = []): Change => ({
    kind: 'state',
    id,
    change,
    title: id,
    description,
    fields,
  });
  const transitionChange = (change: Change['change'], transition: GraphTransition, fields: Field[] = []): Change => ({
    kind: 'transition',
    id: transition.id,
    change,
    title: getTitle(transition),
    description: transition.description,
    fields,
  });

  const changes: Change[] = [
    {
      kind: 'chart',
      id: after.id,
      change: 'changed',
      title: after.id,
      description: after.description,
      fields: diffChart(before, after),
    },
    ...after.states.map((now) => {
      const was = statesBefore.get(now.id);
      return was ? stateChange('changed', now, diffState(was, now)) : stateChange('added', now);
    }),
    ...removedStates.map((was) => stateChange('removed', was)),
    ...pairs.matched.map(({ was, now, hasMoved }) =>
      transitionChange('changed', now, diffTransition(was, now, hasMoved)),
    ),
    ...pairs.added.map((now) => transitionChange('added', now)),
    ...removedTransitions.map((was) => transitionChange('removed', was)),
  ];
  return {
    changes: changes.filter(({ change, fields }) => change !== 'changed' || fields.length > 0),
    union: {
      ...after,
      version: `${before.version} ${after.version}`,
      states: [...after.states.map((now) => stretchState(now, statesBefore.get(now.id))), ...removedStates],
      transitions: [...after.transitions, ...removedTransitions],
    },
  };
}
