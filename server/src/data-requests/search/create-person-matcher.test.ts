import { describe, expect, test } from 'vitest';
import { createPersonMatcher } from './create-person-matcher.ts';

describe('a BSN', () => {
  test.each([
    ['{"bsn":"111222333"}', true],
    ['mijn nummer is 111.222.333, dank u', true],
    ['111 22 23 33', true],
    ['{"amount":111222333}', true],
    ['1112223334', false],
    ['9111222333', false],
    ['111222334', false],
  ])('in %s: %s', (text, isFound) => {
    expect(createPersonMatcher('bsn', '111222333')(text)).toBe(isFound);
  });

  test('with a leading zero is found without it as well', () => {
    const matches = createPersonMatcher('bsn', '012345672');
    expect(['012345672', '12345672', '912345672'].map(matches)).toEqual([true, true, false]);
  });
});

describe('an e-mail address', () => {
  test.each([
    ['{"mail":"Ada@Voorbeeld.nl"}', true],
    ['Mail naar ada@voorbeeld.nl.', true],
    ['lada@voorbeeld.nl', false],
    ['x.ada@voorbeeld.nl', false],
    ['ada@voorbeeld.nl.example', false],
    ['ada@voorbeeldxnl', false],
  ])('in %s: %s', (text, isFound) => {
    expect(createPersonMatcher('email', 'ada@voorbeeld.nl')(text)).toBe(isFound);
  });

  test('with characters of patterns is literal', () => {
    expect(createPersonMatcher('email', 'a+b{1}-c@x.nl')('<a+b{1}-c@x.nl>')).toBe(true);
  });
});

test('a number is found as a whole only', () => {
  const matches = createPersonMatcher('number', 'pf-000123');
  expect(['PF-000123', 'PF-0001234'].map(matches)).toEqual([true, false]);
});
