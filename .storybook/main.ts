import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
import { chartsPlugin } from '../scripts/charts/chartsPlugin.ts';
import { CHARTS } from './charts.ts';

/** What a build of the store writes beside it. */
const isBeside = (plugin: PluginOption) =>
  Boolean(plugin && 'name' in plugin && ['pictures', 'build-charts'].includes(plugin.name ?? ''));

/** What the panel of a flow's diagram shows. */
const isInPanel = (name: string) => name === 'chart.css' || name.endsWith('.whole.right.svg');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The panel's diagrams are measured in the store's own letters.
  staticDirs: ['../public', { from: '../node_modules/@fontsource-variable/instrument-sans/files', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other docgen asks TypeScript's compiler API, which the native compiler does not have.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal(vite, { configType }) {
    // Making every picture takes far longer than all else; while developing, one is made when it is requested.
    const plugins = vite.plugins?.filter((plugin) => configType !== 'PRODUCTION' || !isBeside(plugin)) ?? [];
    return { ...vite, plugins: [...plugins, chartsPlugin({ at: `${CHARTS}/`, wants: isInPanel })] };
  },
};

export default config;
