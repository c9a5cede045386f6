import { createNotifier } from '../../kit/createNotifier.ts';
import type { ChartGraph } from '../graph/graph.ts';

/** How a part of a diagram is marked, beside its colour: by a word, and by a sign in a disc of 14. */
export const MARKS = {
  walked: { name: 'Walked', path: 'M-3.2 .3-1 2.6 3.3-2.4' },
  missed: { name: 'Not walked', path: 'M0-3.6V.9M0 3.2v.3' },
  survived: { name: 'A change went unnoticed', path: 'M-3.6 1C-2-3.4-.6 3.4 3.6-1' },
  added: { name: 'Added', path: 'M-3.4 0h6.8M0-3.4v6.8' },
  removed: { name: 'Removed', path: 'M-3.4 0h6.8' },
  changed: { name: 'Changed', path: 'M0-3.2 3.4 2.8h-6.8Z' },
} as const;
export type Mark = keyof typeof MARKS;

/** What is drawn over a diagram, by ids of states and transitions. All of it may change many times a second. */
export type Marks = {
  /** States that are active. */
  active?: ReadonlySet<string>;
  /** Transitions that were just taken; a new object makes them flash again. */
  firedTransitions?: { ids: readonly string[] };
  overlay?: ReadonlyMap<string, Mark>;
  /** Drawn in the chart's place, laid out on the spot: two versions of it in one, where they are compared. */
  replacementGraph?: ChartGraph;
};

/** The marks that panels put over a diagram, stored outside React. */
export type MarksStore = {
  get(): Marks;
  /** Replaces the parts that are named (an undefined one is taken off), keeps the others, and notifies all. */
  set(part: Partial<Marks>): void;
  /** Called after each change, with no call at the start; gives what ends it. */
  subscribe(listener: () => void): () => void;
};

/** An empty store of marks. One chart on the page has one. */
export function createMarks(): MarksStore {
  let marks: Marks = {};
  const { notify, subscribe } = createNotifier();
  return {
    get: () => marks,
    set: (part) => {
      marks = { ...marks, ...part };
      notify();
    },
    subscribe,
  };
}
