import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';

const isPictures = (plugin: PluginOption) => Boolean(plugin && 'name' in plugin && plugin.name === 'pictures');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other docgen asks TypeScript's compiler API, which the native compiler does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // Making every picture takes far longer than all else; while developing, one is made when it is asked for.
  viteFinal: (vite, { configType }) =>
    configType === 'PRODUCTION' ? { ...vite, plugins: vite.plugins?.filter((plugin) => !isPictures(plugin)) } : vite,
};

export default config;
