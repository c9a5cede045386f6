/** Under which names the browser keeps what a visit begins with. */
export const VISIT_STORAGE_KEYS = {
  cart: 'cartData',
  user: 'user',
  pincode: 'pincode',
  wallPlan: 'wall_plan',
} as const;

/** What stands under a name, unread; null where nothing does, or where the browser keeps nothing at all. */
function textAt(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Does the browser keep a login, a bag, a pincode or a planned wall? Then the charts that know of them are wanted without anybody's touch. */
export const hasPersistedVisit = (): boolean =>
  Object.values(VISIT_STORAGE_KEYS).some((key) => textAt(key) !== null) ||
  textAt(VISIT_STORAGE_KEYS.user, 'sessionStorage') !== null;
