/**
 * @typedef {object} Part one build output
 * @property {string} name as people read it
 * @property {string} output the file that exists once it is built
 * @property {readonly string[]} inputs files and folders it is made from; the lock file always counts
 * @property {readonly [tool: string, ...args: string[]]} command
 * @property {string} [compressed] a folder whose files are also kept compressed, for the server to send
 */

/** @type {Part} */
export const formElement = {
  name: 'form element',
  output: 'renderer-element/dist/form-builder-render.js',
  inputs: ['rollup.config.mjs', 'core/src', 'renderer-element'],
  command: ['rollup', '--config', 'rollup.config.mjs', '--silent'],
  compressed: 'renderer-element/dist',
};

/** @type {Part} */
export const adminApp = {
  name: 'admin app',
  output: 'admin-app/dist/index.html',
  inputs: [
    'vite.config.ts',
    'core/src',
    'renderer-element/build',
    'renderer-element/src',
    'admin-app',
  ],
  command: ['vite', 'build', '--logLevel', 'warn'],
  compressed: 'admin-app/dist/assets',
};

/**
 * Everything that `npm start` builds.
 * @type {readonly Part[]}
 */
export const parts = [
  formElement,
  adminApp,
  {
    name: 'server',
    output: 'server/dist/main.js',
    inputs: ['scripts/building/build-server.mjs', 'core', 'server'],
    command: ['scripts/building/build-server.mjs'],
  },
];

/**
 * The stories as a site of their own: `npm test` tests it, and designers read it.
 * @type {Part}
 */
export const storybook = {
  name: 'storybook',
  output: 'storybook-static/index.json',
  inputs: ['.storybook', 'core/src', 'renderer-element', 'admin-app/src'],
  command: ['scripts/storybook.mjs', '--build'],
};
