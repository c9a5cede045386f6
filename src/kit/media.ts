import { useSyncExternalStore } from 'react';

/** A hook that tells whether a media query holds now; `atServer` where there is no window. */
export function mediaHook(query: string, atServer: boolean) {
  const subscribe = (tell: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', tell);
    return () => list.removeEventListener('change', tell);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => window.matchMedia(query).matches,
      () => atServer,
    );
}

/** Is the window as narrow as a phone's? Only for what CSS cannot do; a desk where there is no window. (CONST-05) */
export const useOnPhone = mediaHook('(width <= 576px)', false);
