import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Meta } from '../../../machines/kit/meta.ts';
import { nodesOf, type Transition, transitionsOf } from '../../../machines/kit/transitions.ts';
import { versionOf } from '../../../machines/kit/version.ts';
import type { ChartGraph, GraphState, GraphTransition } from './graph.ts';
import { actionNames, guardName } from './names.ts';
import { delayOf, labelOf, triggerOf } from './triggers.ts';

const told = (meta: Meta | undefined) => ({ requires: [...(meta?.requires ?? [])], says: [...(meta?.says ?? [])] });

/** Where a history state leads before anything is remembered: where it says, or where its parent begins. */
function rememberedFirst(node: AnyStateNode): string[] {
  const parent = node.parent as AnyStateNode;
  const target: unknown = node.config.target;
  if (typeof target !== 'string') return (parent.initial?.target ?? []).map(({ id }) => id);
  if (target.startsWith('#')) return [target.slice(1)];
  return [`${parent.id}.${target}`];
}

function stateOf(node: AnyStateNode): GraphState {
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    kind: node.type,
    initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
    history: node.type === 'history' ? { isDeep: node.history === 'deep', targets: rememberedFirst(node) } : null,
    description: node.description ?? '',
    tags: [...node.tags],
    ...told(node.meta as Meta | undefined),
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
  };
}

function transitionOf({ id, source, event, branch, targets, definition }: Transition, machine: AnyStateMachine) {
  const trigger = triggerOf(event);
  const transition: GraphTransition = {
    id,
    source,
    targets,
    trigger,
    event,
    label: labelOf(event, source),
    branch,
    guard: guardName(definition.guard),
    actions: actionNames(definition.actions),
    delay: trigger === 'after' ? delayOf(event, source, machine) : null,
    description: definition.description ?? '',
    ...told(definition.meta as Meta | undefined),
    isReentering: definition.reenter,
  };
  return transition;
}

/** A chart as its author wrote it, without XState: what is drawn, told and compared. */
export function graphOf(machine: AnyStateMachine): ChartGraph {
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    version: versionOf(machine),
    states: nodesOf(machine).map(stateOf),
    transitions: transitionsOf(machine).map((transition) => transitionOf(transition, machine)),
  };
}
