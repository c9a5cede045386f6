import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { samplePicture } from './tests/support/samplePicture.ts';
import { chromium, LIBRARIES, shared, WORKERS } from './vitest.config.ts';

/** By itself, for Storybook reads every story as it starts: 5 seconds of a processor that no other test has a use for. */
export default defineConfig({
  plugins: [react(), samplePicture(), storybookTest({ configDir: '.storybook' })],
  optimizeDeps: { include: [...LIBRARIES, '@storybook/react-vite'] },
  test: {
    name: 'stories',
    ...shared,
    setupFiles: ['tests/support/skipPainting.ts'],
    maxWorkers: WORKERS,
    browser: chromium({ width: 1280, height: 900 }),
  },
});
