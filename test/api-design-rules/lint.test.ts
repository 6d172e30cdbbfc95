import { expect, test } from 'vitest';
import { lintApi } from './lint.ts';

const versioned = { headers: { 'API-Version': { schema: { type: 'string' } } } };
const problem = {
  description: 'Refused.',
  ...versioned,
  content: { 'application/problem+json': {} },
};

/** A document that follows every rule. */
const sound = {
  openapi: '3.1.0',
  info: {
    title: 'Voorbeeld',
    version: '1.2.3',
    license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
    contact: { name: 'Beheer', email: 'beheer@voorbeeld.nl', url: 'https://voorbeeld.nl' },
  },
  servers: [{ url: 'https://voorbeeld.nl/v1' }],
  security: [],
  paths: {
    '/parking-permits': {
      get: {
        operationId: 'listPermits',
        summary: 'The permits.',
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
        responses: { 200: { description: 'The permits.', ...versioned }, 400: problem },
      },
    },
    '/openapi.json': {
      get: {
        operationId: 'document',
        summary: 'This document.',
        responses: {
          200: {
            description: 'The document.',
            headers: {
              ...versioned.headers,
              'Access-Control-Allow-Origin': { schema: { type: 'string' } },
            },
          },
          404: problem,
        },
      },
    },
  },
};

type Edit = (document: typeof sound) => object;

const permits = (document: typeof sound) => document.paths['/parking-permits'].get;

test('a document that follows the rules has no findings', async () => {
  expect(await lintApi(sound)).toEqual([]);
});

test.each<[rule: string, edit: Edit]>([
  ['doc-openapi-contact', (d) => ({ ...d, info: { ...d.info, contact: { name: 'Beheer' } } })],
  ['semver', (d) => ({ ...d, info: { ...d.info, version: 'v1' } })],
  ['uri-version', (d) => ({ ...d, servers: [{ url: 'https://voorbeeld.nl' }] })],
  ['path-segments-kebab-case', (d) => withPath(d, '/parkingPermits', permits(d))],
  [
    'version-header',
    (d) =>
      withPath(d, '/x', { ...permits(d), responses: { 200: { description: 'x' }, 400: problem } }),
  ],
  [
    'error-handling/invalid-input',
    (d) => withPath(d, '/x', { ...permits(d), responses: { 200: problem, 404: problem } }),
  ],
  [
    'error-handling/problem-details',
    (d) =>
      withPath(d, '/x', {
        ...permits(d),
        responses: { 200: problem, 400: { description: 'x', ...versioned } },
      }),
  ],
  ['publish-openapi', ({ paths, ...d }) => ({ ...d, paths: { '/x': paths['/parking-permits'] } })],
])('a breach of %s is found', async (rule, edit) => {
  const findings = await lintApi(edit(sound));
  expect(findings.filter((line) => line.includes(`adr/${rule}:`))).toHaveLength(1);
});

function withPath(document: typeof sound, path: string, operation: object): object {
  const get = { ...operation, operationId: 'other' };
  return { ...document, paths: { ...document.paths, [path]: { get } } };
}
