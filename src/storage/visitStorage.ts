import type { STORAGE_KEYS } from './storageKeys.ts';

type Key = keyof typeof STORAGE_KEYS;

/** A visit begins with a bag, a login, a pincode or a planned wall. */
const LOCAL_KEYS: readonly Key[] = ['cartData', 'user', 'pincode', 'wall_plan'];
/** A tab keeps a login that has no room elsewhere, what was typed, and which frames were chosen. */
const SESSION_KEYS: readonly Key[] = ['user', 'forms', 'framed_walls'];

/** Is something stored under one of these keys? It is not parsed: this is part of the boot script. */
function hasAny(area: 'localStorage' | 'sessionStorage', keys: readonly Key[]): boolean {
  try {
    return keys.some((key) => window[area].getItem(key) !== null);
  } catch {
    // Blocked storage holds nothing.
    return false;
  }
}

/** Does the browser store something that the page's charts show? Then they start without an interaction. */
export const hasPersistedVisit = (): boolean =>
  hasAny('localStorage', LOCAL_KEYS) || hasAny('sessionStorage', SESSION_KEYS);
