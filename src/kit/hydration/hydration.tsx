import { createContext, type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Snapshot } from 'xstate';
import { HYDRATED_EVENT } from './hydrationSignals.ts';

/** States on a zone, by its id, that React answers for what is in it: as `data-hydrated`, and by an event. */
export function HydrationZone({ id, children }: { id: string; children: ReactNode }) {
  useLayoutEffect(() => {
    const place = document.getElementById(id);
    if (!place) return;
    place.dataset.hydrated = '';
    place.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }));
  }, [id]);
  return children;
}

export type PrerenderRecorder = {
  /** A chart's persisted snapshot, by the chart's id. */
  note(chart: string, snapshot: Snapshot<unknown>): void;
  /** By what query, as its hash, something is drawn that a browser cannot do without. */
  read(queryHash: string): void;
  /** The same for what stands further down: a browser needs the answers only once it is near. */
  later: Omit<PrerenderRecorder, 'later'>;
};

type PrerenderedData = {
  /** The persisted snapshots of the page's charts, by their ids. */
  snapshots: Readonly<Record<string, Snapshot<unknown>>>;
};

/**
 * What travels with HTML that is made at build time, beside what was read: on the server each chart's snapshot is noted; in
 * the browser it is what views are hydrated from. Null in a page that came without such HTML.
 */
export type PageData = Omit<PrerenderRecorder, 'later'> | PrerenderRecorder | PrerenderedData;

export const PageDataContext = createContext<PageData | null>(null);

const never = () => () => {};

/** What only a browser knows and does not change; `atServer` on the server, and while HTML made at build time is taken over, so that both draw the same. */
export const useClientValue = <T extends string | boolean | undefined>(read: () => T, atServer: T): T =>
  useSyncExternalStore(never, read, () => atServer);

/** Is HTML that was made at build time hydrated right now, or made? */
export const useIsHydrating = (): boolean => useClientValue(() => false, true);

/**
 * What the browser keeps, read anew at each render; null on the server and while HTML made at build time is taken over,
 * so that both draw the same. Only what JSON can hold.
 */
export function usePersisted<T>(read: () => T | null): T | null {
  const text = useClientValue(() => JSON.stringify(read()), 'null');
  return useMemo(() => JSON.parse(text) as T | null, [text]);
}
