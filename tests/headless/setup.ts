import { afterAll, beforeAll, vi } from 'vitest';
import { installGlobals } from './world/browser.ts';
import { stopClock } from './world/clock.ts';

installGlobals();
beforeAll(stopClock);
afterAll(() => void vi.useRealTimers());
