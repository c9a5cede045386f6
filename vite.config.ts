import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { pictures } from './mocks/pictures/vite-plugin.ts';
import { asksAhead } from './scripts/asksAhead.mjs';
import { buildCharts } from './scripts/buildCharts.mjs';
import { drawnModules } from './scripts/drawnModules.mjs';
import { leanLibraries } from './scripts/leanLibraries.mjs';
import { pageChunks } from './scripts/pageChunks.mjs';
import { withoutProse } from './scripts/withoutProse.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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

/** What only the embedded backend and its panel need: their chunks carry a name of their own, so that figures can count them apart. */
const isBackend = (id: string) =>
  /\/mocks\/|\/backendPanel[./]|\/visualiser\/link\/|\/node_modules\/(msw|@mswjs)\//.test(id);

const vendor = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//;

/** What runs charts: in a file of its own, for a page whose HTML came with its data runs none before somebody is here. */
const charts = /\/node_modules\/(xstate|@xstate|use-sync-external-store)\//;

/** What reads from the backend: no page loads it before it has to read. What says which reads there are is no part of it. */
const reading =
  /\/src\/api\/(?!queries\/|cached|settings|config|failure|plainText|careTexts)|\/node_modules\/valibot\//;

/** What draws the previews, with React's hand in it: in a file that says so, for no page may load it before a preview shows. */
const konva = /\/node_modules\/(konva|react-konva|react-reconciler|its-fine)\//;

/** What most other pages use travels as one file: many small ones compress worse. Dialogs and walls come when they are asked for. */
const shared =
  /\/src\/(ui\/(?!Dialog|nativeDialog|Waiting|CodeInput|codeDigits|Countdown)|domain\/(?!wall|madeUp|paging|reach|oneTimeCode)|kit\/(?!flow\.|runningActor\.))|\/machines\/kit\/(?!port\.)/;

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const isEmbedded = !loadEnv(mode, here('.'), 'VITE_').VITE_API_HOST;
  return {
    plugins: [
      react(),
      withoutProse(),
      leanLibraries(),
      drawnModules(),
      ...(isEmbedded ? [pictures(), buildCharts()] : [withoutWorker()]),
    ],
    resolve: {
      alias: [
        { find: 'tough-cookie', replacement: here('./mocks/toughCookie.ts') },
        // React has the hook itself; the stand-in for older ones would only travel along.
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        // Bundlers are handed the router with its developers' warnings; a build takes the one without.
        ...(command === 'build'
          ? [
              {
                find: /^react-router\/dom$/,
                replacement: here('./node_modules/react-router/dist/production/dom-export.mjs'),
              },
              { find: /^react-router$/, replacement: here('./node_modules/react-router/dist/production/index.mjs') },
            ]
          : []),
      ],
    },
    server: { host: '127.0.0.1' },
    build: {
      // The first browsers with popover, container queries and nested CSS, which the design system uses as they are.
      target: ['chrome120', 'edge120', 'firefox125', 'safari17.4'],
      cssCodeSplit: true,
      // Every browser of the target knows module preloads.
      modulePreload: { polyfill: false, resolveDependencies: asksAhead },
      rolldownOptions: {
        output: {
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some(isBackend) ? 'assets/backend-[name]-[hash].js' : 'assets/[name]-[hash].js',
          // Libraries change less often than the store does, so a returning shopper keeps them. What draws pages at build
          // time is read from a disk.
          ...(!isSsrBuild && {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor },
                { name: 'charts', test: charts },
                { name: 'konva', test: konva },
                ...pageChunks(),
                { name: 'shared', test: shared, minShareCount: 14 },
                { name: 'reading', test: reading, minShareCount: 8 },
              ],
            },
          }),
        },
      },
    },
  };
});
