import { describe, expect, test } from 'vitest';
import { RequestError } from '../../request-error.ts';
import { assertStorable } from './assert-storable.ts';

function refusedPath(input: unknown): string | undefined {
  try {
    assertStorable(input, 'en');
    return undefined;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    expect(error.code).toBe('invalid');
    return Object.keys(error.errors ?? {})[0];
  }
}

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('input that can be stored', () => {
  test.each([null, 1, '', 'é 😀', [], { a: [{ b: 'c\n\t' }] }])('passes: %j', (input) => {
    expect(refusedPath(input)).toBeUndefined();
  });

  test('may be nested as deep as the pages of a form', () => {
    expect(refusedPath(nested(64))).toBeUndefined();
  });
});

describe('input that cannot be stored', () => {
  test('is reported by its path', () => {
    expect(refusedPath({ data: { names: ['x', 'a\0b'] } })).toBe('data.names.1');
  });

  test.each(['\ud800', 'a\udc00', '\ud83dx'])('is half a surrogate pair: %j', (text) => {
    expect(refusedPath({ text })).toBe('text');
  });

  test('can be a member name; the path ends before it', () => {
    expect(refusedPath({ data: { 'a\0': 1 } })).toBe('data');
  });

  test('can be nesting of any depth', () => {
    expect(refusedPath(nested(66))).toBeDefined();
    expect(refusedPath({ data: nested(200_000) })).toMatch(/^data\.0\.0/);
  });
});
