import { expect, test } from 'vitest';
import { insertReference, previewTemplate } from './template-text.ts';

const insertables = [{ reference: 'a1b2', name: 'Voornaam' }];

test('an answer is put where the cursor is', () => {
  expect(insertReference('Beste ,', 6, 'a1b2')).toBe('Beste {{ {a1b2} }},');
});

test.each([
  ['Beste {{ {a1b2} }},', 'Beste [Voornaam],'],
  ['{{{a1b2}}} en {{ {gone} }}', '[Voornaam] en […]'],
  ['Samen {{ SUM({a.b}) }}.', 'Samen […].'],
  ['Zonder', 'Zonder'],
])('%j reads %j', (text, expected) => {
  expect(previewTemplate(text, insertables)).toBe(expected);
});
