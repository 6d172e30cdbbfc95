import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildValidationContext, codesOf } from '../../form/build-context.ts';
import { ibanDefinition, writeIban } from './iban.ts';

const issues = (value: string) =>
  codesOf(ibanDefinition.validate(value, buildFieldOf('iban'), buildValidationContext()));

describe('iban', () => {
  test.each(['NL91ABNA0417164300', 'nl91 abna 0417 1643 00'])('takes %s', (value) => {
    expect(issues(value)).toEqual([]);
  });

  test.each(['NL91ABNA0417164301', 'IBAN'])('refuses %s', (value) => {
    expect(issues(value)).toEqual(['issue.iban']);
  });

  test('is empty when blank', () => {
    expect(ibanDefinition.isEmpty('  ')).toBe(true);
    expect(ibanDefinition.parse(' ', buildFieldOf('iban'))).toBeNull();
  });

  test.each([
    [' nl91 abna 0417 1643 00 ', 'NL91ABNA0417164300'],
    ['NL91\u00a0ABNA 0417164300', 'NL91ABNA0417164300'],
    ['nl00 wrong', 'NL00WRONG'],
    [4, undefined],
  ])('parses %j as %j: capitals without spaces', (input, answer) => {
    expect(ibanDefinition.parse(input, buildFieldOf('iban'))).toBe(answer);
  });

  test('is written in groups of four', () => {
    expect(writeIban('nl91abna0417164300')).toBe('NL91 ABNA 0417 1643 00');
    expect(writeIban('BE71096123456769')).toBe('BE71 0961 2345 6769');
  });
});
