import { useEffect, useRef } from 'react';
import { useReread } from './reread.ts';

/** Calls `renew` once what a page was drawn from has been read anew and is another thing now; a first read is no such news. */
export function useRenewed(read: readonly unknown[], renew: () => void): void {
  const times = useReread();
  const last = useRef(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read is compared only when it was read anew
  useEffect(() => {
    if (last.current.some((each, index) => each !== undefined && each !== null && each !== read[index])) renew();
    last.current = read;
  }, [times]);
}
