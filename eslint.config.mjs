import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.{ts,tsx,mjs}', 'test/**/*.ts', '**/testing/**/*.{ts,tsx}'];
/** Files a tool reads by their default export. */
const defaultExports = [
  '*.config.{ts,mjs}',
  'admin-app/*.config.ts',
  '.storybook/**',
  '**/*.stories.tsx',
  '**/*.registry.tsx',
];
/** `...{ a, b }` puts members on one line and hides them from readers who look for one. */
const groupingSpread = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the members in the object itself.',
};
/** Lists that are read as tables: long is no sign of a missing concept there. */
const tables = ['server/src/demo/**/*.ts', '**/*-cases.ts'];

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.cache/**',
      'data/**',
      'storybook-static/**',
      'core/src/messages/generated/**',
      '.dependency-cruiser.cjs',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        // One program for all workspaces: with a program per tsconfig, core is checked ten times.
        project: [
          'tsconfig.lint.json',
          '{demo-site,admin-app/service-worker}/tsconfig.json',
          'server/tsconfig.{pages,worker}.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // What the compiler already says, with types.
      'no-undef': 'off',
      'no-console': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', groupingSpread],
      // Every `?.` and `??` counts as a branch.
      complexity: ['error', 12],
      'max-depth': ['error', 3],
      'max-params': ['error', 4],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // `erasableSyntaxOnly` allows no enums.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // `Record<never, never>` is how the contract says "no members".
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Members of interfaces use method syntax (they may vary with the type); none uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      // It takes a generic answer that may be undefined for void.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // A handler without a question for the database still answers with a promise.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    // @ts-expect-error The plugin's types lag behind ESLint 10; it runs on it.
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // A cast in a JSDoc comment is invisible to these rules; the compiler checks these files as well.
    files: ['**/*.{mjs,js}'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: tests,
    rules: {
      // An element found in a page is an instance that the browser made.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
    },
  },
  {
    files: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        groupingSpread,
        {
          selector:
            "CallExpression[callee.object.name='fc'][callee.property.name='assert'][arguments.length<2]",
          message: 'Give fc.assert a seed: a test finds the same on every run.',
        },
        {
          selector:
            "CallExpression[callee.object.name='fc'][callee.property.name='assert'] > ObjectExpression:not(:has(Property[key.name='seed'], SpreadElement))",
          message: 'Give fc.assert a seed: a test finds the same on every run.',
        },
      ],
    },
  },
  { files: tables, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  { files: defaultExports, rules: { 'no-restricted-exports': 'off' } },
  { files: ['scripts/**', 'test/performance/**'], rules: { 'no-console': 'off' } },
);
