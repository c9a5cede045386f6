/** Something with what it was before, the latest last, and what was undone, the next first. */
export type History<T> = { past: readonly T[]; present: T; future: readonly T[] };

/** How many steps can be undone. */
const MAX_UNDO_STEPS = 100;

export const createHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** A step forward; what was undone before is gone. */
export const commit = <T>({ past, present }: History<T>, next: T): History<T> => ({
  past: [...past, present].slice(-MAX_UNDO_STEPS),
  present: next,
  future: [],
});

export const canUndo = ({ past }: History<unknown>): boolean => past.length > 0;
export const canRedo = ({ future }: History<unknown>): boolean => future.length > 0;

/** The same where nothing can be undone. */
export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), present: past.at(-1) as T, future: [present, ...future] };
}

/** The same where nothing can be redone. */
export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...later] = future;
  if (future.length === 0) return history;
  return { past: [...past, present], present: next as T, future: later };
}
