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

  test('is empty when blank, and drops space around an answer', () => {
    expect(ibanDefinition.isEmpty('  ')).toBe(true);
    expect(ibanDefinition.parse(' NL91ABNA0417164300 ', buildFieldOf('iban'))).toBe(
      'NL91ABNA0417164300',
    );
  });

  test('is written in groups of four', () => {
    expect(writeIban('nl91abna0417164300')).toBe('NL91 ABNA 0417 1643 00');
    expect(writeIban('BE71096123456769')).toBe('BE71 0961 2345 6769');
  });
});
