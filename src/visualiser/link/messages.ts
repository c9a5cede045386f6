import type { AnyEventObject } from 'xstate';

/** A chart that runs in a page, at one moment. All of it survives JSON; what looks like a secret is left out. */
export type RunningChart = {
  /** XState's session id: one run of a chart. */
  session: string;
  chart: string;
  /** Of the chart's graph. */
  version: string;
  parent: string | null;
  status: 'active' | 'done' | 'error' | 'stopped';
  /** Ids of the states without states inside that it is in. */
  states: string[];
  context: unknown;
  timers: RunningTimer[];
};

/** A timer that runs: the transition's event, and when it fires, in milliseconds of Date.now. */
export type RunningTimer = { event: string; startedAt: number; due: number };

/** One thing that happened in a page; `seq` counts without gaps, so that a lost one is noticed. */
export type Happening = { seq: number; at: number } & (
  | { kind: 'started'; chart: RunningChart }
  | { kind: 'stopped'; session: string }
  /** A message between actors, taken up or not; `from` is null for whatever is no actor. */
  | { kind: 'sent'; from: string | null; to: string; event: AnyEventObject }
  /** Where it led: the transitions taken, none where nothing listened. */
  | {
      kind: 'moved';
      session: string;
      event: AnyEventObject;
      taken: string[];
      now: Omit<RunningChart, 'session' | 'chart' | 'version' | 'parent'>;
    }
);

/** Who looks on asks, from the visualiser to every page of the store and every stage. */
export type Asked =
  | { type: 'whoIsThere' }
  | { type: 'watch'; page: string }
  | { type: 'leave'; page: string }
  | { type: 'send'; page: string; session: string; event: AnyEventObject };

/** What a page tells those who look on. */
export type Told =
  | { type: 'here'; page: string; title: string; url: string; isStage: boolean }
  | { type: 'running'; page: string; charts: RunningChart[]; seq: number }
  | { type: 'happened'; page: string; happenings: Happening[] }
  | { type: 'gone'; page: string };

/** Both go over one BroadcastChannel of this name; pages of other hosts cannot listen. */
export const CHANNEL = 'mitre-and-mat-charts';
