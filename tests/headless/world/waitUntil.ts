import { vi } from 'vitest';
import { flushImmediates } from './clock.ts';
import type { Host } from './host.ts';

/** How long something may take that is on its way, in milliseconds of the machine's clock. */
const TIMEOUT = 10_000;
/** So many turns without a call on its way, and nothing moves by itself any more. */
const IDLE_TURNS = 3;

/** Is a call on its way, or a step of the browser's database? */
const isMoving = ({ pending }: Pick<Host, 'pending'>): boolean =>
  pending() > 0 || process.getActiveResourcesInfo().includes('Immediate');

/** Resolves once no call is on its way and nothing moves until a timer goes off. */
export async function waitUntilIdle(host: Pick<Host, 'pending'>): Promise<void> {
  const end = performance.now() + TIMEOUT;
  for (let idle = 0; idle < IDLE_TURNS; idle++) {
    await flushImmediates();
    if (isMoving(host)) idle = 0;
    if (performance.now() > end) throw new Error('It never comes to rest');
  }
}

/**
 * What a look finds once it finds something: calls are waited for, and where there are none, the next timer goes off.
 * Rejects where that never comes, with what was waited for.
 */
export async function waitUntil<T>(
  host: Host,
  getResult: () => T | null | undefined | false,
  describe: () => string,
): Promise<T> {
  const end = performance.now() + TIMEOUT;
  for (let idle = 0; ; idle++) {
    const found = getResult();
    if (found) return found;
    await flushImmediates();
    if (isMoving(host)) idle = 0;
    if (idle < IDLE_TURNS) continue;
    if (vi.getTimerCount() === 0 || performance.now() > end) throw new Error(`Never came: ${describe()}`);
    vi.advanceTimersToNextTimer();
    idle = 0;
  }
}
