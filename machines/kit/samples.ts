import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate';

/** What a call or a chart inside answers. `reply` names the backend's answer (a scenario of the mocks) that brings it about. */
type Reply<M extends AnyStateMachine> =
  | { type: `xstate.done.actor.${string}`; output: unknown; reply: string }
  | { type: `xstate.error.actor.${string}`; error: unknown; reply: string }
  | (SampleEvent<M> & { reply: string });

/** An event that a person, or another part of the store, sends. */
export type SampleEvent<M extends AnyStateMachine> = Exclude<EventFrom<M>, { type: `xstate.${string}` }>;

/** With what a chart starts, and what can then happen. */
type Start<M extends AnyStateMachine> = {
  input: InputFrom<M>;
  /** At least one of each event, and one for each reply of each port. */
  events: readonly (SampleEvent<M> | Reply<M>)[];
};

/** What paths need to visit a whole chart. */
export type Samples<M extends AnyStateMachine> = Start<M> & {
  /** Further starts by name, where one cannot reach everything; with the same events, unless it has its own. */
  starts?: Readonly<Record<string, Pick<Start<M>, 'input'> & Partial<Start<M>>>>;
  /** The part of the context on which guards depend; it distinguishes two visits of one state. All of it, unless stated. */
  distinguish?: (context: ContextFrom<M>) => unknown;
  /** What of the context a walk compares with the path's; leave out what differs on each run (tokens, ids). */
  compare?: (context: ContextFrom<M>) => unknown;
};

/** The name of the start that every chart has: the samples' own `input`. */
export const DEFAULT_START = 'default';

/** Every start of a chart by its name, the default one first. */
export const getStarts = <M extends AnyStateMachine>({
  input,
  events,
  starts = {},
}: Samples<M>): ReadonlyMap<string, Start<M>> =>
  new Map([
    [DEFAULT_START, { input, events }],
    ...Object.entries(starts).map(([name, start]) => [name, { events, ...start }] as const),
  ]);
