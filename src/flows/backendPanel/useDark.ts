import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

const subscribe = (tell: () => void) => {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Does the person prefer dark colours? For tools only: the store itself is always light. */
export const useDark = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(DARK).matches,
    () => false,
  );
