/**
 * @typedef {object} Step one thing `npm run check` looks at
 * @property {string} name
 * @property {(folders: readonly string[]) => readonly [program: string, ...args: string[]]} command
 * an installed tool or a script of ours (`scripts/…`), for all folders or the ones given
 * @property {boolean} [isWholeOnly] cannot check one folder alone
 */

/** The workspaces and folders whose code is checked, in the order people read them. */
const sourceFolders = [
  'core',
  'renderer-element',
  'admin-app',
  'server',
  'api-mocks',
  'test',
  'scripts',
  'demo-site',
  '.storybook',
];

/**
 * Slow steps first, so that the fast ones fill the gaps.
 * @type {readonly Step[]}
 */
export const steps = [
  {
    name: 'lint',
    command: (folders) => [
      'eslint',
      '--cache',
      '--cache-strategy=content',
      '--cache-location=.cache/check/eslint',
      ...orEverything(folders, ['.']),
    ],
  },
  { name: 'types', command: (folders) => ['tsc', '--build', ...folders] },
  { name: 'unused code', command: () => ['knip'], isWholeOnly: true },
  {
    name: 'format',
    command: (folders) => [
      'prettier',
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-strategy=content',
      '--cache-location=.cache/check/prettier',
      ...orEverything(folders, ['.']),
    ],
  },
  {
    name: 'imports',
    command: (folders) => [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type=err',
      '--cache=.cache/check/dependency-cruiser',
      '--cache-strategy=content',
      ...orEverything(folders, sourceFolders),
    ],
  },
  {
    name: 'API design rules',
    command: () => ['tsx', 'test/api-design-rules/main.ts'],
    isWholeOnly: true,
  },
  { name: 'messages', command: () => ['scripts/compile-messages.mjs', '--check'] },
  { name: 'sizes', command: () => ['scripts/size.mjs'], isWholeOnly: true },
];

/**
 * @param {readonly string[]} folders
 * @param {readonly string[]} everything
 */
function orEverything(folders, everything) {
  return folders.length === 0 ? everything : folders;
}
