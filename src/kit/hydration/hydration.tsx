import { createContext, type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Snapshot } from 'xstate';
import { HYDRATED_EVENT } from './hydrationSignals.ts';

/** Marks the zone of this id as hydrated: by `data-hydrated`, and by an event. */
export function HydrationZone({ id, children }: { id: string; children: ReactNode }) {
  useLayoutEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    element.dataset.hydrated = '';
    element.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }));
  }, [id]);
  return children;
}

export type PrerenderRecorder = {
  /** A chart's persisted snapshot, by the chart's id. */
  recordSnapshot(chart: string, snapshot: Snapshot<unknown>): void;
};

type PrerenderedData = {
  /** The persisted snapshots of the page's charts, by their ids. */
  snapshots: Readonly<Record<string, Snapshot<unknown>>>;
};

/**
 * What travels with HTML that is made at build time, beside what was read: on the server each chart's snapshot is noted; in
 * the browser it is what views are hydrated from. Null in a page that came without such HTML.
 */
export type PageData = PrerenderRecorder | PrerenderedData;

export const PageDataContext = createContext<PageData | null>(null);

const subscribeToNothing = () => () => {};

/** A constant that only a browser knows; `serverValue` on the server and while HTML made at build time is hydrated, so that both render the same. */
export const useClientValue = <T extends string | boolean | undefined>(read: () => T, serverValue: T): T =>
  useSyncExternalStore(subscribeToNothing, read, () => serverValue);

/** Is HTML that was made at build time hydrated right now, or made? */
export const useIsHydrating = (): boolean => useClientValue(() => false, true);

/**
 * A value of the browser's storage, read at each render; null on the server and while HTML made at build time is hydrated,
 * so that both render the same. Only what JSON can hold.
 */
export function usePersisted<T>(read: () => T | null): T | null {
  const text = useClientValue(() => JSON.stringify(read()), 'null');
  return useMemo(() => JSON.parse(text) as T | null, [text]);
}
