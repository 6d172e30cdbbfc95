import { expect, test } from 'vitest';
import { translatorOf } from '../../messages/all-messages.ts';
import { fileRestrictions } from './file-restrictions.ts';

const context = { locale: 'nl-NL', translate: translatorOf('nl') };

test('joins the limits that there are', () => {
  const all = {
    max_file_size: 5,
    max_file_size_unit: 'MB',
    min_number_of_files: 1,
    max_number_of_files: 3,
  } as const;
  expect(fileRestrictions(all, context)).toBe(
    'Maximale bestandsgrootte: 5 MB | Minimaal aantal bestanden: 1 | Maximaal aantal bestanden: 3',
  );
  expect(fileRestrictions({ max_number_of_files: 3 }, context)).toBe(
    'Maximaal aantal bestanden: 3',
  );
  expect(fileRestrictions(undefined, context)).toBe('');
});
