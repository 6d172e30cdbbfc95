import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { buildClock, buildField, buildForm } from '../form/build-form.ts';
import { previewFormula } from './preview-formula.ts';

const form = buildForm(
  buildField('number', 'guests'),
  buildField('text', 'secret', { is_hidden: true }),
  buildField('group', 'group', {
    children: [buildField('date', 'day'), buildField('formula', 'fee')],
  }),
  buildField('input-collection', 'rows', {
    children: [buildField('number', 'age'), buildField('formula', 'double')],
  }),
);
const preview = (source: string, ownerId = 'fee', answers: unknown = { guests: 4 }) =>
  previewFormula(form, source, { types: fieldTypes, ownerId, answers, clock: buildClock() });

describe('the preview of a formula', () => {
  test.each([
    ['{guests0000} * 2.5', 'number', 10],
    ['ALS({guests0000} > 3; "veel"; "weinig")', 'any', 'veel'],
    ['VANDAAG()', 'date', '2026-11-20'],
    ['{guests0000} > 10', 'boolean', false],
    ['AANTAL({rows0000})', 'number', 0],
  ])('works %s out with the answers and says that it gives a %s', (source, type, value) => {
    expect(preview(source)).toMatchObject({ issues: [], type, result: { value, error: null } });
  });

  test('says why there is no value', () => {
    expect(preview('1 / 0').result).toMatchObject({ error: '#DIV/0' });
  });

  test('finds what is wrong and where', () => {
    expect(preview('{guests0000} + {gone}')).toMatchObject({
      issues: [{ code: 'unknown_reference', from: 15, to: 21 }],
      result: undefined,
    });
    expect(preview('{guests0000} + ').issues).toMatchObject([{ code: 'unexpected_end' }]);
  });

  test('reads the first row where the owner is in one, and nothing without rows', () => {
    const answers = { rows: [{ age: 7 }, { age: 9 }] };
    expect(preview('{age0000} * 2', 'double', answers).result?.value).toBe(14);
    expect(preview('{age0000} * 2', 'double', {}).issues).toEqual([]);
    expect(preview('{age0000} * 2', 'double', {}).result).toBeUndefined();
    expect(preview('{age0000} * 2').issues).toMatchObject([{ code: 'unknown_reference' }]);
  });
});
