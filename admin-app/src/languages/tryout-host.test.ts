// @vitest-environment node
import { expect, test } from 'vitest';
import { isTryoutHost } from './tryout-host.ts';

test.each([
  ['localhost', true],
  ['gemeente.localhost', true],
  ['127.0.0.1', true],
  ['formulieren-test.voorbeeld.nl', true],
  ['acc.formulieren.voorbeeld.nl', true],
  ['formulieren.voorbeeld.nl', false],
  ['contest.voorbeeld.nl', false],
])('%s: %s', (hostname, expected) => {
  expect(isTryoutHost(hostname)).toBe(expected);
});
