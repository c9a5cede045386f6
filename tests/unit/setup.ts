import { afterAll, vi } from 'vitest';
import { provideDomParser } from '../../src/app/prerender/domWindow.ts';

provideDomParser();

// A file's last test too leaves nothing behind: the next file of the process listens in on `fetch` before any test begins.
afterAll(() => void vi.unstubAllGlobals());
