import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildValidationContext, codesOf } from '../../form/build-context.ts';
import { phoneDefinition, type PhoneSettings } from './phone.ts';

const issues = (value: string, validation?: PhoneSettings['validation']) =>
  codesOf(
    phoneDefinition.validate(
      value,
      buildFieldOf('phone', validation ? { custom_properties: { validation } } : {}),
      buildValidationContext(),
    ),
  );

describe('phone', () => {
  test.each([
    ['020 753 0523', undefined, []],
    ['+49 30 123456', undefined, []],
    ['12', undefined, ['issue.phone']],
    ['+49 30 123456', 'international', []],
    ['020 753 0523', 'international', ['issue.phone_international']],
    ['0612345678', 'dutch', []],
    ['+441134960000', 'dutch', ['issue.phone_dutch']],
    ['06-12345678', 'dutch_mobile', []],
    ['020 753 0523', 'dutch_mobile', ['issue.phone_dutch_mobile']],
  ] as const)('checks %s as %s', (value, form, codes) => {
    expect(issues(value, form)).toEqual(codes);
  });
});
