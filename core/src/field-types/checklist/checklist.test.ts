import { describe, expect, test } from 'vitest';
import {
  buildFieldOf,
  buildFormatContext,
  buildValidationContext,
  codesOf,
} from '../../form/build-context.ts';
import { checklistDefinition } from './checklist.ts';

const field = buildFieldOf('checklist', {
  options: [
    { id: 'a', label: 'Pas' },
    { id: 'b', label: 'Foto' },
  ],
});
const issues = (value: readonly string[], isRequired: boolean) =>
  codesOf(checklistDefinition.validate(value, field, buildValidationContext({ isRequired })));

describe('checklist', () => {
  test('is complete when every item is ticked', () => {
    expect(issues(['a', 'b'], true)).toEqual([]);
    expect(issues(['a'], true)).toEqual(['issue.checklist']);
    expect(issues(['a'], false)).toEqual([]);
  });

  test('takes only its own items, in its own order', () => {
    expect(issues(['c'], false)).toEqual(['issue.choice_unknown']);
    expect(checklistDefinition.parse(['b', 'a', 'a'], field)).toEqual(['a', 'b']);
    expect(checklistDefinition.parse('a', field)).toBeUndefined();
  });

  test('is written as the labels of what is ticked', () => {
    expect(checklistDefinition.format(['a', 'b'], field, buildFormatContext())).toBe('Pas, Foto');
    expect(checklistDefinition.format(null, field, buildFormatContext())).toBe('-');
  });
});
