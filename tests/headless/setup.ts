import { afterAll, beforeAll, vi } from 'vitest';
import { provideDomParser } from '../../src/app/prerender/domWindow.ts';
import { installGlobals } from './world/browser.ts';
import { stopClock } from './world/clock.ts';

installGlobals();
provideDomParser();
beforeAll(stopClock);
afterAll(() => void vi.useRealTimers());
