import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';

/** Is that a chart? For values of which nothing is known: what a file exports, what an actor runs. */
export const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

/** One authored transition of a chart. `id` is `stateId|event|branch`; it stays the same when other events move. */
export type Transition = {
  id: string;
  source: string;
  event: string;
  branch: number;
  targets: string[];
  definition: AnyTransitionDefinition;
};

const transitionsOfNode = (node: AnyStateNode): Transition[] => {
  const branches = new Map<string, number>();
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((definition) => {
    const event = definition.eventType || 'always';
    const branch = branches.get(event) ?? 0;
    branches.set(event, branch + 1);
    const targets = (definition.target ?? []).map((target) => target.id);
    return { id: `${node.id}|${event}|${branch}`, source: node.id, event, branch, targets, definition };
  });
};

/** Every state of a chart, the root first, in declared order. */
export const getNodes = (machine: AnyStateMachine): AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
};

/** Every authored transition: guarded branches, `always`, `after` and targetless ones included. */
export const getTransitions = (machine: AnyStateMachine): Transition[] => getNodes(machine).flatMap(transitionsOfNode);

/** The id of each transition by XState's own definition of it, as the inspector reports it. */
export const getTransitionIds = (machine: AnyStateMachine) =>
  new Map(getTransitions(machine).map(({ definition, id }) => [definition, id]));

/** States without states inside, by their dotted path from the root. */
export const getLeafStates = (machine: AnyStateMachine): string[] =>
  getNodes(machine)
    .filter(({ states, type }) => Object.keys(states).length === 0 && type !== 'history')
    .map(({ path }) => path.join('.'));

const getLeavesBelow = (node: AnyStateNode, value: StateValue): AnyStateNode[] => {
  const inside = Object.entries(typeof value === 'string' ? { [value]: {} } : value);
  return inside.length === 0
    ? [node]
    : inside.flatMap(([name, within]) => getLeavesBelow(node.states[name] as AnyStateNode, within ?? {}));
};

/** The states without states inside that a chart is in. */
const getActiveLeaves = ({ machine, value }: AnyMachineSnapshot): AnyStateNode[] => getLeavesBelow(machine.root, value);

/** Their ids. */
export const getLeafIds = (snapshot: AnyMachineSnapshot): string[] => getActiveLeaves(snapshot).map(({ id }) => id);

/** Their dotted paths from the root. */
export const getLeafPaths = (snapshot: AnyMachineSnapshot): string[] =>
  getActiveLeaves(snapshot).map(({ path }) => path.join('.'));
