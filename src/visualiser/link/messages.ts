import type { AnyEventObject } from 'xstate';
import type { Happening, RunningChart } from './happening.ts';

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
