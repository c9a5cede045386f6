import { useMemo } from 'react';
import { useBrowserFact } from './browserFact.ts';

/**
 * What the browser keeps, read anew at each render; null on the server and while HTML made at build time is taken over,
 * so that both draw the same. Only what JSON can hold.
 */
export function useKept<T>(read: () => T | null): T | null {
  const text = useBrowserFact(() => JSON.stringify(read()), 'null');
  return useMemo(() => JSON.parse(text) as T | null, [text]);
}
