import type { AnyStateMachine } from 'xstate';
import type { Fixture, Harness, PathAction } from '../../../fixtures/harness/fixture.ts';

/** What must be seen, or let out, after what. Written from the requirements: the paths come from the chart and cannot judge it. */
export type Outcome = {
  requires: string;
  /** Outcomes that share one list are looked at in one walk. One that goes on from there has a list of its own. */
  after: readonly PathAction[];
  sees?: string | RegExp;
  butNot?: string | RegExp;
  /** An effect that the chart must have let out, in these fields. */
  emits?: { type: string } & Record<string, unknown>;
  /** A last look at anything else. */
  check?: (harness: Harness) => void | Promise<void>;
};

/** A chart on its stage, and what must come of it. */
export type PathSuite<M extends AnyStateMachine> = Fixture<M> & { outcomes: readonly Outcome[] };
