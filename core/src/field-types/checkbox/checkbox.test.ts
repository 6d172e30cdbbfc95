import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildFormatContext } from '../../form/build-context.ts';
import { checkboxDefinition } from './checkbox.ts';

describe('checkbox', () => {
  test.each([
    [true, true],
    ['true', true],
    ['on', true],
    [1, true],
    [false, false],
    ['off', false],
    [0, false],
    [null, null],
    ['yes', undefined],
    [2, undefined],
    [[true], undefined],
  ])('reads %j as %j', (input, answer) => {
    expect(checkboxDefinition.parse(input, buildFieldOf('checkbox'))).toBe(answer);
  });

  test('must be ticked when it is to be accepted, required or not', () => {
    const field = buildFieldOf('checkbox', { custom_properties: { validation: 'accepted' } });
    expect(checkboxDefinition.missing(field, false)).toEqual({
      code: 'issue.accepted',
      params: { field: 'Field' },
    });
  });

  test('must be ticked when it is required', () => {
    expect(checkboxDefinition.isEmpty(false)).toBe(true);
    expect(checkboxDefinition.missing(buildFieldOf('checkbox'), true)?.code).toBe('issue.required');
    expect(checkboxDefinition.missing(buildFieldOf('checkbox'), false)).toBeUndefined();
  });

  test('reads as yes, no or nothing', () => {
    const format = (value: boolean | null) =>
      checkboxDefinition.format(value, buildFieldOf('checkbox'), buildFormatContext());
    expect([format(true), format(false), format(null)]).toEqual(['summary.yes', 'summary.no', '-']);
  });
});
