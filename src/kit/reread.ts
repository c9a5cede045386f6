import { useSyncExternalStore } from 'react';

let times = 0;
const listeners = new Set<() => void>();

/** Tells pages that what they were drawn from was read anew. */
export function noteReread(): void {
  times++;
  for (const tell of listeners) tell();
}

const follow = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** How often what pages are drawn from was read anew: another number is a reason to look again at what is at hand. */
export const useReread = (): number =>
  useSyncExternalStore(
    follow,
    () => times,
    () => 0,
  );
