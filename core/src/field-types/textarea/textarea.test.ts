import { expect, test } from 'vitest';
import { buildFieldOf, buildValidationContext, codesOf } from '../../form/build-context.ts';
import { textareaDefinition } from './textarea.ts';

test('keeps lines and holds to the character limit', () => {
  const field = buildFieldOf('textarea', { custom_properties: { character_limit: 5 } });
  expect(textareaDefinition.parse('a\nb', field)).toBe('a\nb');
  expect(textareaDefinition.validate('a\nb', field, buildValidationContext())).toEqual([]);
  expect(
    codesOf(textareaDefinition.validate('a\nb\nc\n', field, buildValidationContext())),
  ).toEqual(['issue.character_limit']);
});
