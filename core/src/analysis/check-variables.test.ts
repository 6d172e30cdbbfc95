import { expect, test } from 'vitest';
import {
  buildCondition,
  buildField,
  buildForm,
  buildRule,
  buildVariable,
} from '../form/build-form.ts';
import type { Field } from '../form/form-definition.ts';
import type { Variable } from '../form/variables/variable.ts';
import { findingsIn } from './build-check.ts';

const found = (variables: readonly Variable[], ...fields: readonly Field[]) =>
  findingsIn({ ...buildForm(...fields), variables });

const reads = (id: string) =>
  buildField('text', 'asked', {
    logic: [buildRule(['required'], buildCondition(id, 'is_not_empty'))],
  });
const text = buildVariable('town', { type: 'constant', value: 'Zonnedael' });

test('nothing is said of a variable that a rule reads', () => {
  const town = buildVariable('town', { type: 'formula', formula: 'LEFT("Zonnedael"; 3)' });
  expect(found([town], reads('town'))).toEqual([]);
});

test('nothing is said of a variable that only a text, a message or a mail names', () => {
  const label = buildField('text', 'asked', { use_formula: true, label: 'In {{ {town0000} }}' });
  const message = buildField('text', 'asked', {
    custom_error_message: 'Niet in {{ {town0000} }}',
    custom_error_message_use_formula: true,
  });
  expect(found([text], label)).toEqual([]);
  expect(found([text], message)).toEqual([]);
  expect(
    findingsIn(
      { ...buildForm(buildField('text', 'asked')), variables: [text] },
      { settings: { 'confirmation_mail.text': 'Beste inwoner van {{ {town0000} }}' } },
    ).filter((one) => one.includes('variable')),
  ).toEqual([]);
});

test.each<[string, Variable, readonly string[]]>([
  ['that nothing reads', { ...text, id: 'other' }, ['variable_unread other']],
  ['without a name', { ...text, label: ' ' }, ['variable_label_missing town']],
  [
    'whose value does not fit',
    buildVariable('town', { type: 'constant', value: 'veel' }, 'number'),
    ['variable_value_unusable town'],
  ],
  [
    'without a formula',
    buildVariable('town', { type: 'formula', formula: ' ' }),
    ['formula_missing town formula'],
  ],
  [
    'that reads what is gone',
    buildVariable('town', { type: 'formula', formula: '{gone} + 1' }),
    ['formula_unknown_reference town formula'],
  ],
  [
    'of a login without a provider',
    buildVariable('town', { type: 'login', provider: ' ', claim: 'name' }),
    ['variable_source_incomplete town'],
  ],
  [
    'of a field that is gone',
    buildVariable('town', { type: 'look_up', field: 'gone', member: 'city' }),
    ['variable_source_incomplete town'],
  ],
  [
    'of a field that is not looked up',
    buildVariable('town', { type: 'look_up', field: 'asked', member: 'city' }),
    ['variable_source_incomplete town'],
  ],
  [
    'of a data source without a field for an input',
    buildVariable('town', { type: 'data', provider: 'a', output: 'b', inputs: { x: 'gone' } }),
    ['variable_source_incomplete town'],
  ],
  [
    'of a data source without a chosen value',
    buildVariable('town', { type: 'data', provider: 'a', output: '', inputs: {} }),
    ['variable_source_incomplete town'],
  ],
  [
    'of a query parameter without a name',
    buildVariable('town', { type: 'query', name: '' }),
    ['variable_source_incomplete town'],
  ],
  [
    'of a query parameter with a number of a person',
    buildVariable('town', { type: 'query', name: 'BSN' }),
    ['variable_name_not_allowed town'],
  ],
  [
    'of a value with spaces in its name',
    buildVariable('town', { type: 'host', name: 'a b' }),
    ['variable_name_not_allowed town'],
  ],
])('a variable %s is found', (_name, variable, expected) => {
  const findings = found([variable], reads('town')).filter((one) => !one.includes('asked'));
  expect(findings).toEqual(expected);
});

test('a name used twice and a variable that waits for itself are found', () => {
  const again = { ...text, id: 'again', short_id: 'again000' };
  expect(
    found(
      [text, again],
      reads('town'),
      buildField('formula', 'sum', {
        custom_properties: { formula: '{again000}' },
      }),
    ).filter((one) => !one.includes('asked')),
  ).toEqual(['variable_label_repeated again']);
  const looped = buildVariable('town', { type: 'formula', formula: '{town0000} & "a"' });
  expect(found([looped], reads('town'))).toContain('cycle town');
});
