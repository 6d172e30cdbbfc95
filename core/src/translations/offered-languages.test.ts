import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { buildField } from '../form/build-form.ts';
import { measureTranslation } from './measure-translation.ts';
import { offeredLanguages } from './offered-languages.ts';
import type { TranslatableVersion } from './translations.ts';

const version: TranslatableVersion = {
  title: 'Melding',
  description: '',
  languages: ['nl', 'en'],
  settings: {},
  pages: [
    { id: 'page', title: 'Een', properties: [buildField('text', 'a'), buildField('text', 'b')] },
  ],
  translations: { en: { title: 'Report', 'page.title': 'One', 'a.label': 'A', 'b.label': ' ' } },
  translation_notes: { en: { 'page.title': { source: 'Eerder' } } },
};

describe('measureTranslation', () => {
  test('counts texts by how they stand; outdated ones are readable', () => {
    expect(measureTranslation(version, 'en', fieldTypes)).toEqual({
      total: 4,
      counts: { missing: 1, unchecked: 0, outdated: 1, translated: 2 },
      percent: 75,
    });
  });

  test('a rejected translation is not readable', () => {
    const translation_notes = { en: { title: { source: 'Melding', status: 'rejected' as const } } };
    const { counts, percent } = measureTranslation(
      { ...version, translation_notes },
      'en',
      fieldTypes,
    );
    expect([counts.unchecked, percent]).toEqual([1, 50]);
  });
});

test.each([
  [undefined, ['nl']],
  [76, ['nl']],
  [75, ['nl', 'en']],
])('with at least %j percent a form is offered in %j', (least, expected) => {
  const settings = least === undefined ? {} : { 'translations.least_percent': least };
  expect(offeredLanguages({ ...version, settings }, fieldTypes)).toEqual(expected);
});
