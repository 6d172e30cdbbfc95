import { describe, expect, test } from 'vitest';
import { buildCondition, buildField, buildForm, buildRule } from '../../../form/build-form.ts';
import type { Field } from '../../../form/form-definition.ts';
import type { SetValueAction } from '../../../logic/actions/set-value/set-value-action.ts';
import type { LogicRule } from '../../../logic/logic-rule.ts';
import { findingsIn } from '../../build-check.ts';

const fill = (value: SetValueAction['value'], when: SetValueAction['when'] = 'always') =>
  ({ type: 'set_value', value, when }) as const;
const isYes = buildCondition('asked', 'equal', 'yes');
const rule = (value: SetValueAction['value'], more: Partial<LogicRule> = {}): LogicRule => ({
  ...buildRule([fill(value)], isYes),
  ...more,
});
const asked = buildField('text', 'asked');
const found = (...fields: readonly Field[]) => findingsIn(buildForm(asked, ...fields));
const options = [
  { id: 'red', label: 'Rood' },
  { id: 'blue', label: 'Blauw' },
];

describe('a rule that fills in', () => {
  test.each<[string, Field]>([
    ['a text', buildField('text', 'a', { logic: [rule('x')] })],
    ['a number written as a text', buildField('text', 'a', { logic: [rule(12)] })],
    ['an option by its id', buildField('select', 'a', { options, logic: [rule('red')] })],
    ['options', buildField('checklist', 'a', { options, logic: [rule(['red', 'blue'])] })],
    ['a formula', buildField('number', 'a', { logic: [rule({ formula: 'LEN({asked0000})' })] })],
    [
      'something beside what it shows',
      buildField('text', 'a', {
        is_hidden: true,
        logic: [buildRule(['show', fill('x')], isYes)],
      }),
    ],
  ])('%s is nothing to say', (_name, field) => {
    expect(found(field)).toEqual([]);
  });

  test.each<[string, Field, string]>([
    ['nothing yet', buildField('text', 'a', { logic: [rule(null)] }), 'fill_value_missing a rule'],
    [
      'an empty formula',
      buildField('text', 'a', { logic: [rule({ formula: ' ' })] }),
      'fill_value_missing a rule',
    ],
    [
      'a text into a number',
      buildField('number', 'a', { logic: [rule('veel')] }),
      'fill_value_unusable a rule',
    ],
    [
      'an option that is gone',
      buildField('select', 'a', { options, logic: [rule('green')] }),
      'fill_value_unusable a rule',
    ],
    [
      'a formula that reads what is gone',
      buildField('text', 'a', { logic: [rule({ formula: '{gone}' })] }),
      'formula_unknown_reference a rule',
    ],
    [
      'a formula that cannot be read',
      buildField('text', 'a', { logic: [rule({ formula: '1 +' })] }),
      'formula_unexpected_end a rule',
    ],
    [
      'a field that holds a result',
      buildField('formula', 'a', {
        custom_properties: { formula: '1' },
        logic: [rule('x')],
      }),
      'fill_target_unfillable a rule',
    ],
  ])('%s is found', (_name, field, expected) => {
    expect(found(field)).toEqual([expected]);
  });

  test('a target that it cannot fill in is found, unless the rule does more to it', () => {
    const title = buildField('text-layout', 'intro', {
      custom_properties: { content: '<p>Hallo</p>' },
    });
    const targets = ['intro'];
    const onlyFills = buildField('text', 'a', { logic: [rule('x', { targets })] });
    expect(found(onlyFills, title)).toEqual(['fill_target_unfillable a rule']);
    const hides = { ...buildRule(['hide', fill('x')], isYes), targets };
    expect(found(buildField('text', 'a', { logic: [hides] }), title)).toEqual([]);
  });

  test('two rules that can hold at once are found at the later one', () => {
    const hasE = buildCondition('asked', 'contains', 'e');
    const later = { ...buildRule([fill('y')], hasE), id: 'later' };
    expect(found(buildField('text', 'a', { logic: [rule('x'), later] }))).toEqual([
      'fill_overlap a later',
    ]);
  });

  test('two rules that exclude each other, or fill in the same, are not', () => {
    const isNo = buildCondition('asked', 'equal', 'no');
    const other = { ...buildRule([fill('y')], isNo), id: 'other' };
    const same = { ...buildRule([fill('x')], isNo), id: 'same' };
    expect(found(buildField('text', 'a', { logic: [rule('x'), other] }))).toEqual([]);
    expect(found(buildField('text', 'a', { logic: [rule('x'), same] }))).toEqual([]);
  });
});
