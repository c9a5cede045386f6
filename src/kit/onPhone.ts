import { useSyncExternalStore } from 'react';

const PHONE = '(width <= 576px)';

const subscribe = (tell: () => void) => {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Is the window as narrow as a phone's? Only for what CSS cannot do; a desk where there is no window. (CONST-05) */
export const useOnPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
