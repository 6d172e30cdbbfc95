import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildValidationContext, codesOf } from '../../form/build-context.ts';
import { textDefinition, type TextSettings } from './text.ts';

const issues = (value: string, custom_properties: TextSettings, pattern?: string) =>
  textDefinition.validate(
    value,
    buildFieldOf(
      'text',
      pattern === undefined ? { custom_properties } : { custom_properties, pattern },
    ),
    buildValidationContext(),
  );

describe('text', () => {
  test('counts space as no answer', () => {
    expect(textDefinition.isEmpty('  ')).toBe(true);
    expect(textDefinition.isEmpty('x')).toBe(false);
  });

  test('counts characters as people do', () => {
    expect(issues('😀😀', { character_limit: 2 })).toEqual([]);
    expect(issues('😀😀😀', { character_limit: 2 })).toEqual([
      { code: 'issue.character_limit', params: { limit: 2, length: 3 } },
    ]);
  });

  test('takes only the characters the designer allows', () => {
    expect(issues('0123', { validation: 'numeric' })).toEqual([]);
    expect(codesOf(issues('12a', { validation: 'numeric' }))).toEqual(['issue.numeric']);
    expect(issues('Zoë 2', { validation: 'alphanumeric' })).toEqual([]);
    expect(codesOf(issues('a-b', { validation: 'alphanumeric' }))).toEqual(['issue.alphanumeric']);
  });

  test('must match the whole pattern', () => {
    expect(issues('AB-12', {}, '[A-Z]{2}-\\d{2}')).toEqual([]);
    expect(codesOf(issues('xAB-12', {}, '[A-Z]{2}-\\d{2}'))).toEqual(['issue.pattern']);
  });

  test.each([
    ['x', 'x'],
    ['', null],
    [null, null],
    [5, undefined],
    [{}, undefined],
    ['a\u0000\uDC00', 'a\uFFFD'],
    ['\u0000', null],
    ['x'.repeat(100_001), undefined],
  ])('reads %j as %j', (input, answer) => {
    expect(textDefinition.parse(input, buildFieldOf('text'))).toBe(answer);
  });

  test('can be the identifier of a bank', () => {
    expect(issues('ABNANL2A', { validation: 'bic' })).toEqual([]);
    expect(issues('ABNAZZ2A', { validation: 'bic' })).toEqual([{ code: 'issue.bic' }]);
  });

  test('counts digits only of a number', () => {
    const numeric = { validation: 'numeric', number_of_numerals: 6 } as const;
    expect(issues('123456', numeric)).toEqual([]);
    expect(issues('12345', numeric)).toEqual([
      { code: 'issue.number_of_numerals', params: { count: 6 } },
    ]);
    expect(issues('abc', { number_of_numerals: 6 })).toEqual([]);
  });
});
