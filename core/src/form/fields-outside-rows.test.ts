import { expect, test } from 'vitest';
import { buildField, buildForm } from './build-form.ts';
import { fieldsOutsideRows, textFieldsOf } from './fields-outside-rows.ts';

const { pages } = buildForm(
  buildField('text', 'name'),
  buildField('email', 'mail'),
  buildField('number', 'count'),
  buildField('group', 'group', { children: [buildField('textarea', 'note')] }),
  buildField('input-collection', 'rows', { children: [buildField('text', 'child')] }),
);

test('texts are typed in text fields, also in groups, not in rows', () => {
  expect(textFieldsOf(pages).map(({ id }) => id)).toEqual(['name', 'note']);
});

test('fields in rows are left out, rows themselves are not', () => {
  const inputs = fieldsOutsideRows(pages, ({ role }) => role === 'input');
  const containers = fieldsOutsideRows(pages, ({ valueKind }) => valueKind === 'rows');
  expect(inputs.map(({ id }) => id)).toEqual(['name', 'mail', 'count', 'note']);
  expect(containers.map(({ id }) => id)).toEqual(['rows']);
});
