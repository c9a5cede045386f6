import { AsyncResource } from 'node:async_hooks';
import { vi } from 'vitest';

/** When every headless visit begins, in milliseconds since 1970. */
const START_TIME = Date.parse('2026-11-21T04:00:00Z');

/** Puts a clock in place of the machine's that moves only on command; a timer goes off in the tab that set it. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: START_TIME });
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = globalThis[name] as (run: () => void, delay?: number) => unknown;
    const inPlace = (run: () => void, delay?: number) => set(AsyncResource.bind(run), delay);
    Object.assign(globalThis, { [name]: inPlace });
  }
}

/** As it was at first, with no timer left. */
export function resetClock(): void {
  vi.clearAllTimers();
  vi.setSystemTime(START_TIME);
}

/** Everything that can run now has run. */
export const flushImmediates = () => new Promise<void>((done) => setImmediate(done));
