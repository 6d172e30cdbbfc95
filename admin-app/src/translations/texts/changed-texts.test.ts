import { expect, test } from 'vitest';
import { changedTexts } from './changed-texts.ts';

test('a save sends only the texts that differ, and says which are gone', () => {
  const kept = { source: 'Naam' };
  const stored = {
    translations: { en: { title: 'Form', 'a.label': 'Name', 'b.label': 'B' } },
    translation_notes: { en: { 'a.label': kept, title: { source: 'Formulier' } } },
  };
  const current = {
    translations: { en: { title: 'Form', 'a.label': 'Name', 'c.label': 'C' } },
    translation_notes: {
      en: { 'a.label': kept, title: { source: 'Aanvraag' }, 'c.label': { source: 'C!' } },
    },
  };
  expect(changedTexts(stored, current, 'en')).toEqual({
    'b.label': null,
    title: { text: 'Form', source: 'Aanvraag' },
    'c.label': { text: 'C', source: 'C!' },
  });
  expect(changedTexts(stored, stored, 'en')).toEqual({});
});
