import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only a browser knows and does not change; `atServer` on the server, and while HTML made at build time is taken over, so that both draw the same. */
export const useBrowserFact = <T extends string | boolean | undefined>(read: () => T, atServer: T): T =>
  useSyncExternalStore(never, read, () => atServer);

/** Is HTML that was made at build time hydrated right now, or made? */
export const useHydrating = (): boolean => useBrowserFact(() => false, true);
