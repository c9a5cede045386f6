import { useEffect, useRef } from 'react';

const retries = new Set<() => void>();

/** A block that failed offers another try to whoever knows that the network is back, for as long as it stands there. */
export function useRetryRegistration(onRetry: () => void): void {
  const latest = useRef(onRetry);
  useEffect(() => {
    latest.current = onRetry;
  });
  useEffect(() => {
    const retry = () => latest.current();
    retries.add(retry);
    return () => void retries.delete(retry);
  }, []);
}

/** Tries every block that failed once more. */
export function retryAll(): void {
  for (const onRetry of [...retries]) onRetry();
}
