import { useMemo, useSyncExternalStore } from 'react';
import { type Address, formatAddress, parseAddress, resolveAddress } from './address.ts';

/** Leads on from the present address. `quietly` leaves no entry to go back to: a step of a player, a scrub. */
export type Navigate = (part: Partial<Address>, how?: 'quietly') => void;

const WENT = 'popstate';

function follow(notify: () => void): () => void {
  window.addEventListener(WENT, notify);
  return () => window.removeEventListener(WENT, notify);
}

const go: Navigate = (part, how) => {
  const next = formatAddress(resolveAddress(parseAddress(location.search), part));
  if (next === location.search) {
    return;
  }
  const url = `${location.pathname}${next}`;
  history[how === 'quietly' ? 'replaceState' : 'pushState'](null, '', url);
  window.dispatchEvent(new PopStateEvent(WENT));
};

/** The address of the page, and how to go elsewhere. `go` is the same at every render. */
export function useAddress(): [Address, Navigate] {
  const search = useSyncExternalStore(follow, () => location.search);
  const address = useMemo(() => parseAddress(search), [search]);
  return [address, go];
}
