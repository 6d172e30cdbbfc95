import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildFormatContext } from '../../form/build-context.ts';
import { formulaDefinition } from './formula.ts';

describe('formula', () => {
  test.each([
    [1234.567, 'nl-NL', '1.234,57'],
    [1234.567, 'en-GB', '1,234.57'],
    ['2026-11-20', 'nl-NL', '20-11-2026'],
    ['2026-11-20 09:30', 'nl-NL', '20-11-2026 09:30'],
    ['Rotterdam', 'nl-NL', 'Rotterdam'],
    [true, 'nl-NL', 'summary.yes'],
    [null, 'nl-NL', '-'],
    ['', 'nl-NL', '-'],
  ])('writes %j for %s as %s', (value, locale, shown) => {
    const field = buildFieldOf('formula', { custom_properties: { decimal_places: 2 } });
    expect(formulaDefinition.format(value, field, buildFormatContext(locale))).toBe(shown);
  });

  test('writes its unit behind a number, and behind nothing else', () => {
    const custom_properties = { decimal_places: 1, unit: 'm²' };
    const field = buildFieldOf('formula', { custom_properties });
    const write = (value: number | string | null) =>
      formulaDefinition.format(value, field, buildFormatContext());
    expect([write(12.5), write('ruim'), write(null)]).toEqual(['12,5\u00a0m²', 'ruim', '-']);
  });

  test('counts zero and no as results, an empty text as none', () => {
    expect([0, false, ''].map((value) => formulaDefinition.isEmpty(value))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
