import { expect, test } from 'vitest';
import { searchSuggestions, type WritingSuggestion } from './search-suggestions.ts';

const suggestion = (label: string, more: Partial<WritingSuggestion> = {}): WritingSuggestion => ({
  kind: 'field',
  label,
  insert: label,
  synonyms: [],
  ...more,
});
const all = [
  suggestion('Naam'),
  suggestion('Aantal kinderen'),
  suggestion('ALS', { kind: 'function', synonyms: ['IF', 'WENN'] }),
  suggestion('AANTAL', {
    kind: 'function',
    synonyms: ['COUNT'],
    detail: 'telt hoeveel er zijn ingevuld',
  }),
  suggestion('Coördinaten'),
];

test.each([
  ['aantal', ['Aantal kinderen', 'AANTAL']],
  ['kind', ['Aantal kinderen']],
  ['if', ['ALS']],
  ['count', ['AANTAL']],
  ['telt', ['AANTAL']],
  ['coord', ['Coördinaten']],
  ['zzz', []],
])('%j finds %j', (query, expected) => {
  expect(searchSuggestions(all, query).map(({ label }) => label)).toEqual(expected);
});

test('nothing typed offers everything in its own order', () => {
  expect(searchSuggestions(all, ' ')).toEqual(all);
});

test('in a function, fields come first', () => {
  const inRows = suggestion('Medewerkers › Aantal dagen');
  const found = searchSuggestions([...all, inRows], 'aan', true);
  expect(found.map(({ label }) => label)).toEqual([
    'Aantal kinderen',
    'Medewerkers › Aantal dagen',
    'AANTAL',
  ]);
});
