import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/tools/browser.ts';
import { deployment } from './deployment.ts';

/** Run by `npm run test:deploy`, which starts what stands behind it. One after the other: rates are counted by address. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.deploy.ts',
  // It takes two minutes.
  testIgnore: process.env.LOAD ? [] : '3-load.deploy.ts',
  outputDir: '../../test-results/deploy',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { baseURL: deployment.store, launchOptions: launchOptions(), locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
});
