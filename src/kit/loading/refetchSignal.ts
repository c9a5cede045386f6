import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createNotifier } from '../createNotifier.ts';

let count = 0;
const { notify, subscribe } = createNotifier();

/** Informs pages that what they were drawn from was read anew. */
export function notifyRefetched(): void {
  count++;
  notify();
}

/** How often what pages are drawn from was read anew: another number is a reason to look again at what is at hand. */
export const useRefetchCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );

/** Calls `renew` once what a page was drawn from has been read anew and is another thing now; a first read is no such news. */
export function useOnRefetch(read: readonly unknown[], renew: () => void): void {
  const count = useRefetchCount();
  const last = useRef(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read is compared only when it was read anew
  useEffect(() => {
    if (last.current.some((each, index) => each !== undefined && each !== null && each !== read[index])) renew();
    last.current = read;
  }, [count]);
}
