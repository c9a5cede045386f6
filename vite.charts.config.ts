import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pictures } from './mocks/pictureJobs/vitePlugin.ts';
import { chartsPlugin } from './scripts/charts/chartsPlugin.ts';
import { resultsPlugin } from './scripts/charts/resultsPlugin.ts';
import { ROOT } from './scripts/tools/processes.ts';
import { VIEW_LIBRARIES } from './scripts/tools/viewLibraries.ts';
import { ALIAS, BROWSERS } from './vite.config.ts';

/** Where the visualiser stands beside the store. */
const BASE = '/charts/';

/** Those too that a stage, or a diagram that is laid out anew, loads late. */
const LIBRARIES = [...VIEW_LIBRARIES, 'elkjs/lib/elk-api.js', 'elkjs/lib/elk.bundled.js'];

/** Two pages: the visualiser, and the stage on which it plays a flow's real view. Built, they work at any address. */
export default defineConfig(({ command }) => ({
  root: join(ROOT, 'src/visualiser'),
  base: command === 'build' ? './' : BASE,
  publicDir: join(ROOT, 'public'),
  cacheDir: join(ROOT, 'node_modules/.cache/vite-charts'),
  appType: 'mpa',
  plugins: [react(), resultsPlugin(), chartsPlugin(), command === 'serve' && pictures({ project: ROOT })],
  resolve: { alias: ALIAS },
  optimizeDeps: { include: LIBRARIES },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT || 4174),
    strictPort: true,
    fs: { allow: [ROOT] },
  },
  worker: { format: 'es' },
  build: {
    outDir: join(ROOT, 'dist/charts'),
    emptyOutDir: true,
    target: BROWSERS,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: { index: join(ROOT, 'src/visualiser/index.html'), stage: join(ROOT, 'src/visualiser/stage.html') },
    },
  },
}));
