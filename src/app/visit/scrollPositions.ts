import * as v from 'valibot';
import { persisted } from '../../storage/persisted.ts';

/** How far down in pixels each page of the tab's history was, by its entry and by its address; the latest at the end. */
const scrollPositionStorage = persisted('places', v.array(v.tuple([v.string(), v.number()])), 'session');

/** A visit has few pages that a shopper goes back to. */
const MAX_POSITIONS = 60;

/** How far down each entry of the history was, and the latest at each address. */
const positions = new Map<string, number>(scrollPositionStorage.read());

/** Saves the scroll position of a page; drops the oldest. */
export function saveScrollPosition(keys: readonly string[], top: number): void {
  for (const name of keys) {
    positions.delete(name);
    positions.set(name, top);
  }
  for (const name of [...positions.keys()].slice(0, -MAX_POSITIONS)) positions.delete(name);
}

export const getScrollPosition = (key: string): number | undefined => positions.get(key);

/** For when the same tab returns from another site, or reloads the page. */
export const persistScrollPositions = (): void => scrollPositionStorage.write([...positions]);

/**
 * Restores the scroll position of the page, also where its content loads later: at once if it is long enough, else as it
 * grows, until the shopper scrolls. Returns a function that stops it.
 */
export function scrollWhenReady(top: number, onDone: () => void): () => void {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) return;
    controller.abort();
    onDone();
  };
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    // Skeletons are not as high as their content.
    const isWaiting = document.querySelector('main [aria-busy="true"]') !== null;
    if (!isWaiting && Math.abs(window.scrollY - top) <= 1) stop();
  };
  scroll();
  if (controller.signal.aborted) return stop;
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  controller.signal.addEventListener('abort', () => observer.disconnect());
  for (const eventName of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    window.addEventListener(eventName, stop, { passive: true, signal: controller.signal });
  return stop;
}
