import type { STORAGE_KEYS } from './storageKeys.ts';

/** Under which names the browser keeps what a visit begins with. */
export const VISIT_STORAGE_KEYS = {
  cart: 'cartData',
  user: 'user',
  pincode: 'pincode',
  wallPlan: 'wall_plan',
} as const;

/** What a tab keeps of it by itself: a login that has no room elsewhere, what was typed, and which frames were chosen. */
const TAB_STORAGE_KEYS = [
  VISIT_STORAGE_KEYS.user,
  'forms',
  'framed_walls',
] as const satisfies (keyof typeof STORAGE_KEYS)[];

/** What stands under a name, unread; null where nothing does, or where the browser keeps nothing at all. */
function readText(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Does the browser keep a login, a bag, a pincode, a planned wall, a draft or frames? Then the charts that know of them are wanted without anybody's touch. */
export const hasPersistedVisit = (): boolean =>
  Object.values(VISIT_STORAGE_KEYS).some((key) => readText(key) !== null) ||
  TAB_STORAGE_KEYS.some((key) => readText(key, 'sessionStorage') !== null);
