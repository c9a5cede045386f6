import type { AnyEventObject } from 'xstate';

/** An actor that runs in a page, at one moment. All of it survives JSON; what looks like a secret is left out. */
export type RunningChart = {
  /** XState's session id: one run of a chart. */
  session: string;
  /** Its name in the actor that runs it. */
  name: string;
  /** Null: no chart of the store, but a call at a port. */
  chart: string | null;
  /** Of the chart's graph; empty for a call at a port. */
  version: string;
  parent: string | null;
  status: 'active' | 'done' | 'error' | 'stopped';
  /** Ids of the states without states inside that it is in. */
  states: string[];
  context: unknown;
  /** What it was started with. */
  input: unknown;
  timers: RunningTimer[];
};

/** A timer that runs: the transition's event, and when it fires, in milliseconds of Date.now. */
export type RunningTimer = { event: string; startedAt: number; due: number };

/** A chart after it moved; `context` is absent where it is the one before. */
type ChartUpdate = Pick<RunningChart, 'status' | 'states' | 'timers'> & { context?: unknown };

/** One thing that happened in a page; `seq` counts without gaps, so that a lost one is noticed. */
export type Happening = { seq: number; at: number } & (
  | { kind: 'started'; chart: RunningChart }
  /** `fault`: what stopped it, where it threw. */
  | { kind: 'stopped'; session: string; fault: string | null }
  /** A message between actors, taken up or not; `from` is null for whatever is no actor. */
  | { kind: 'sent'; from: string | null; to: string; event: AnyEventObject }
  /** Where it led: the transitions taken, none where nothing listened. */
  | { kind: 'moved'; session: string; event: AnyEventObject; transitionIds: string[]; now: ChartUpdate }
);

/** Requests of the visualiser to every page of the store and every stage. */
export type WatcherMessage =
  | { type: 'whoIsThere' }
  | { type: 'watch'; page: string }
  | { type: 'leave'; page: string }
  | { type: 'send'; page: string; session: string; event: AnyEventObject };

/** What a page of the store, or a stage of the visualiser, reports to its watchers. */
export type PageMessage =
  /** It can be watched; `page` is what it is called on the channel. */
  | { type: 'here'; page: string; title: string; url: string }
  | { type: 'running'; page: string; charts: RunningChart[]; seq: number }
  | { type: 'happened'; page: string; happenings: Happening[] }
  /** An event was not sent, for the chart would stop at it. */
  | { type: 'refused'; page: string; reason: string }
  | { type: 'gone'; page: string };

/** Both go over one BroadcastChannel of this name; pages of other hosts cannot listen. */
export const CHANNEL = 'mitre-and-mat-charts';

/** Receives messages of the store's pages and of the stages, and sends them requests. */
export function listen(onMessage: (message: PageMessage) => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<PageMessage>) => onMessage(data);
  return {
    send: (message: WatcherMessage) => channel.postMessage(message),
    stop: () => channel.close(),
  };
}
