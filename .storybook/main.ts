import type { StorybookConfig } from '@storybook/react-vite';

/** Stories stand beside their component; nothing is sent anywhere. */
const config: StorybookConfig = {
  stories: ['../{renderer-element,admin-app}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
};
export default config;
