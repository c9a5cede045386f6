import { useSyncExternalStore } from 'react';

/** A hook that returns whether a media query holds now; `serverValue` where there is no window. */
export function createMediaQueryHook(query: string, serverValue: boolean) {
  const subscribe = (onChange: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => window.matchMedia(query).matches,
      () => serverValue,
    );
}

/** Is the window as narrow as a phone's? Only for what CSS cannot do; a desk where there is no window. (CONST-05) */
export const useIsNarrow = createMediaQueryHook('(width <= 576px)', false);
