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
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
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
      from: { pathNot: '^(core|renderer-element)/' },
      to: { circular: true },
    },
    {
      name: 'no-circles-of-running-code',
      comment: 'Types of core and of the renderer may still refer to each other.',
      severity: 'error',
      from: { path: '^(core|renderer-element)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
        pathNot: '^server/src/(composition/|main\\.ts$)|\\.test\\.ts$',
      },
      to: { path: '^server/src/(composition/|main\\.ts$)' },
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
    {
      name: 'core-has-no-circles',
      comment: 'Type imports included: a shared type stands in the lowest file that needs it.',
      severity: 'error',
      from: { path: '^core/src' },
      to: { circular: true, path: '^core/src' },
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
