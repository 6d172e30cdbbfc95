// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { storedValue, validateSetting } from './validate-setting.ts';

describe('validateSetting', () => {
  test.each([
    ['privacy_url', 'address', 'https://www.gemeente.example/privacy', true],
    ['privacy_url', 'address', '/privacy', true],
    ['privacy_url', 'address', 'http://localhost:3001/', true],
    ['privacy_url', 'address', 'www.gemeente.example', false],
    ['privacy_url', 'address', 'http://www.gemeente.example', false],
    ['privacy_url', 'address', 'https://www.gemeente.example/a b', false],
    ['privacy_url', 'address', null, true],
    ['mail_from_address', 'email', 'formulieren@gemeente.example', true],
    ['mail_from_address', 'email', 'formulieren', false],
    ['primary_colour', 'colour', '#154273', true],
    ['primary_colour', 'colour', 'blauw', false],
    ['primary_colour', 'colour', '', true],
    ['title', 'text', 'Alles mag', true],
    ['session_hours', 'number', 12, true],
    ['session_hours', 'number', 13, false],
    ['session_hours', 'number', null, false],
    ['retention_default_saved', 'number', null, true],
    ['four_eyes', 'switch', false, true],
    ['four_eyes', 'switch', null, false],
  ] as const)('%s as %s: %j', (id, kind, value, isValid) => {
    expect(validateSetting({ id, kind }, value) === null).toBe(isValid);
  });
});

test.each([
  [[' leges = kosten', ''], true],
  [['leges'], false],
  [['leges ='], false],
])('the words %j', (lines, isValid) => {
  expect(validateSetting({ id: 'plain_words', kind: 'words' }, lines) === null).toBe(isValid);
});

test.each([
  ['session_hours', 'Schrijf een heel getal van {minimum} tot {maximum}.', 1, 12],
  [
    'retention_default_saved',
    'Schrijf een heel getal van {minimum} tot {maximum}, of laat het leeg.',
    1,
    36_500,
  ],
] as const)('the advice for %s has its limits', (id, message, minimum, maximum) => {
  expect(validateSetting({ id, kind: 'number' }, 0)).toMatchObject({
    message,
    values: { minimum, maximum },
  });
});

describe('storedValue', () => {
  test.each([
    [' Formulieren ', 'Formulieren'],
    ['  ', null],
    [[' leges = kosten ', ' '], ['leges = kosten']],
    [false, false],
    [null, null],
  ])('%j is stored as %j', (value, expected) => {
    expect(storedValue(value)).toEqual(expected);
  });
});
