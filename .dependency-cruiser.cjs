/** The direction of imports (ARCHITECTURE.md): core ← server, renderer-element, admin-app, api-mocks ← .storybook, test. */
const workspaces =
  'core|renderer-element|admin-app|server|api-mocks|test|scripts|demo-site|\\.storybook';

/** Files of `from` may import nothing of ours but themselves and `allowed`. */
const onlyImports = (from, allowed) => ({
  name: `${from}-imports-only-${allowed.join('-and-') || 'itself'}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: `^(${workspaces})/`, pathNot: `^(${[from, ...allowed].join('|')})(/|\\.ts$)` },
});

/** The folders of the renderer, the highest layer first: a file imports its own layer and lower ones. */
const rendererLayers = [
  ['element.ts', 'index.ts', 'prerender'],
  ['form-controller', 'form-builder-render.tsx'],
  ['screens'],
  ['drafts', 'field-types'],
  ['submission', 'uploads', 'redaction', 'map', 'calendar', 'auth'],
  ['navigation', 'autocomplete', 'dialogs'],
  ['state'],
  ['lazy-modules'],
  ['i18n', 'theme'],
  ['requests'],
];

/** @param {readonly string[]} folders */
const rendererFolders = (folders) => `^renderer-element/src/(${folders.join('|')})(/|$)`;

/** The folders of the admin app, the highest layer first: a folder imports lower layers only. */
const adminLayers = [
  ['translations'],
  ['form-editor', 'system-texts'],
  ['glossary', 'home', 'integrations', 'review', 'settings', 'templates'],
  ['forms'],
  [
    'account',
    'form-reviews',
    'health',
    'insight',
    'logbook',
    'provider-calls',
    'sign-in-providers',
    'submissions',
  ],
  [
    'allowed-origins',
    'custom-lists',
    'data-requests',
    'exports',
    'features',
    'outages',
    'password',
    'payments',
    'processing-register',
    'providers',
    'quarantine',
    'quotas',
    'retention',
    'session-end',
    'themes',
    'users',
    'versions',
  ],
  ['publishing'],
  [
    'charts',
    'create-panel',
    'data-table',
    'findings',
    'form-uses',
    'full-page',
    'reason-dialog',
    'scheduled-publications',
    'sessions',
  ],
  ['feedback'],
  ['attachments', 'bulk-run', 'form-files', 'frame'],
  ['maintenance'],
  ['notifications', 'photos', 'search'],
  ['form-preview'],
  ['api'],
  ['explanations', 'field-types', 'formats', 'session'],
  ['languages'],
  [
    'access',
    'badges',
    'bordered-list',
    'file-picker',
    'locales',
    'open-form',
    'password-input',
    'publication-failures',
    'theme',
    'unsaved-changes',
    'updates',
  ],
];

/** @param {readonly string[]} folders */
const adminFolders = (folders) => `^admin-app/src/(${folders.join('|')})/`;

const isTestCode = '(\\.(test|stories)\\.|/testing/)';

module.exports = {
  forbidden: [
    onlyImports('core', []),
    // A test of a lost connection starts a PostgreSQL of its own, as `npm test` does.
    onlyImports('server', ['core', 'scripts/environment']),
    onlyImports('renderer-element', ['core']),
    onlyImports('api-mocks', ['core']),
    onlyImports('admin-app', ['core', 'renderer-element/src/preview']),
    onlyImports('scripts', ['core', 'server', 'test/performance']),
    {
      name: 'server-uses-no-script',
      severity: 'error',
      from: { path: '^server/', pathNot: isTestCode },
      to: { path: '^scripts/' },
    },
    {
      name: 'core-runs-anywhere',
      comment: 'No Node module in core; the DOM is kept out by its tsconfig.',
      severity: 'error',
      from: { path: '^core/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'core-is-plain',
      comment: 'Only libraries that run in Node and every browser alike; ky belongs to the client.',
      severity: 'error',
      from: { path: '^core/src', pathNot: '\\.test\\.ts$' },
      to: {
        dependencyTypes: ['npm'],
        pathNot: 'node_modules/(valibot|decimal\\.js|ky|@lingui/core)/',
      },
    },
    {
      name: 'ky-only-in-the-client',
      severity: 'error',
      from: { path: '^core/src', pathNot: '^core/src/client/' },
      to: { path: 'node_modules/ky/' },
    },
    {
      name: 'no-circles',
      comment: 'Of files, type imports included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    // The server: main → composition → features → platform.
    {
      name: 'server-platform-knows-no-feature',
      comment: 'Composition passes in what the platform needs of a feature.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(src|simulators)/', pathNot: '^server/src/platform/' },
    },
    {
      name: 'server-features-know-no-composition',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: '^server/src/(composition/|(main|worker)\\.ts$)|\\.test\\.ts$',
      },
      to: { path: '^server/src/(composition/|(main|worker)\\.ts$)' },
    },
    {
      name: 'server-simulators-stand-outside-the-product',
      comment: 'Composition and the demo start simulators, no feature does.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: '^server/src/(composition|demo)/|\\.test\\.ts$',
      },
      to: { path: '^server/simulators/' },
    },
    {
      name: 'server-simulators-import-only-the-platform',
      severity: 'error',
      from: { path: '^server/simulators/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/', pathNot: '^server/src/platform/' },
    },
    // The renderer: element → form-controller → screens → features → state → requests.
    ...rendererLayers.slice(1).map((folders, index) => ({
      name: `renderer-${folders[0]}-imports-no-higher-layer`,
      severity: 'error',
      from: { path: rendererFolders(folders), pathNot: '\\.test\\.tsx?$' },
      to: { path: rendererFolders(rendererLayers.slice(0, index + 1).flat()) },
    })),
    // The admin app: routes → screens → shared parts → api → session → access. The start (`main`, `app`, `routes`)
    // imports them all. Folders of one layer do not import each other, so that no circle is possible.
    ...adminLayers.map((folders, index) => ({
      name: `admin-${folders[0]}-imports-only-lower-layers`,
      severity: 'error',
      from: { path: adminFolders(folders), pathNot: isTestCode },
      to: {
        path: adminFolders(adminLayers.slice(0, index + 1).flat()),
        pathNot: '^admin-app/src/$1/',
      },
    })),
    {
      name: 'admin-folders-know-no-start',
      severity: 'error',
      from: { path: '^admin-app/src/[^/]+/', pathNot: isTestCode },
      to: { path: '^admin-app/src/[^/]+\\.tsx?$' },
    },
    {
      name: 'admin-folders-have-a-layer',
      comment: 'A new folder gets a place in adminLayers.',
      severity: 'error',
      from: { path: '^admin-app/src/', pathNot: isTestCode },
      to: {
        path: '^admin-app/src/[^/]+/',
        pathNot: `${adminFolders(adminLayers.flat())}|/testing/`,
      },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { pathNot: '(\\.test\\.|\\.stories\\.|^test/|/testing/|/stories/)' },
      to: { path: '(\\.test\\.|\\.stories\\.|/testing/)', pathNot: '^scripts/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.po'],
    },
    progress: { type: 'none' },
  },
};
