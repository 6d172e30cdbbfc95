import { describe, expect, test } from 'vitest';
import {
  buildFieldOf,
  buildFormatContext,
  buildValidationContext,
} from '../../form/build-context.ts';
import { numberDefinition, type NumberSettings } from './number.ts';

const issues = (value: number, custom_properties: NumberSettings = {}) =>
  numberDefinition.validate(
    value,
    buildFieldOf('number', { custom_properties }),
    buildValidationContext(),
  );

describe('number', () => {
  test('names the limit that is broken, both when there are two', () => {
    expect(issues(2, { min: 3 })).toEqual([{ code: 'issue.number_min', params: { min: 3 } }]);
    expect(issues(4, { max: 3 })).toEqual([{ code: 'issue.number_max', params: { max: 3 } }]);
    expect(issues(4, { min: 1, max: 3 })).toEqual([
      { code: 'issue.number_between', params: { min: 1, max: 3 } },
    ]);
    expect(issues(3, { min: 3, max: 3 })).toEqual([]);
  });

  test.each([
    [1.25, 2, true],
    [1.255, 2, false],
    [1e-7, 6, false],
    [1e-7, 7, true],
    [1e21, 0, true],
    [0.1 + 0.2, 2, false],
  ])('checks the decimals of %d against %d', (value, decimal_places, isFine) => {
    expect(issues(value, { decimal_places })).toEqual(
      isFine ? [] : [{ code: 'issue.decimal_places', params: { places: decimal_places } }],
    );
  });

  test('rejects text that is not a number', () => {
    expect(issues(Number.NaN, { min: 1 })).toEqual([{ code: 'issue.number' }]);
  });

  test('writes separators of the reader', () => {
    const field = buildFieldOf('number');
    expect(numberDefinition.format(1234.5, field, buildFormatContext('nl-NL'))).toBe('1.234,5');
    expect(numberDefinition.format(1234.5, field, buildFormatContext('en-GB'))).toBe('1,234.5');
    expect(numberDefinition.format(null, field, buildFormatContext())).toBe('-');
    expect(numberDefinition.format(0, field, buildFormatContext())).toBe('0');
  });

  test.each([
    [12, 12],
    ['12.5', 12.5],
    ['-3', -3],
    ['', null],
    [null, null],
    ['12,5', undefined],
    ['0x10', undefined],
    [Number.NaN, undefined],
    [-Infinity, undefined],
    [[1], undefined],
    [true, undefined],
  ])('reads %j as %j', (input, answer) => {
    expect(numberDefinition.parse(input, buildFieldOf('number'))).toBe(answer);
  });
});
