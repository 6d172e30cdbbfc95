import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildValidationContext, codesOf } from '../../form/build-context.ts';
import { bsnDefinition } from './bsn.ts';

const issues = (value: string) =>
  codesOf(bsnDefinition.validate(value, buildFieldOf('bsn'), buildValidationContext()));

describe('bsn', () => {
  test.each(['111222333', '123456782'])('takes %s', (value) => {
    expect(issues(value)).toEqual([]);
  });

  test.each(['111252333', '000000000', '12345'])('refuses %s', (value) => {
    expect(issues(value)).toEqual(['issue.bsn']);
  });

  test('is empty when blank, and drops space around an answer', () => {
    expect(bsnDefinition.isEmpty('  ')).toBe(true);
    expect(bsnDefinition.parse(' 111222333 ', buildFieldOf('bsn'))).toBe('111222333');
  });
});
