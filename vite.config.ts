import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { pictures } from './mocks/pictureJobs/vitePlugin.ts';
import { buildCharts } from './scripts/charts/buildCharts.ts';
import { stripMeta } from './scripts/charts/stripMeta.ts';
import { ROOT } from './scripts/tools/processes.ts';

/** The first browsers with popover, container queries and nested CSS, which the design system uses as they are. */
export const BROWSERS = ['chrome120', 'edge120', 'firefox125', 'safari17.4'];
/** What msw keeps cookies with; the embedded backend sets none. */
export const ALIAS = { 'tough-cookie': join(ROOT, 'mocks/toughCookie.ts') };

/** A build for a real backend carries nothing of the embedded one; its code goes by the same flag, its worker's files by this. */
const withoutWorker = (): Plugin => {
  let folder = '';
  return {
    name: 'without-worker',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: async () => {
      for (const name of ['backendWorker.js', 'mockServiceWorker.js']) await rm(resolve(folder, name), { force: true });
    },
  };
};

/**
 * Chrome compiles a file that begins with this hint in the background as it is fetched, and not function by function at the
 * first press. A library that one feature needs has no hint, because most of its functions are never called.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
const hintCompilation = (): Plugin => ({
  name: 'hint-compilation',
  apply: 'build',
  generateBundle: {
    // Vite puts its list of preloads before a chunk's code, and the hint has to come first.
    order: 'post',
    handler(_, bundle) {
      const isHinted = (id: string) => !id.includes('/node_modules/') || LIBRARIES.test(id) || CHARTS.test(id);
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.moduleIds.some(isHinted)) file.code = `${COMPILE_HINT}\n${file.code}`;
    },
  },
});

/** What only the embedded backend and its panel need: their chunks carry a name of their own, so that figures can count them apart. */
const isBackend = (id: string) =>
  /\/mocks\/|\/backendPanel[./]|\/visualiser\/link\/|\/node_modules\/(msw|@mswjs)\//.test(id);

const LIBRARIES = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//;
const CHARTS = /\/node_modules\/(xstate|@xstate|use-sync-external-store)\//;
/** No page may load it before a preview shows. */
const KONVA = /\/node_modules\/(konva|react-konva|react-reconciler|its-fine)\//;

export default defineConfig(({ mode, isSsrBuild }) => {
  const isEmbedded = !loadEnv(mode, ROOT, 'VITE_').VITE_API_HOST;
  return {
    plugins: [
      react(),
      stripMeta(),
      hintCompilation(),
      ...(isEmbedded ? [pictures(), buildCharts()] : [withoutWorker()]),
    ],
    resolve: { alias: ALIAS },
    server: { host: '127.0.0.1' },
    build: {
      target: BROWSERS,
      cssCodeSplit: true,
      // Every browser of the target knows module preloads.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some(isBackend) ? 'assets/backend-[name]-[hash].js' : 'assets/[name]-[hash].js',
          // Libraries change less often than the store does, so a returning shopper keeps them. What draws pages at build
          // time is read from a disk.
          ...(!isSsrBuild && {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: LIBRARIES },
                { name: 'charts', test: CHARTS },
                { name: 'konva', test: KONVA },
                // What a document starts, and what hydrates every page: each with all that it imports in one file.
                { name: 'boot', test: /\/src\/app\/main\.tsx/ },
                { name: 'start', test: /\/src\/app\/start\.tsx/ },
              ],
            },
          }),
        },
      },
    },
  };
});
