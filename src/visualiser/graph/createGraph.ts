import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Meta } from '../../../machines/kit/meta.ts';
import { getNodes, getTransitions, type Transition } from '../../../machines/kit/transitions.ts';
import { getChartVersion } from '../../../machines/kit/version.ts';
import type { ChartGraph, GraphState, GraphTransition } from './graph.ts';
import { getActionNames, getGuardName } from './names.ts';
import { getDelay, getLabel, getTrigger } from './triggers.ts';

const toMeta = (meta: Meta<string> | undefined) => ({
  requires: [...(meta?.requires ?? [])],
  messages: [...(meta?.messages ?? [])],
});

/** Where a history state leads before anything is remembered: where it states, or where its parent begins. */
function rememberedFirst(node: AnyStateNode): string[] {
  const parent = node.parent as AnyStateNode;
  const target: unknown = node.config.target;
  if (typeof target !== 'string') return (parent.initial?.target ?? []).map(({ id }) => id);
  if (target.startsWith('#')) return [target.slice(1)];
  return [`${parent.id}.${target}`];
}

function getState(node: AnyStateNode): GraphState {
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    kind: node.type,
    initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
    history: node.type === 'history' ? { isDeep: node.history === 'deep', targets: rememberedFirst(node) } : null,
    description: node.description ?? '',
    tags: [...node.tags],
    ...toMeta(node.meta as Meta<string> | undefined),
    entry: getActionNames(node.entry),
    exit: getActionNames(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
  };
}

function getTransition({ id, source, event, branch, targets, definition }: Transition, machine: AnyStateMachine) {
  const trigger = getTrigger(event);
  const transition: GraphTransition = {
    id,
    source,
    targets,
    trigger,
    event,
    label: getLabel(event),
    branch,
    guard: getGuardName(definition.guard),
    actions: getActionNames(definition.actions),
    delay: trigger === 'after' ? getDelay(event, machine) : null,
    description: definition.description ?? '',
    ...toMeta(definition.meta as Meta<string> | undefined),
    isReentering: definition.reenter,
  };
  return transition;
}

/** A chart as its author wrote it, without XState: what is drawn, reported and compared. */
export function createGraph(machine: AnyStateMachine): ChartGraph {
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    version: getChartVersion(machine),
    states: getNodes(machine).map(getState),
    transitions: getTransitions(machine).map((transition) => getTransition(transition, machine)),
  };
}
