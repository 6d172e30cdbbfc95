import { describe, expect, test } from 'vitest';
import { jsonValuesOf, readAnswerFilters } from './answer-filters.ts';

describe('filters on answers', () => {
  test.each([
    [undefined, []],
    ['kind:litter', [{ fieldId: 'kind', values: ['litter'] }]],
    [
      ['kind:litter', 'urgent:true', 'kind:noise'],
      [
        { fieldId: 'kind', values: ['litter', 'noise'] },
        { fieldId: 'urgent', values: ['true'] },
      ],
    ],
    // The id of an option can contain the separator; a text without a field is no filter.
    [['kind:a:b', ':x', 'x'], [{ fieldId: 'kind', values: ['a:b'] }]],
  ])('%j names %j', (text, filters) => {
    expect(readAnswerFilters(text)).toEqual(filters);
  });

  test('compares a checkbox as a boolean, and options as texts', () => {
    expect(jsonValuesOf({ fieldId: 'f', values: ['true', 'a"b'] })).toEqual([
      '"true"',
      'true',
      '"a\\"b"',
    ]);
  });
});
