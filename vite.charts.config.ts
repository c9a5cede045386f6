import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pictures } from './mocks/pictureJobs/vitePlugin.ts';
import { chartsPlugin } from './scripts/charts/chartsPlugin.ts';
import { resultsPlugin } from './scripts/charts/resultsPlugin.ts';
import { VIEW_LIBRARIES } from './scripts/tools/viewLibraries.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where the visualiser stands beside the store. */
const BASE = '/charts/';

/** Those too that a stage, or a diagram that is laid out anew, loads late. */
const LIBRARIES = [...VIEW_LIBRARIES, 'elkjs/lib/elk-api.js', 'elkjs/lib/elk.bundled.js'];

/** Two pages: the visualiser, and the stage on which it plays a flow's real view. Built, they work at any address. */
export default defineConfig(({ command }) => ({
  root: here('src/visualiser'),
  base: command === 'build' ? './' : BASE,
  publicDir: here('public'),
  cacheDir: here('node_modules/.cache/vite-charts'),
  appType: 'mpa',
  plugins: [react(), resultsPlugin(), chartsPlugin(), command === 'serve' && pictures({ project: here('.') })],
  resolve: { alias: { 'tough-cookie': here('./mocks/toughCookie.ts') } },
  optimizeDeps: { include: LIBRARIES },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT || 4174),
    strictPort: true,
    fs: { allow: [here('.')] },
  },
  worker: { format: 'es' },
  build: {
    outDir: here('dist/charts'),
    emptyOutDir: true,
    target: ['chrome120', 'edge120', 'firefox125', 'safari17.4'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: { index: here('src/visualiser/index.html'), stage: here('src/visualiser/stage.html') } },
  },
}));
