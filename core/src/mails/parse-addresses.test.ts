import { expect, test } from 'vitest';
import { parseAddresses } from './parse-addresses.ts';

test.each([
  ['', []],
  ['groen@voorbeeld.nl', ['groen@voorbeeld.nl']],
  [
    'a@voorbeeld.nl, b@voorbeeld.nl;\nc@voorbeeld.nl ',
    ['a@voorbeeld.nl', 'b@voorbeeld.nl', 'c@voorbeeld.nl'],
  ],
  ['a@voorbeeld.nl, groen', null],
  ['{{ {mail} }}', null],
])('the addresses in %j are %j', (text, expected) => {
  expect(parseAddresses(text)).toEqual(expected);
});
