// @vitest-environment node
import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Anna de Vries', 'AV'],
  ['Jan Peter van den Berg', 'JB'],
  ['Ontwerper', 'O'],
  ['beheer demo', 'BD'],
  ['Éva Ünal', 'ÉÜ'],
  ['', ''],
])('%s becomes %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
