import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate';

/** A reply from outside. `answer` names the backend's answer (a scenario of the mocks) that brings it about. */
type Reply =
  | { type: `xstate.done.actor.${string}`; output: unknown; answer: string }
  | { type: `xstate.error.actor.${string}`; error: unknown; answer: string };

/** An event that a person, or another part of the store, sends. */
export type AskedEvent<M extends AnyStateMachine> = Exclude<EventFrom<M>, { type: `xstate.${string}` }>;

/** What a walk needs to visit a whole chart. */
export type Samples<M extends AnyStateMachine> = {
  input: InputFrom<M>;
  /** At least one of each event, and one for each reply of each port. */
  events: readonly (AskedEvent<M> | Reply)[];
  /** The part of the context on which guards depend; it tells two visits of one state apart. All of it, unless told. */
  distinguish?: (context: ContextFrom<M>) => unknown;
  /** What of the context a walk compares with the path's; leave out what differs on each run (tokens, ids). */
  compare?: (context: ContextFrom<M>) => unknown;
  /** Transitions that no person and no answer can bring about, with the reason. */
  unreachable?: Readonly<Record<string, string>>;
};
