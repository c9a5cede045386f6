import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { pictures } from './mocks/pictureJobs/vitePlugin.ts';
import { buildCharts } from './scripts/charts/buildCharts.ts';
import { stripMeta } from './scripts/charts/stripMeta.ts';

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

const LIBRARIES = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//;
const CHARTS = /\/node_modules\/(xstate|@xstate|use-sync-external-store)\//;
/** No page may load it before a preview shows. */
const KONVA = /\/node_modules\/(konva|react-konva|react-reconciler|its-fine)\//;
/**
 * Files that hold the named modules with all that these import: text packs better together, and a phone asks for fewer. Left
 * to itself the bundler makes one of each set of modules that the same pages use, and every page more would split them further.
 */
const CHUNKS: Record<string, readonly string[]> = {
  /** What every page stands on, and what most of them use. */
  start: [
    '/src/app/start.tsx',
    '/src/ui/Notice.tsx',
    '/src/ui/TextInput.tsx',
    '/src/ui/Breadcrumb.tsx',
    '/src/preview/geometry/piece.ts',
    '/src/domain/delivery.ts',
    '/src/routes/configurator/BackLink.tsx',
    '/src/flows/wishlist/HeartButton.tsx',
    '/src/flows/listing/ListCardView.tsx',
    '/src/api/queries/lists.ts',
    '/src/api/queries/framing.ts',
    '/machines/listing/listPath.ts',
  ],
  /** What is chosen of a picture, for the screens of prints and the planner. */
  choice: [
    '/machines/configurator/choiceView.ts',
    '/machines/configurator/framesPath.ts',
    '/src/domain/frame.ts',
    '/src/domain/nearestChoice.ts',
    '/src/domain/pictureLine.ts',
    '/src/preview/describePiece.ts',
    '/src/ui/RadioGroup.tsx',
  ],
  /** What all that is sold has on its page. */
  purchase: [
    '/src/flows/addToCart/AddToCart.tsx',
    '/src/flows/share/ShareButton.tsx',
    '/src/ports/addToCart.ts',
    '/src/routes/details/DetailScreen.tsx',
    '/src/routes/details/DetailTabs.tsx',
    '/src/routes/details/loadShareLogic.ts',
  ],
  /** The configurator's chart, which the list of frames asks too. */
  framing: [
    '/src/flows/configurator/configurator.ts',
    '/src/flows/framedPicture/FramedPicture.tsx',
    '/src/ports/framing.ts',
    '/src/storage/previewStorage.ts',
  ],
  /** Its screens. */
  configurator: [
    '/src/flows/configurator/Configurator.tsx',
    '/src/routes/configurator/ConfiguratorScreen.tsx',
    '/src/routes/configurator/configuratorParts.tsx',
  ],
  /** What some pages need before anybody touches them, and `reads` needs too. */
  text: ['/src/api/plainText.ts'],
  fields: ['/src/api/fields.ts', '/src/api/picture.ts'],
  facets: ['/src/domain/priceBand.ts', '/src/api/queries/catalogue.ts'],
  /** What reads prints, frames and prices, for the first press that needs any. */
  reads: ['/src/api/arts.ts', '/src/api/frames.ts', '/src/api/prices.ts', '/src/ports/catalogueSearch.ts'],
};

export default defineConfig(({ mode, isSsrBuild }) => {
  const isEmbedded = !loadEnv(mode, here('.'), 'VITE_').VITE_API_HOST;
  return {
    plugins: [react(), stripMeta(), ...(isEmbedded ? [pictures(), buildCharts()] : [withoutWorker()])],
    resolve: { alias: { 'tough-cookie': here('./mocks/toughCookie.ts') } },
    server: { host: '127.0.0.1' },
    build: {
      // The first browsers with popover, container queries and nested CSS, which the design system uses as they are.
      target: ['chrome120', 'edge120', 'firefox125', 'safari17.4'],
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
                { name: 'boot', test: /\/src\/app\/main\.tsx/ },
                ...Object.entries(CHUNKS).map(([name, files]) => ({
                  name,
                  test: (id: string) => files.some((file) => id.endsWith(file)),
                })),
              ],
            },
          }),
        },
      },
    },
  };
});
