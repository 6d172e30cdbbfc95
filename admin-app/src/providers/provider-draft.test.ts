import { expect, test } from 'vitest';
import { draftOf, renamed } from './provider-draft.ts';

const empty = draftOf(undefined);

test.each([
  ['DigiD', 'digid'],
  ['Mollie (kassa 2)', 'mollie-kassa-2'],
  ['Café ’t Hoekje', 'cafe-t-hoekje'],
  ['a'.repeat(60), 'a'.repeat(40)],
])('the code of %s is %s', (name, id) => {
  expect(renamed(empty, name, true)).toEqual({ name, id });
});

test('an entered code stays when the name changes', () => {
  const draft = { ...empty, name: 'DigiD', id: 'burgers' };
  expect(renamed(draft, 'DigiD Hoog', true)).toEqual({ name: 'DigiD Hoog' });
});

test('a saved provider keeps its code', () => {
  const draft = { ...empty, name: 'DigiD', id: 'digid' };
  expect(renamed(draft, 'DigiD Hoog', false)).toEqual({ name: 'DigiD Hoog' });
});
