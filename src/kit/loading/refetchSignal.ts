import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createNotifier } from '../createNotifier.ts';

let count = 0;
const { notify, subscribe } = createNotifier();

/** Informs pages that their data was refetched. */
export function notifyRefetched(): void {
  count++;
  notify();
}

/** How often the data of pages was refetched: a new number is a reason to read the cache again. */
export const useRefetchCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );

/** Calls `onRefetch` once the data of a page was refetched and has changed; a first read does not count. */
export function useOnRefetch(data: readonly unknown[], onRefetch: () => void): void {
  const count = useRefetchCount();
  const lastData = useRef(data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data is compared only after a refetch
  useEffect(() => {
    if (lastData.current.some((each, index) => each !== undefined && each !== null && each !== data[index]))
      onRefetch();
    lastData.current = data;
  }, [count]);
}
