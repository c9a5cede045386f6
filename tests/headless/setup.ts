import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { provideDomParser } from '../../src/app/prerender/domWindow.ts';
import { closeBrowsers, installGlobals } from './world/browser.ts';
import { stopClock } from './world/clock.ts';

installGlobals();
provideDomParser();
beforeAll(stopClock);
afterEach(closeBrowsers);
afterAll(() => void vi.useRealTimers());
