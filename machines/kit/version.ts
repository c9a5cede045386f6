import type { AnyStateMachine } from 'xstate';
import { digest } from './digest.ts';
import { getNodes, getTransitions } from './transitions.ts';

/** What an author called a guard or an action, with what it is always given; what has no name has none that outlives a build. */
const getName = (named: unknown): string => {
  if (typeof named === 'string') return named;
  const { type, params } = (named ?? {}) as { type?: unknown; params?: unknown };
  if (typeof type !== 'string') return '';
  return params === undefined || typeof params === 'function' ? type : `${type}(${JSON.stringify(params)})`;
};

const versions = new WeakMap<object, string>();

/**
 * The version of a chart: of its states, transitions, guards, actions, invocations and fixed delays. What it only tells
 * people does not count, for a build of the store leaves that out; so a page and the files made beside it agree.
 */
export function getChartVersion(machine: AnyStateMachine): string {
  const known = versions.get(machine.config);
  if (known) return known;
  const states = getNodes(machine).map((node) => [
    node.id,
    node.type,
    node.config.initial ?? null,
    node.history || null,
    node.invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : '']),
    node.entry.map(getName),
    node.exit.map(getName),
  ]);
  const transitions = getTransitions(machine).map(({ id, targets, definition }) => [
    id,
    targets,
    getName(definition.guard),
    definition.actions.map(getName),
    definition.reenter,
  ]);
  const delays = Object.entries(machine.implementations.delays).filter(([, delay]) => typeof delay === 'number');
  const version = digest(JSON.stringify([states, transitions, delays]));
  versions.set(machine.config, version);
  return version;
}
