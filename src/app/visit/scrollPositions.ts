import * as v from 'valibot';
import { persisted } from '../../storage/persisted.ts';

/** How far down in pixels each page of the tab's history was, by its entry and by its address; the latest at the end. */
const scrollPositionStorage = persisted('places', v.array(v.tuple([v.string(), v.number()])), 'session');

/** A visit has few pages that anybody goes back to. */
const MAX_POSITIONS = 60;

/** How far down each entry of the history was, and the latest at each address. */
const positions = new Map<string, number>(scrollPositionStorage.read());

/** Notes how far down a page is. The oldest is forgotten. */
export function saveScrollPosition(names: readonly string[], top: number): void {
  for (const name of names) {
    positions.delete(name);
    positions.set(name, top);
  }
  for (const name of [...positions.keys()].slice(0, -MAX_POSITIONS)) positions.delete(name);
}

export const getScrollPosition = (name: string): number | undefined => positions.get(name);

/** For when the same tab comes back from another site, or loads the page anew. */
export const persistScrollPositions = (): void => scrollPositionStorage.write([...positions]);

/**
 * Brings the page to where it was, also where its content comes later: at once if it is long enough, else as it grows,
 * until the shopper moves it, however long a poor network takes. Gives how to stop.
 */
export function scrollWhenReady(top: number, done: () => void): () => void {
  const over = new AbortController();
  const stop = () => {
    if (over.signal.aborted) return;
    over.abort();
    done();
  };
  const bring = () => {
    window.scrollTo({ top, behavior: 'instant' });
    // The places of things on their way are not as high as the things are.
    const isWaiting = document.querySelector('main [aria-busy="true"]') !== null;
    if (!isWaiting && Math.abs(window.scrollY - top) <= 1) stop();
  };
  bring();
  if (over.signal.aborted) return stop;
  const growing = new ResizeObserver(bring);
  growing.observe(document.body);
  over.signal.addEventListener('abort', () => growing.disconnect());
  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    window.addEventListener(move, stop, { passive: true, signal: over.signal });
  return stop;
}
