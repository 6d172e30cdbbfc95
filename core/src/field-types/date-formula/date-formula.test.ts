import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildFormatContext } from '../../form/build-context.ts';
import { dateFormulaDefinition } from './date-formula.ts';

describe('date-formula', () => {
  test.each([
    ['2026-11-20', undefined, '20-11-2026'],
    ['2026-11-20', 'DD/MM/YYYY', '20/11/2026'],
    ['2026-11-20 09:30', undefined, '20-11-2026 09:30'],
    [null, undefined, '-'],
  ])('writes %j with mask %s as %s', (value, mask, shown) => {
    const field = buildFieldOf('date-formula', mask ? { custom_properties: { mask } } : {});
    expect(dateFormulaDefinition.format(value, field, buildFormatContext())).toBe(shown);
  });
});
