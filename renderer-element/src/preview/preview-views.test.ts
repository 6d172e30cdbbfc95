import { fieldTypeNames } from '@form-builder/core/field-types/registry.ts';
import { buildField } from '@form-builder/core/form/build-form.ts';
import { expect, test } from 'vitest';
import { lightViews, loadAllViews, needsAllViews } from './preview-views.ts';

test('a form of everyday questions needs nothing more', () => {
  expect(needsAllViews([buildField('text', 'a'), buildField('phone', 'b')])).toBe(false);
});

test('a field that is inside another one counts', () => {
  const group = { ...buildField('group', 'a'), children: [buildField('geolocation', 'b')] };
  expect(needsAllViews([group])).toBe(true);
});

test.each(fieldTypeNames)('a form with %s has its view', async (type) => {
  const views = needsAllViews([buildField(type, 'a')]) ? await loadAllViews() : lightViews;
  expect(views[type]?.definition.type).toBe(type);
});
