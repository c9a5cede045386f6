/** What did not come: something that a page reads, code, or code that is no more. */
export type Missed = 'reading' | 'code' | 'gone';

const listeners = new Set<(missed: Missed) => void>();
/** Told before anybody listened. */
const untold = new Set<Missed>();
const waiting = new Set<() => void>();

/** Tells that something did not come. Costs nothing but a note until somebody listens. */
export function tellMissed(missed: Missed): void {
  if (listeners.size === 0) untold.add(missed);
  for (const listener of listeners) listener(missed);
}

/** Calls back for whatever did not come so far and does not from now on; returns how to stop. */
export function followMissed(listener: (missed: Missed) => void): () => void {
  listeners.add(listener);
  for (const missed of untold) listener(missed);
  untold.clear();
  return () => listeners.delete(listener);
}

/** Settles after so many milliseconds, or with the next `tryAgain`. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    waiting.add(go);
  });

/** Whatever pauses goes on now. */
export function tryAgain(): void {
  for (const go of [...waiting]) go();
}
