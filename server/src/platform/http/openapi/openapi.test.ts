import { contract } from '@form-builder/core/contract/contract.ts';
import type { Endpoint } from '@form-builder/core/contract/endpoint.ts';
import { procedures } from '@form-builder/core/contract/rpc.ts';
import { describe, expect, test } from 'vitest';
import { createOpenApiDocument } from './openapi-document.ts';
import { locate } from './openapi-servers.ts';

interface Operation {
  readonly operationId: string;
  readonly 'x-access': string;
  readonly 'x-permissions'?: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

const place = { origin: 'https://formulieren.voorbeeld.nl', contact: null };

// The document is plain data; these tests are about its shape.
const document = JSON.parse(JSON.stringify(createOpenApiDocument(contract, place))) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly 'x-procedures': readonly { readonly signature: string }[];
};

describe('createOpenApiDocument', () => {
  test.each(Object.entries<Endpoint>(contract))('describes %s', (name, endpoint) => {
    const { path } = locate(endpoint.path);
    const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, 'x-access': endpoint.access.level });
    expect(operation?.responses).toHaveProperty(String(endpoint.status));
    const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
    expect(inPath.map((parameter) => parameter.name).sort()).toEqual(
      [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter).sort(),
    );
    if (endpoint.access.level === 'private') {
      expect(operation?.['x-permissions']).toEqual(endpoint.access.anyOf);
      expect(operation?.responses).toHaveProperty('401');
    }
  });

  test('describes every procedure', () => {
    expect(document['x-procedures'].map(({ signature }) => signature)).toEqual(
      Object.values(procedures).map(({ signature }) => signature),
    );
  });

  // What a designer can say, so that a program outside can say it as well.
  test.each([
    ...['set_value', 'route', 'targets', 'is_recommended', 'score', 'parent_field'],
    ...['formula', 'constant', 'date', 'login', 'look_up', 'host', 'query'],
    ...['routing.destinations', 'co_signature.method', 'co_signature.logins'],
  ])('describes %s of a version', (word) => {
    expect(JSON.stringify(document)).toContain(JSON.stringify(word));
  });

  test('refers only to schemas that it contains', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      expect(resolve(document, reference ?? '')).toBeDefined();
    }
  });
});

function resolve(root: unknown, reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], root);
}
