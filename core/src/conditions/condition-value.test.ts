import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildCondition, buildField, buildForm, buildRule } from '../form/build-form.ts';
import { describeOperand } from '../descriptions/describe-answer.ts';
import { createFieldNames } from '../descriptions/field-names.ts';
import { logicSchema } from '../logic/logic-schema.ts';
import { translatorOf } from '../messages/all-messages.ts';
import { fieldTypes } from '../field-types/registry.ts';
import { isNoValue, scalarsOf, type ConditionValue } from './condition-value.ts';

const values: readonly (readonly [ConditionValue, readonly unknown[], boolean])[] = [
  [null, [], true],
  ['', [''], true],
  [[], [], true],
  [['', ''], ['', ''], true],
  [0, [0], false],
  [false, [false], false],
  ['a', ['a'], false],
  [['', 'a'], ['', 'a'], false],
];

describe.each(values)('the value %j', (value, scalars, isMissing) => {
  test('compares with its single values', () => expect(scalarsOf(value)).toEqual(scalars));
  test('counts as entered unless all of it is empty', () =>
    expect(isNoValue(value)).toBe(isMissing));
  test('can be stored', () => {
    const condition = buildCondition('a', 'equal', value);
    const rules = [buildRule(['show'], condition)];
    expect(v.parse(logicSchema, rules)).toEqual(rules);
  });
});

test('several values are listed, options by their label', () => {
  const options = ['Rood', 'Groen'].map((label) => ({ id: label.slice(0, 1), label }));
  const field = buildField('select', 'colour', { options });
  const wording = {
    context: { locale: 'nl-NL', translate: translatorOf('nl') },
    names: createFieldNames(buildForm(field).pages),
    types: fieldTypes,
  };
  expect(describeOperand(['R', 'G'], field, wording)).toBe('“Rood”, “Groen”');
});
