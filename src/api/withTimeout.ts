import { ApiFailure } from './failure.ts';

/**
 * Runs work under a signal that fires when the caller gives up or when `milliseconds` have passed, whichever is first.
 * Rejects with the caller's own reason, or with a failure of kind 'timeout'; work that ignores the signal is left behind.
 */
export async function withTimeout<T>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  caller?.throwIfAborted();
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(new ApiFailure('timeout')), milliseconds);
  const signal = caller ? AbortSignal.any([caller, clock.signal]) : clock.signal;
  let giveUp: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
  });
  try {
    return await Promise.race([work(signal), aborted]);
  } finally {
    clearTimeout(timer);
    if (giveUp) signal.removeEventListener('abort', giveUp);
  }
}
