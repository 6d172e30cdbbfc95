import { describe, expect, test } from 'vitest';
import { formatExample, printIn } from './format-example.ts';
import { exampleWords } from './example-words.ts';
import { formulaFunctions } from './functions/registry.ts';

const examples = Object.values(formulaFunctions).map(({ example }) => example);

test.each([
  ['COUNT({rows.name})', 'nl', 'AANTAL({kinderen.naam})'],
  ['IFEMPTY({name}; "unknown")', 'de', 'WENN_LEER({name}; "unbekannt")'],
  ['COUNT({rows.name})', 'en', 'COUNT({rows.name})'],
] as const)('%s in %s', (source, language, expected) => {
  expect(formatExample(source, language)).toBe(expected);
});

// A short id may be the same as a word of the examples.
test('the reference of a field of the form keeps its short id', () => {
  expect(printIn('ROUND({zone}; 2)', 'nl')).toBe('AFRONDEN({zone}; 2)');
});

describe('the words of examples', () => {
  test.each(examples)('%s has all its fields', (example) => {
    const fields = example.match(/\{[^{}]*\}/g) ?? [];
    expect(fields.filter((field) => exampleWords[field] === undefined)).toEqual([]);
  });

  test('has no word that no example has', () => {
    const unused = Object.keys(exampleWords).filter(
      (word) => !examples.some((example) => example.includes(word)),
    );
    expect(unused).toEqual([]);
  });
});
