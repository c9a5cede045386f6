import { useMemo, useSyncExternalStore } from 'react';
import { type Address, formatAddress, parseAddress, resolveAddress } from './address.ts';

/** Changes the present address. `replace` leaves no entry to go back to: a step of a player, a scrub. */
export type Navigate = (changes: Partial<Address>, mode?: 'replace') => void;

const NAVIGATION_EVENT = 'popstate';

function subscribe(notify: () => void): () => void {
  window.addEventListener(NAVIGATION_EVENT, notify);
  return () => window.removeEventListener(NAVIGATION_EVENT, notify);
}

const navigate: Navigate = (changes, mode) => {
  const next = formatAddress(resolveAddress(parseAddress(location.search), changes));
  if (next === location.search) {
    return;
  }
  const url = `${location.pathname}${next}`;
  history[mode === 'replace' ? 'replaceState' : 'pushState'](null, '', url);
  window.dispatchEvent(new PopStateEvent(NAVIGATION_EVENT));
};

/** The address of the page, and how to change it. `navigate` is the same at every render. */
export function useAddress(): [Address, Navigate] {
  const search = useSyncExternalStore(subscribe, () => location.search);
  const address = useMemo(() => parseAddress(search), [search]);
  return [address, navigate];
}
