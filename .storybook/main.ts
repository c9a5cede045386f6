import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin, PluginOption } from 'vite';
import { pictures } from '../mocks/pictureJobs/vitePlugin.ts';
import { chartsPlugin } from '../scripts/charts/chartsPlugin.ts';
import { AREAS } from '../src/visualiser/catalogue/areas.ts';
import { CHARTS } from './charts.ts';
import shown from './pictures.json' with { type: 'json' };

/** What only a build of the store does: it writes files beside it, and leaves the charts' descriptions out. */
const STORE_ONLY = ['pictures', 'build-charts', 'strip-meta'];
const isStoreOnly = (plugin: PluginOption) => isPlugin(plugin) && STORE_ONLY.includes(plugin.name);

/** What the panel of a flow's diagram shows. */
const isInPanel = (name: string) => name === 'chart.css' || name.endsWith('.whole.right.svg');

/** Docgen reads a component's props for its page of docs, and only parts of the design system have one. */
const DOCUMENTED = /\/src\/ui\/[^/]+\.tsx$/;

const isPlugin = (option: PluginOption): option is Plugin => Boolean(option && 'name' in option);
function limitDocgen(option: PluginOption): PluginOption {
  if (!isPlugin(option) || option.name !== 'storybook:react-docgen-plugin') return option;
  const { transform } = option;
  if (typeof transform !== 'function') return option;
  return { ...option, transform: { filter: { id: DOCUMENTED }, handler: transform } };
}

const STORIES = '.stories.tsx';
const hasStories = (directory: string) => {
  const folder = join(import.meta.dirname, directory);
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith(STORIES));
};

/** The flows by area, in the visualiser's words and order: without a `storySort`, the sidebar has the order of `stories`. */
const flows = AREAS.flatMap(({ name, charts }) =>
  charts
    .flatMap((chart) => [`../src/flows/${chart}`, `../src/visualiser/${chart}`])
    .filter(hasStories)
    .map((directory) => ({ directory, files: `*${STORIES}`, titlePrefix: name })),
);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './Welcome.mdx',
    './Tokens.stories.tsx',
    { directory: '../src/ui', files: `*${STORIES}`, titlePrefix: 'Design system' },
    '../src/preview/**/*.stories.tsx',
    ...flows,
    '../src/{app,routes}/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // The panel's diagrams are measured in the store's own letters.
  staticDirs: ['../public', { from: '../node_modules/@fontsource-variable/instrument-sans/files', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other docgen asks TypeScript's compiler API, which the native compiler does not have.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal(vite, { configType }) {
    const plugins = vite.plugins?.filter((plugin) => configType !== 'PRODUCTION' || !isStoreOnly(plugin)) ?? [];
    // Making every picture takes far longer than all else; while developing, one is made when it is requested.
    const wanted = new Set(shown);
    const drawn = configType === 'PRODUCTION' ? [pictures({ filter: (url) => wanted.has(url) })] : [];
    return {
      ...vite,
      plugins: [...plugins.map(limitDocgen), ...drawn, chartsPlugin({ basePath: `${CHARTS}/`, filter: isInPanel })],
    };
  },
};

export default config;
