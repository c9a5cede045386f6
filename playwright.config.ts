import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/tools/browser.ts';

/** How many times slower each page is made (tests/e2e/test.ts); what waits for it may take as many times longer. */
const slower = Number(process.env.CPU_THROTTLE ?? 1);

/** Where `npm test` serves the built store; alone, Playwright serves one itself. */
const served = process.env.STORE_URL;
const OWN_PORT = 4199;
const own = `http://127.0.0.1:${OWN_PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // A test waits for payments, timers and the network while others go on; with so many at once each may take its time.
  workers: availableParallelism() + 1,
  timeout: 60_000 * slower,
  expect: { timeout: 15_000 * slower },
  reporter: [[process.stdout.isTTY ? 'line' : 'list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: served ?? own,
    launchOptions: launchOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What opens is there at once. Tests about fades ask for them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // What a desk lays out in its own way is drawn there by the tests of the whole store; these are the ways of buying.
    { name: 'desktop', grep: /@desk/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: served
    ? undefined
    : { command: 'npm start', env: { PORT: String(OWN_PORT) }, url: own, reuseExistingServer: false },
});
