import { fieldTypeNames } from '@form-builder/core/field-types/registry.ts';
import { buildField, buildForm } from '@form-builder/core/form/build-form.ts';
import { expect, test } from 'vitest';
import { lightViews, loadAllViews, needsAllViews } from './preview-views.ts';

test('a form of everyday questions needs nothing more', () => {
  expect(needsAllViews(buildForm(buildField('text', 'a'), buildField('phone', 'b')).pages)).toBe(
    false,
  );
});

test('a field that is inside another one counts', () => {
  const group = { ...buildField('group', 'a'), children: [buildField('geolocation', 'b')] };
  expect(needsAllViews(buildForm(group).pages)).toBe(true);
});

test.each(fieldTypeNames)('a form with %s has its view', async (type) => {
  const { pages } = buildForm(buildField(type, 'a'));
  const views = needsAllViews(pages) ? await loadAllViews() : lightViews;
  expect(views[type]?.definition.type).toBe(type);
});
