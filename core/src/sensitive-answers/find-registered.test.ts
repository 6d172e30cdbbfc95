import { expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { buildField, buildForm, buildRule, buildVariable } from '../form/build-form.ts';
import { findRegistered } from './find-sensitive.ts';

const filledFrom = (formula: string) => [
  buildRule([{ type: 'set_value', value: { formula }, when: 'empty' }]),
];

test('what the register gives is in its variables, the fields that they fill in, and what is computed from those', () => {
  const form = {
    ...buildForm(
      buildField('text', 'city', { short_id: 'city', logic: filledFrom('{town}') }),
      buildField('formula', 'copy', {
        short_id: 'copy',
        custom_properties: { formula: '{city}' },
      }),
      buildField('bsn', 'own', { short_id: 'ownb' }),
      buildField('text', 'name', { short_id: 'name', logic: filledFrom('{logi}') }),
    ),
    variables: [
      {
        ...buildVariable('town', { type: 'person', provider: 'digid', member: 'city' }),
        short_id: 'town',
      },
      {
        ...buildVariable('login', { type: 'login', provider: 'digid', claim: 'name' }),
        short_id: 'logi',
      },
    ],
  };
  const { fields, variables } = findRegistered(form, fieldTypes);
  expect([...fields.keys()].sort()).toEqual(['city', 'copy']);
  expect([...variables]).toEqual(['town']);
});

test('a form without the register has none, also with a formula that reads something unknown', () => {
  const form = buildForm(
    buildField('formula', 'copy', { custom_properties: { formula: '{gone}' } }),
  );
  expect(findRegistered(form, fieldTypes).fields.size).toBe(0);
});
