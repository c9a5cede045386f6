import type { AnyStateMachine } from 'xstate';
import type { GraphTransition, Trigger } from './graph.ts';
import { formatDuration } from './words.ts';

const PREFIXES = [
  ['xstate.after.', 'after'],
  ['xstate.done.actor.', 'reply'],
  ['xstate.snapshot.', 'reply'],
  ['xstate.error.actor.', 'failure'],
  ['xstate.done.state.', 'done'],
] as const satisfies [string, Trigger][];

const getPrefix = (event: string) => PREFIXES.find(([prefix]) => event.startsWith(prefix));

/** What sets off a transition on an event of XState's. */
export const getTrigger = (event: string): Trigger =>
  event === 'always' ? 'always' : (getPrefix(event)?.[1] ?? 'event');

const getDelayName = (event: string) => event.split('.')[2] ?? '';

const isNumber = (name: string) => /^\d+$/.test(name);

/** The delay of an `after`, in milliseconds where it is always the same. */
export function getDelay(event: string, machine: AnyStateMachine): GraphTransition['delay'] {
  const name = getDelayName(event);
  const length: unknown = isNumber(name) ? Number(name) : machine.implementations.delays[name];
  return { name, ms: typeof length === 'number' ? length : null };
}

/** An event as it is shown: 'coupon.removed', 'after patience', 'findCoupon: done'. */
export function getLabel(event: string): string {
  const [prefix, trigger] = getPrefix(event) ?? ['', 'event'];
  const actor = event.slice(prefix.length);
  if (prefix === 'xstate.snapshot.') return `${actor}: changes`;
  if (trigger === 'reply') return `${actor}: done`;
  if (trigger === 'failure') return `${actor}: failed`;
  if (trigger === 'done') return 'all done';
  if (trigger !== 'after') return event;
  const name = getDelayName(event);
  return `after ${isNumber(name) ? formatDuration(Number(name)) : name}`;
}
