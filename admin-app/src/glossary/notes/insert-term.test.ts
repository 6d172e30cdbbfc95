// @vitest-environment node
import { expect, test } from 'vitest';
import { insertTerm } from './insert-term.ts';

test.each<[string, number | undefined, string]>([
  ['', undefined, 'permit'],
  ['Your', undefined, 'Your permit'],
  ['Your ', undefined, 'Your permit'],
  ['Your .', 5, 'Your permit.'],
  ['Your is ready', 5, 'Your permit is ready'],
  ['Your is ready', 4, 'Your permit is ready'],
])('%j at %j: %j', (text, caret, expected) => {
  expect(insertTerm(text, 'permit', { isRich: false, caret })).toBe(expected);
});

test.each([
  ['', '<p>A &amp; B</p>'],
  ['<p>Your</p>', '<p>Your A &amp; B</p>'],
  ['<p></p>', '<p>A &amp; B</p>'],
  ['<ul><li><p>One</p></li></ul>', '<ul><li><p>One A &amp; B</p></li></ul>'],
])('in the rich text %j: %j', (html, expected) => {
  expect(insertTerm(html, 'A & B', { isRich: true })).toBe(expected);
});
