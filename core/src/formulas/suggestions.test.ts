import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { buildField, buildForm, buildVariable } from '../form/build-form.ts';
import { formulaFunctions } from './functions/registry.ts';
import { parseFormula } from './syntax/parse-formula.ts';
import type { FormulaLanguage } from './syntax/print-formula.ts';
import { suggestFormulas } from './suggestions.ts';

const form = buildForm(
  buildField('number', 'rate', { label: 'Tarief', name: 'tarief' }),
  buildField('text-layout', 'intro'),
  buildField('group', 'group', { children: [buildField('select', 'zone')] }),
  buildField('input-collection', 'rows', {
    children: [buildField('number', 'amount'), buildField('formula', 'share')],
  }),
  buildField('formula', 'total'),
);

const variables = [buildVariable('fee', { type: 'constant', value: 12 }, 'number')];

const suggest = (fieldId: string, language: FormulaLanguage = 'nl') =>
  suggestFormulas({ ...form, variables }, fieldId, {
    types: fieldTypes,
    language,
    translate: (id) => id,
  });

describe('suggestions for a formula', () => {
  test('offer the fields in reach, with their stored text and an example in the language', () => {
    expect(suggest('total').properties).toEqual([
      {
        id: 'rate',
        name: 'tarief',
        short_id: 'rate0000',
        store: '{rate0000}',
        example: 'AFRONDEN({rate0000} * 1.21; 2)',
      },
      expect.objectContaining({ store: '{zone0000}', example: 'LABEL({zone0000})' }),
      expect.objectContaining({ store: '{rows0000}', example: 'AANTAL({rows0000})' }),
      expect.objectContaining({
        store: '{rows0000.amount0000}',
        example: 'SOM({rows0000.amount0000})',
      }),
      expect.objectContaining({ store: '{rows0000.share0000}' }),
      expect.objectContaining({ store: '{fee0000}', example: 'AFRONDEN({fee0000} * 1.21; 2)' }),
    ]);
  });

  test('offer the fields of its own row as fields and as columns, but never itself', () => {
    expect(suggest('share').properties.map(({ store }) => store)).toEqual([
      '{rate0000}',
      '{zone0000}',
      '{rows0000}',
      '{amount0000}',
      '{rows0000.amount0000}',
      '{total0000}',
      '{fee0000}',
    ]);
    expect(suggest('fee').properties.map(({ id }) => id)).not.toContain('fee');
  });

  test.each<FormulaLanguage>(['en', 'nl', 'de'])('offer every function once, in %s', (language) => {
    const { functions, dateFunctions, others } = suggest('total', language);
    const all = [...functions, ...dateFunctions];
    expect(all).toHaveLength(Object.keys(formulaFunctions).length);
    for (const { example } of all) expect(parseFormula(example)).toMatchObject({ ok: true });
    expect(others.find(({ phrase }) => phrase === '&')?.label).toBe('formula.join');
  });

  test('separate functions about dates', () => {
    const { functions, dateFunctions } = suggest('total', 'de');
    expect(dateFunctions.map(({ phrase }) => phrase)).toContain('HEUTE');
    expect(functions.map(({ phrase }) => phrase)).toContain('SUMME');
    expect(functions.map(({ phrase }) => phrase)).not.toContain('ALTER');
  });
});
