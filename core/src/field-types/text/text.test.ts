import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildValidationContext, codesOf } from '../build-context.ts';
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
});
