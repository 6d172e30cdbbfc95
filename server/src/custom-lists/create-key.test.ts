import { expect, test } from 'vitest';
import { createKey } from './create-key.ts';

test.each([
  ['Wijken', 'wijken'],
  ['  Straten & pleinen (2026)', 'straten-pleinen-2026'],
  ['Één café', 'een-cafe'],
  ['地区', 'lijst'],
])('the key of %j is %j', (name, key) => {
  expect(createKey(name, [])).toBe(key);
});

test('a key that is used gets a number', () => {
  expect(createKey('Wijken', ['wijken', 'wijken-2'])).toBe('wijken-3');
});

test('a long name stays within 60 characters, with its number', () => {
  const key = createKey('a'.repeat(200), []);
  expect(key).toHaveLength(60);
  expect(createKey('a'.repeat(200), [key])).toBe(`${'a'.repeat(58)}-2`);
});
