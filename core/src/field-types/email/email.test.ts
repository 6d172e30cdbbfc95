import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildValidationContext, codesOf } from '../../form/build-context.ts';
import { emailDefinition, type EmailSettings } from './email.ts';

const issues = (value: string, custom_properties: EmailSettings = {}) =>
  codesOf(
    emailDefinition.validate(
      value,
      buildFieldOf('email', { custom_properties }),
      buildValidationContext(),
    ),
  );

describe('email', () => {
  test.each([
    'a@b.nl',
    'jan.de-vries+form@sub.voorbeeld.nl',
    "o'neil@example.co.uk",
    'UPPER@EXAMPLE.COM',
    'jürgen@münchen.de',
    'x@xn--mnchen-3ya.de',
    ' space@around.nl ',
    'x@example.xn--p1ai',
  ])('takes %s', (address) => {
    expect(issues(address)).toEqual([]);
  });

  test.each([
    'voorbeeld',
    '@voorbeeld.nl',
    'jan@',
    'jan@voorbeeld',
    'jan@@voorbeeld.nl',
    'jan@voorbeeld.n',
    'jan@voorbeeld.12',
    'jan@-voorbeeld.nl',
    'jan@voorbeeld..nl',
    '.jan@voorbeeld.nl',
    'jan.@voorbeeld.nl',
    'ja..n@voorbeeld.nl',
    'jan de@vries.nl',
    'jan@voor beeld.nl',
    'jan@voorbeeld.nl,piet@voorbeeld.nl',
    `${'x'.repeat(65)}@voorbeeld.nl`,
    `x@${'a.'.repeat(130)}nl`,
  ])('refuses %s', (address) => {
    expect(issues(address)).toEqual(['issue.email']);
  });

  test('applies a character limit only from 6 on', () => {
    expect(issues('jan@voorbeeld.nl', { character_limit: 5 })).toEqual([]);
    expect(issues('jan@voorbeeld.nl', { character_limit: 6 })).toEqual(['issue.character_limit']);
  });
});
