import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildValidationContext, codesOf } from '../../form/build-context.ts';
import { kvkDefinition } from './kvk.ts';

const issues = (value: string) =>
  codesOf(kvkDefinition.validate(value, buildFieldOf('kvk'), buildValidationContext()));

describe('kvk', () => {
  test.each(['12345678', '1234 5678'])('takes %s', (value) => {
    expect(issues(value)).toEqual([]);
  });

  test.each(['1234567', '123456789', 'abcdefgh'])('refuses %s', (value) => {
    expect(issues(value)).toEqual(['issue.kvk']);
  });

  test('is empty when blank, and drops space around an answer', () => {
    expect(kvkDefinition.isEmpty('  ')).toBe(true);
    expect(kvkDefinition.parse(' 12345678 ', buildFieldOf('kvk'))).toBe('12345678');
  });
});
