import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const configPath = fileURLToPath(new URL('../admin-app/lingui.config.ts', import.meta.url));
const macro = ['@lingui/babel-plugin-lingui-macro', { linguiConfig: getConfig({ configPath }) }];

/** As the admin app's, without its root and its proxies. */
export default defineConfig({
  plugins: [react({ babel: { plugins: [macro] } }), lingui({ configPath })],
});
