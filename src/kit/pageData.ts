import { createContext } from 'react';
import type { Snapshot } from 'xstate';

export type Writing = {
  /** A chart's persisted snapshot, by the chart's id. */
  note(chart: string, snapshot: Snapshot<unknown>): void;
  /** By what query, as its hash, something is drawn that a browser cannot do without. */
  read(queryHash: string): void;
  /** The same for what stands further down: a browser needs the answers only once it is near. */
  later: Omit<Writing, 'later'>;
};

type Written = {
  /** The persisted snapshots of the page's charts, by their ids. */
  snapshots: Readonly<Record<string, Snapshot<unknown>>>;
};

/**
 * What travels with HTML that is made at build time, beside what was read: on the server each chart's snapshot is noted; in
 * the browser it is what views are hydrated from. Null in a page that came without such HTML.
 */
export type PageData = Omit<Writing, 'later'> | Writing | Written;

export const PageDataContext = createContext<PageData | null>(null);
