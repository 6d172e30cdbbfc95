import { expect, test } from 'vitest';
import { containsWords } from './contains-words.ts';

test.each([
  ['Zoeken en vervangen', 'verv zoek', true],
  ['Zoeken en vervangen', 'zoek weg', false],
  ['Categorieën', 'categorieen', true],
  ['Gebruikers', '', true],
])('%s contains %s: %s', (label, search, isFound) => {
  expect(containsWords(label, search)).toBe(isFound);
});
