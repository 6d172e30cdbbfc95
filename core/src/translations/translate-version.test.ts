import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { buildField } from '../form/build-form.ts';
import { textLanguages, type TranslatableVersion } from './translations.ts';
import { translateVersion } from './translate-version.ts';

const choice = buildField('select', 'choice', {
  label: 'Wat kiest u?',
  options: [
    { id: 'a', label: 'Appel' },
    { id: 'b', label: 'Peer' },
  ],
});
const rows = buildField('input-collection', 'rows', {
  label: 'Dagen',
  custom_properties: { label_add_button: 'Nog een dag', min: 1 },
  children: [buildField('text', 'inner', { label: 'Dag', hint: 'Zoals maandag' })],
});

const version: TranslatableVersion = {
  title: 'Melding',
  description: '',
  languages: ['nl', 'en'],
  settings: { 'confirmation.text': 'Dank u.', 'theme.css': '.a{}' },
  pages: [{ id: 'page', title: 'Uw keuze', properties: [choice, rows] }],
  translations: {
    en: {
      title: 'Report',
      description: 'Nobody reads this',
      'settings.confirmation.text': 'Thank you.',
      'settings.theme.css': '.b{}',
      'page.title': 'Your choice',
      'choice.options.a': 'Apple',
      'rows.label_add_button': 'Another day',
      'inner.label': 'Day',
      'inner.id': 'stolen',
      '__proto__.label': 'x',
    },
  },
};

describe('translateVersion', () => {
  const english = translateVersion(version, 'en', fieldTypes);

  test('puts each translation in the place of its text', () => {
    expect(english.version).toMatchObject({
      title: 'Report',
      settings: { 'confirmation.text': 'Thank you.' },
      pages: [
        {
          title: 'Your choice',
          properties: [
            { label: 'Wat kiest u?', options: [{ id: 'a', label: 'Apple' }, { label: 'Peer' }] },
            {
              custom_properties: { label_add_button: 'Another day', min: 1 },
              children: [{ id: 'inner', label: 'Day', hint: 'Zoals maandag' }],
            },
          ],
        },
      ],
    });
  });

  test('leaves alone what no visitor reads, and texts that the version does not have', () => {
    expect(english.version.settings['theme.css']).toBe('.a{}');
    expect(translateVersion(version, 'nl', fieldTypes).version).toBe(version);
  });

  test('names what the translation lacks', () => {
    expect(english.missing).toEqual([
      'choice.label',
      'choice.options.b',
      'rows.label',
      'inner.hint',
    ]);
  });
});

test.each([
  [['nl', 'en', 'de'], ['de'], ['nl', 'de']],
  [['en', 'nl'], [], ['en']],
  [['nl'], ['de'], ['nl']],
  [[], ['de'], ['nl']],
])('a form offered in %j with texts in %j is offered in %j', (offered, translated, expected) => {
  expect(textLanguages(offered, translated)).toEqual(expected);
});
