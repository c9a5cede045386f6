import type { Marks } from './marks.ts';

/** Where panels say what is drawn over a diagram, and the diagram follows, outside React. */
export type MarksStore = {
  get(): Marks;
  /** Replaces the parts that are named (an undefined one is taken off), keeps the others, and tells it to all. */
  set(part: Partial<Marks>): void;
  /** Called after each change, with no call at the start; gives what ends it. */
  subscribe(listener: () => void): () => void;
};

/** An empty store of marks. One chart on the page has one. */
export function createMarks(): MarksStore {
  let marks: Marks = {};
  const listeners = new Set<() => void>();
  return {
    get: () => marks,
    set: (part) => {
      marks = { ...marks, ...part };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
