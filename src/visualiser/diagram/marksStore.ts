import type { Marks } from './marks.ts';

/** Where panels say what is drawn over a diagram, and the diagram follows, outside React. */
export type MarksStore = {
  get(): Marks;
  /** Replaces the parts that are named (an undefined one is taken off), keeps the others, and tells it to all. */
  set(part: Partial<Marks>): void;
  /** Called after each change, with no call at the start; gives what ends it. */
  subscribe(tell: () => void): () => void;
};

/** An empty store of marks. One chart on the page has one. */
export function createMarks(): MarksStore {
  let marks: Marks = {};
  const told = new Set<() => void>();
  return {
    get: () => marks,
    set: (part) => {
      marks = { ...marks, ...part };
      for (const tell of told) tell();
    },
    subscribe: (tell) => {
      told.add(tell);
      return () => {
        told.delete(tell);
      };
    },
  };
}
