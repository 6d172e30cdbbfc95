import { buildField } from '@form-builder/core/form/build-form.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { expect, test } from 'vitest';
import { usesRareParts } from './uses-rare-parts.ts';

const isRare = (...fields: readonly Field[]) =>
  usesRareParts([{ id: 'page', title: '', properties: fields }]);

test('rules and looks of few fields are fetched', () => {
  expect(isRare(buildField('text', 'a', { pattern: '[0-9]+' }))).toBe(true);
  expect(isRare(buildField('email', 'a', { pattern: '.*@voorbeeld[.]nl' }))).toBe(true);
  expect(isRare(buildField('select', 'a', { custom_properties: { display: 'pills' } }))).toBe(true);
  expect(
    isRare(buildField('checkbox', 'a', { custom_properties: { use_toggle_switch: true } })),
  ).toBe(true);
  expect(isRare(buildField('text', 'a', { custom_properties: { validation: 'bic' } }))).toBe(true);
  const relation = { custom_properties: { date_validation: 'after' } } as const;
  expect(isRare(buildField('date', 'a', relation))).toBe(true);
});
