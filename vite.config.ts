import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const adminApp = fileURLToPath(new URL('./admin-app', import.meta.url));
const configPath = `${adminApp}/lingui.config.ts`;
const macro = ['@lingui/babel-plugin-lingui-macro', { linguiConfig: getConfig({ configPath }) }];
const apiPaths = ['/v0', '/v1', '/rpc', '/config', '/idp', '/health', '/render', '/element'];
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

/** Builds the admin app to `admin-app/dist`; the server adds the nonce and the security headers. */
export default defineConfig({
  root: adminApp,
  base: '/',
  plugins: [react({ babel: { plugins: [macro] } }), lingui({ configPath })],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', sourcemap: true },
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin, xfwd: true }])),
  },
});
