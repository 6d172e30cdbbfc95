import { describe, expect, test } from 'vitest';
import {
  buildFieldOf,
  buildFormatContext,
  buildValidationContext,
} from '../../form/build-context.ts';
import { multiSelectDefinition, type MultiSelectSettings } from './multi-select.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }));
const fieldWith = (custom_properties: MultiSelectSettings = {}) =>
  buildFieldOf('multi-select', { options, custom_properties });
const issues = (value: readonly string[], settings?: MultiSelectSettings) =>
  multiSelectDefinition.validate(value, fieldWith(settings), buildValidationContext());

describe('multi-select', () => {
  test('keeps choices once, in the order of the options', () => {
    expect(multiSelectDefinition.parse(['c', 'a', 'c'], fieldWith())).toEqual(['a', 'c']);
  });

  test.each([['a'], [[1]], [[null]], [{}], [['x'.repeat(201)]]])('cannot read %j', (input) => {
    expect(multiSelectDefinition.parse(input, fieldWith())).toBeUndefined();
  });

  test('takes only its own options, as many as the designer wants', () => {
    expect(issues(['a', 'b'])).toEqual([]);
    expect(issues(['a', 'x'])).toEqual([{ code: 'issue.choice_unknown' }]);
    expect(issues(['a'], { min: 2 })).toEqual([{ code: 'issue.choices_min', params: { min: 2 } }]);
    expect(issues(['a', 'b'], { max: 1 })).toEqual([
      { code: 'issue.choices_max', params: { max: 1 } },
    ]);
  });

  test('reads as labels', () => {
    expect(multiSelectDefinition.format(['a', 'c'], fieldWith(), buildFormatContext())).toBe(
      'A, C',
    );
    expect(multiSelectDefinition.format([], fieldWith(), buildFormatContext())).toBe('-');
  });
});
