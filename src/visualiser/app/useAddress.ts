import { useMemo, useSyncExternalStore } from 'react';
import { type Address, gone, readAddress, writeAddress } from './address.ts';

/** Leads on from the present address. `quietly` leaves no entry to go back to: a step of a player, a scrub. */
export type Go = (part: Partial<Address>, how?: 'quietly') => void;

const WENT = 'popstate';

function follow(tell: () => void): () => void {
  window.addEventListener(WENT, tell);
  return () => window.removeEventListener(WENT, tell);
}

const go: Go = (part, how) => {
  const next = writeAddress(gone(readAddress(location.search), part));
  if (next === location.search) {
    return;
  }
  const url = `${location.pathname}${next}`;
  history[how === 'quietly' ? 'replaceState' : 'pushState'](null, '', url);
  window.dispatchEvent(new PopStateEvent(WENT));
};

/** The address of the page, and how to go elsewhere. `go` is the same at every render. */
export function useAddress(): [Address, Go] {
  const search = useSyncExternalStore(follow, () => location.search);
  const address = useMemo(() => readAddress(search), [search]);
  return [address, go];
}
