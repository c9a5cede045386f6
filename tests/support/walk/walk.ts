import type { AnyStateMachine } from 'xstate';
import type { Doing, Stage, Walker } from './stage.ts';

/** What must be seen, or let out, after what. Written from the requirements: the paths come from the chart and cannot judge it. */
export type Outcome = {
  requires: string;
  after: readonly Doing[];
  sees?: string | RegExp;
  butNot?: string | RegExp;
  /** An effect that the chart must have let out, in these fields. */
  lets?: { type: string } & Record<string, unknown>;
  /** A last look at anything else. */
  check?: (walker: Walker) => void | Promise<void>;
};

/** A chart on its stage, and what must come of it. */
export type Walk<M extends AnyStateMachine> = Stage<M> & { outcomes: readonly Outcome[] };
