import { describe, expect, test } from 'vitest';
import {
  buildFieldOf,
  buildFormatContext,
  buildValidationContext,
  codesOf,
} from '../../form/build-context.ts';
import { selectDefinition } from './select.ts';

const field = buildFieldOf('select', { options: [{ id: 'a', label: 'Appel' }] });

describe('select', () => {
  test('takes only its own options', () => {
    expect(selectDefinition.validate('a', field, buildValidationContext())).toEqual([]);
    expect(codesOf(selectDefinition.validate('b', field, buildValidationContext()))).toEqual([
      'issue.choice_unknown',
    ]);
  });

  test('asks for a choice when it is required', () => {
    expect(selectDefinition.missing(field, true)?.code).toBe('issue.required_choice');
  });

  test('reads as the option’s label', () => {
    expect(selectDefinition.format('a', field, buildFormatContext())).toBe('Appel');
    expect(selectDefinition.format('gone', field, buildFormatContext())).toBe('gone');
    expect(selectDefinition.format(null, field, buildFormatContext())).toBe('-');
  });
});
