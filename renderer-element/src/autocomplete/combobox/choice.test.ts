import { expect, test } from 'vitest';
import { choicesLike } from './choice.ts';

const choices = ['Zuid', 'Oud-Zuid', 'Coöperatie'].map((label) => ({ id: label, label }));
const found = (words: string) => choicesLike(choices, words).map(({ label }) => label);

test('choices that begin with the query come first, ignoring case and accents', () => {
  expect(found('ZUID')).toEqual(['Zuid', 'Oud-Zuid']);
  expect(found('cooper ')).toEqual(['Coöperatie']);
  expect(found('')).toHaveLength(3);
  expect(found('west')).toEqual([]);
});
