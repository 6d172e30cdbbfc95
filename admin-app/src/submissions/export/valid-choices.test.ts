import type { ExportField } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { expect, test } from 'vitest';
import type { RememberedChoices } from './remembered-choices.ts';
import { validChoices } from './valid-choices.ts';

const field = (id: string, isRepeating = false): ExportField => ({
  id,
  label: id,
  is_sensitive: false,
  row_field: null,
  is_repeating: isRepeating,
});
const fields = [field('name'), field('people', true)];
const choices: RememberedChoices = {
  format: 'xlsx',
  values: 'labels',
  language: 'nl',
  row_field: null,
  fields: null,
};

test.each<[Partial<RememberedChoices>, Partial<RememberedChoices>]>([
  [{ row_field: 'people' }, { row_field: 'people' }],
  [{ row_field: 'gone' }, { row_field: null }],
  [{ row_field: 'name' }, { row_field: null }],
  [{ fields: ['name', 'gone'] }, { fields: ['name'] }],
  [{ fields: ['gone'] }, { fields: null }],
  [{ fields: [] }, { fields: [] }],
])('%j remembered for an export gives %j', (remembered, expected) => {
  expect(validChoices({ ...choices, ...remembered }, fields)).toEqual({ ...choices, ...expected });
});
