import type { StorybookConfig } from '@storybook/react-vite';
import { registryIndexer } from './registry-indexer.ts';

/**
 * Stories stand beside their component; those of the element come from its registries, so that no
 * field type and no screen can be forgotten. Nothing is sent anywhere.
 */
const config: StorybookConfig = {
  stories: [
    '../renderer-element/stories/*.mdx',
    '../renderer-element/stories/*.registry.tsx',
    '../admin-app/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  staticDirs: [{ from: './files', to: '/stories' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  experimental_indexers: (indexers) => [registryIndexer, ...(indexers ?? [])],
};
export default config;
