import { describe, expect, test } from 'vitest';
import { safeReturnPath } from './sign-in.ts';

describe('safeReturnPath', () => {
  test.each([
    ['/forms?page=2#top', '/forms?page=2#top'],
    ['/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['/auth/callback?code=1', '/'],
    ['', '/'],
  ])('turns %s into %s', (returnTo, path) => {
    expect(safeReturnPath({ returnTo })).toBe(path);
  });

  test.each([undefined, null, 'x', {}, { returnTo: 3 }])('leads home for %s', (state) => {
    expect(safeReturnPath(state)).toBe('/');
  });
});
