import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildValidationContext, codesOf } from '../../form/build-context.ts';
import { currencyDefinition, type CurrencySettings } from './currency.ts';

const issues = (value: number, custom_properties: CurrencySettings = {}) =>
  codesOf(
    currencyDefinition.validate(
      value,
      buildFieldOf('currency', { custom_properties }),
      buildValidationContext(),
    ),
  );

describe('currency', () => {
  test('takes two decimals unless the designer says otherwise', () => {
    expect(issues(12.5)).toEqual([]);
    expect(issues(12.345)).toEqual(['issue.decimal_places']);
    expect(issues(12.345, { decimal_places: 3 })).toEqual([]);
    expect(issues(12.5, { decimal_places: 0 })).toEqual(['issue.decimal_places']);
  });

  test('keeps to its range', () => {
    expect(issues(4.99, { min: 5 })).toEqual(['issue.number_min']);
    expect(issues(5, { min: 5, max: 5 })).toEqual([]);
  });

  test('rejects what is not an amount', () => {
    expect(issues(Number.NaN)).toEqual(['issue.amount']);
  });
});
