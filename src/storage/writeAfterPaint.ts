import type { PersistedValue } from './persisted.ts';

/** Is there a page that shows what changes? A hidden tab paints nothing, and may be ended at any time. */
const isPainting = () => typeof document !== 'undefined' && !document.hidden;

/**
 * The same place in storage, written once a change is painted, for nobody waits at the screen until the disk knows. What
 * is not written yet is read all the same, and written at once when the page is left or goes out of sight.
 */
export function writeAfterPaint<T>(storage: PersistedValue<T>): PersistedValue<T> {
  let waiting: { value: T } | null = null;
  const settle = () => {
    if (!waiting) return;
    const { value } = waiting;
    forget();
    storage.write(value);
  };
  const forget = () => {
    waiting = null;
    for (const leaving of ['pagehide', 'visibilitychange']) window.removeEventListener(leaving, settle, true);
  };
  return {
    read() {
      settle();
      return storage.read();
    },
    write(value) {
      if (!isPainting()) {
        waiting = null;
        storage.write(value);
        return;
      }
      if (!waiting) {
        // A task that begins in a frame comes behind its painting.
        requestAnimationFrame(() => setTimeout(settle));
        for (const leaving of ['pagehide', 'visibilitychange']) window.addEventListener(leaving, settle, true);
      }
      waiting = { value };
    },
    remove() {
      waiting = null;
      storage.remove();
    },
    subscribe(changed) {
      return storage.subscribe((value) => {
        // Another tab wrote after what waits here was chosen: as before, the last one wins.
        waiting = null;
        changed(value);
      });
    },
  };
}
