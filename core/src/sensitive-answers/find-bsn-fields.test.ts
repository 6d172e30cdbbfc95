import { expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { buildField, buildForm, buildRule, buildVariable } from '../form/build-form.ts';
import { findBsnFields } from './find-bsn-fields.ts';

const idsOf = (form: ReturnType<typeof buildForm>) => [...findBsnFields(form, fieldTypes)].sort();

test('fields that hold a BSN are those that ask for one and those computed from it, not other sensitive ones', () => {
  const form = buildForm(
    buildField('bsn', 'own', { short_id: 'ownb' }),
    buildField('text', 'income', { short_id: 'inco', is_sensitive: true }),
    buildField('input-collection', 'children', { children: [buildField('bsn', 'child')] }),
    buildField('formula', 'copy', { short_id: 'copy', custom_properties: { formula: '{ownb}' } }),
    buildField('formula', 'share', { short_id: 'shar', custom_properties: { formula: '{inco}' } }),
  );
  expect(idsOf(form)).toEqual(['child', 'copy', 'own']);
});

test('a field that a rule fills in with the identifier of a login holds a BSN', () => {
  const fill = buildRule([{ type: 'set_value', value: { formula: '{logi}' }, when: 'always' }]);
  const form = {
    ...buildForm(buildField('text', 'filled', { logic: [fill] }), buildField('text', 'other')),
    variables: [
      {
        ...buildVariable('login', { type: 'login', provider: 'digid', claim: 'identifier' }),
        short_id: 'logi',
      },
    ],
  };
  expect(idsOf(form)).toEqual(['filled']);
});
