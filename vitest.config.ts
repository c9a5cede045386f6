import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/tools/browser.ts';
import { VIEW_LIBRARIES } from './scripts/tools/viewLibraries.ts';
import { secondTab } from './tests/headless/secondTab.ts';
import { samplePicture } from './tests/support/samplePicture.ts';

/** The React that shoppers get: its development build takes several times as long to draw. */
process.env.NODE_ENV = 'production';

export const LIBRARIES = [...VIEW_LIBRARIES, 'msw/browser', 'react/jsx-runtime', 'xstate/graph'];

export const WORKERS = Math.max(2, availableParallelism() - 1);
/** A page of model tests waits for the screen a third of its time: three share two cores well. */
const MODEL_PAGES = availableParallelism() + 1;

/**
 * What a test puts in place of anything is put back, for the files that follow in one process or page meet it too. Each wait
 * has a limit of its own (fixtures/harness/timeouts.ts); a walk of many waits may take as long as a busy machine needs.
 */
export const shared = {
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  testTimeout: 60_000,
};

const { args = [], ...options } = launchOptions();
/** With a larger young generation, collecting what tests leave takes 8 % less of a processor. */
const browserOptions = { ...options, args: [...args, '--js-flags=--max-semi-space-size=64'] };

/**
 * A browser of its own for each project: a shared provider mixes the projects up. Each page of it takes one file after
 * the other, and loads the project's modules once for all of them. Nothing moves in it: what opens is there at once, and
 * no look at it finds it between two states.
 */
export const chromium = (viewport: { width: number; height: number }) => ({
  enabled: true,
  isolate: false,
  headless: true,
  screenshotFailures: false,
  viewport,
  provider: playwright({ launchOptions: browserOptions, contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          ...shared,
          pool: 'threads',
          environment: 'node',
          // A diagram that stands alone carries its style; vitest would read every other stylesheet as empty.
          css: { include: [/visualiser\/svg\/chart\.css/, /ui\/tokens\.css/] },
          setupFiles: ['tests/unit/setup.ts'],
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [secondTab()],
        test: {
          name: 'headless',
          ...shared,
          pool: 'threads',
          environment: 'node',
          setupFiles: ['tests/headless/setup.ts'],
          include: ['tests/headless/**/*.test.ts'],
        },
      },
      { test: { name: 'bench', testTimeout: 60_000, environment: 'node', include: ['tests/bench/*.bench.ts'] } },
      {
        plugins: [secondTab()],
        test: {
          name: 'bench-headless',
          environment: 'node',
          setupFiles: ['tests/headless/setup.ts'],
          include: ['tests/bench/headless/*.bench.ts'],
        },
      },
      {
        plugins: [react(), samplePicture()],
        optimizeDeps: { include: LIBRARIES },
        test: {
          name: 'model',
          ...shared,
          maxWorkers: MODEL_PAGES,
          setupFiles: ['fixtures/harness/timeouts.ts', 'tests/support/skipPainting.ts'],
          include: ['tests/model/**/*.model.test.tsx', 'tests/store/**/*.test.tsx'],
          browser: chromium({ width: 1280, height: 900 }),
        },
      },
      {
        plugins: [react()],
        optimizeDeps: {
          include: [...LIBRARIES, '@storybook/react-vite', 'storybook/preview-api', 'storybook/test'],
        },
        test: {
          name: 'pictures',
          include: ['tests/pictures/**/*.pictures.{ts,tsx}'],
          browser: chromium({ width: 800, height: 800 }),
        },
      },
    ],
  },
});
