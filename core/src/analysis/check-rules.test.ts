import { describe, expect, test } from 'vitest';
import { buildCondition, buildField, buildRule } from '../form/build-form.ts';
import type { Field } from '../form/form-definition.ts';
import type { ActionName, Condition, ConditionGroup, LogicRule } from '../logic/logic-rule.ts';
import { findingsIn } from './build-check.ts';
import type { FindingCode } from './finding-codes.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }));
const select = buildField('select', 'keuze', { options });
const several = buildField('multi-select', 'meer', { options });
const count = buildField('number', 'aantal');
const day = buildField('date', 'dag');
const tick = buildField('checkbox', 'akkoord');
const name = buildField('text', 'naam');
const inputs = [select, several, count, day, tick, name];

const reader = (...logic: readonly LogicRule[]): Field =>
  buildField('text', 'lezer', { is_hidden: true, logic });
const shown = (...conditions: readonly Condition[]) => reader(buildRule(['show'], ...conditions));

function anyOf(...children: readonly Condition[]): LogicRule {
  const condition_group: ConditionGroup = {
    id: 'g',
    type: 'group',
    logic_operator: 'or',
    children,
  };
  return { id: 'rule', actions: ['show'], condition_group };
}

/** The findings about the field `lezer` beside the six inputs. */
const found = (field: Field) =>
  findingsIn([...inputs, field]).filter((one) => one.includes(' lezer'));

interface Pair {
  readonly code: FindingCode;
  readonly because: string;
  readonly bad: Field;
  readonly good: Field;
}

const is = buildCondition;

const pairs: readonly Pair[] = [
  {
    code: 'condition_without_target',
    because: 'a field is not chosen',
    bad: shown(is(null, 'equal', 'a')),
    good: shown(is('keuze', 'equal', 'a')),
  },
  {
    code: 'condition_without_value',
    because: 'there is nothing to compare with',
    bad: shown(is('naam', 'equal', '')),
    good: shown(is('naam', 'is_empty')),
  },
  {
    code: 'condition_value_unusable',
    because: 'a number is compared with a word',
    bad: shown(is('aantal', 'equal', 'veel')),
    good: shown(is('aantal', 'equal', '12')),
  },
  {
    code: 'target_removed',
    because: 'the field is gone',
    bad: shown(is('weg', 'equal', 'a')),
    good: shown(is('naam', 'equal', 'a')),
  },
  {
    code: 'rule_target_removed',
    because: 'another field that the rule is of is gone',
    bad: reader({ ...buildRule(['show'], is('naam', 'is_empty')), targets: ['weg'] }),
    good: reader({ ...buildRule(['show'], is('naam', 'is_empty')), targets: ['aantal'] }),
  },
  {
    code: 'operator_not_allowed',
    because: 'a choice holds no text',
    bad: shown(is('keuze', 'starts_with', 'a')),
    good: shown(is('naam', 'starts_with', 'a')),
  },
  {
    code: 'option_removed',
    because: 'the option is gone',
    bad: shown(is('keuze', 'does_not_equal', 'd')),
    good: shown(is('keuze', 'does_not_equal', 'c')),
  },
  {
    code: 'rule_without_conditions',
    because: 'the group is empty',
    bad: shown(),
    good: shown(is('naam', 'is_empty')),
  },
  {
    code: 'rule_without_actions',
    because: 'nothing was chosen to do',
    bad: reader(buildRule([], is('naam', 'is_empty'))),
    good: shown(is('naam', 'is_empty')),
  },
  {
    code: 'action_overruled',
    because: 'showing is undone by hiding',
    bad: reader(buildRule(['show', 'hide'], is('naam', 'is_empty'))),
    good: reader(buildRule(['show', 'required'], is('naam', 'is_empty'))),
  },
  {
    code: 'condition_never',
    because: 'a text is never shorter than nothing',
    bad: shown(is('naam', 'content_length_less_than', 0)),
    good: shown(is('naam', 'content_length_less_than', 1)),
  },
  {
    code: 'condition_always',
    because: 'a text always has no characters or more',
    bad: shown(is('naam', 'content_length_greater_than_or_equal_to', 0)),
    good: shown(is('naam', 'content_length_greater_than_or_equal_to', 1)),
  },
  {
    code: 'conditions_contradict',
    because: 'one option is not two',
    bad: shown(is('keuze', 'equal', 'a'), is('keuze', 'equal', 'b')),
    good: shown(is('meer', 'contains', 'a'), is('meer', 'contains', 'b')),
  },
  {
    code: 'conditions_contradict',
    because: 'no option is left',
    bad: shown(
      ...['a', 'b', 'c'].map((id) => is('keuze', 'does_not_equal', id)),
      is('keuze', 'is_not_empty'),
    ),
    good: shown(...['a', 'b', 'c'].map((id) => is('keuze', 'does_not_equal', id))),
  },
  {
    code: 'conditions_contradict',
    because: 'what holds an option is not empty',
    bad: shown(is('meer', 'is_empty'), is('meer', 'contains', 'a')),
    good: shown(is('meer', 'is_not_empty'), is('meer', 'contains', 'a')),
  },
  {
    code: 'conditions_contradict',
    because: 'no number is in both intervals',
    bad: shown(is('aantal', 'greater_than', 5), is('aantal', 'less_than_or_equal_to', 5)),
    good: shown(
      is('aantal', 'greater_than_or_equal_to', 5),
      is('aantal', 'less_than_or_equal_to', 5),
    ),
  },
  {
    code: 'conditions_contradict',
    because: 'no day is in both intervals',
    bad: shown(is('dag', 'date_after', '2026-11-20'), is('dag', 'date_before', '2026-11-21')),
    good: shown(is('dag', 'date_after', '2026-11-20'), is('dag', 'date_before', '2026-11-22')),
  },
  {
    code: 'conditions_contradict',
    because: 'a box is ticked or it is not',
    bad: shown(is('akkoord', 'equal', true), is('akkoord', 'equal', false)),
    good: shown(is('akkoord', 'equal', true), is('akkoord', 'does_not_equal', false)),
  },
  {
    code: 'conditions_contradict',
    because: 'one text is not another',
    bad: shown(is('naam', 'equal', 'a'), is('naam', 'equal', 'b')),
    good: shown(is('naam', 'contains', 'a'), is('naam', 'contains', 'b')),
  },
  {
    code: 'conditions_contradict',
    because: 'the asked text does not begin so',
    bad: shown(is('naam', 'equal', 'Jansen'), is('naam', 'starts_with', 'p')),
    good: shown(is('naam', 'equal', 'Jansen'), is('naam', 'starts_with', 'J')),
  },
  {
    code: 'conditions_always',
    because: 'each option is named, and none as well',
    bad: reader(
      anyOf(...['a', 'b', 'c'].map((id) => is('keuze', 'equal', id)), is('keuze', 'is_empty')),
    ),
    good: reader(anyOf(...['a', 'b', 'c'].map((id) => is('keuze', 'equal', id)))),
  },
  {
    code: 'conditions_always',
    because: 'a box is ticked or it is not',
    bad: reader(anyOf(is('akkoord', 'equal', true), is('akkoord', 'equal', false))),
    good: reader(anyOf(is('akkoord', 'equal', true), is('naam', 'is_empty'))),
  },
  {
    code: 'rule_without_effect',
    because: 'the field is required anyway',
    bad: buildField('text', 'lezer', {
      is_required: true,
      logic: [buildRule(['required'], is('naam', 'is_empty'))],
    }),
    good: buildField('text', 'lezer', { logic: [buildRule(['required'], is('naam', 'is_empty'))] }),
  },
  {
    code: 'rule_on_visible_field',
    because: 'the field is shown anyway',
    bad: buildField('text', 'lezer', { logic: [buildRule(['show'], is('naam', 'is_empty'))] }),
    good: buildField('text', 'lezer', { logic: [buildRule(['hide'], is('naam', 'is_empty'))] }),
  },
  {
    code: 'never_shown',
    because: 'it is hidden and nothing shows it',
    bad: buildField('text', 'lezer', { is_hidden: true }),
    good: shown(is('naam', 'is_empty')),
  },
  {
    code: 'never_shown',
    because: 'a later rule always hides it again',
    bad: reader(
      buildRule(['show'], is('aantal', 'greater_than', 10)),
      buildRule(['hide'], is('aantal', 'greater_than', 5)),
    ),
    good: reader(
      buildRule(['show'], is('aantal', 'greater_than', 5)),
      buildRule(['hide'], is('aantal', 'greater_than', 10)),
    ),
  },
  {
    code: 'required_never_enabled',
    because: 'nothing enables it',
    bad: buildField('text', 'lezer', { is_required: true, is_disabled: true }),
    good: buildField('text', 'lezer', {
      is_required: true,
      is_disabled: true,
      logic: [buildRule(['enabled'], is('naam', 'is_empty'))],
    }),
  },
  {
    code: 'recommended_and_required',
    because: 'it is always required',
    bad: buildField('text', 'lezer', { is_required: true, is_recommended: true }),
    good: buildField('text', 'lezer', {
      is_required: true,
      is_recommended: true,
      logic: [buildRule(['optional'], is('naam', 'is_empty'))],
    }),
  },
];

describe('the checker of rules', () => {
  test.each(pairs)(
    'finds $code when $because, and nothing in the nearest sound form',
    ({ code, bad, good }) => {
      expect(found(bad).map((one) => one.split(' ')[0])).toContain(code);
      expect(found(good)).toEqual([]);
    },
  );

  test('says where: field, rule and condition', () => {
    expect(found(shown(is('naam', 'equal', '')))).toContain(
      'condition_without_value lezer rule condition',
    );
  });

  test('blames the rule that a later one always overrules', () => {
    const rules = (['show', 'hide'] as ActionName[]).map((action, at) => ({
      ...buildRule([action], is('aantal', 'greater_than', 10 - at)),
      id: `r${String(at)}`,
    }));
    expect(found(reader(...rules))).toEqual(['rule_without_effect lezer r0', 'never_shown lezer']);
  });

  test('lets a rule of a row speak of its own row and the form, not of another repeating field', () => {
    const inRow = (target: string) =>
      buildField('input-collection', 'rijen', {
        children: [
          buildField('text', 'kind'),
          buildField('text', 'lezer', {
            is_hidden: true,
            logic: [buildRule(['show'], is(target, 'is_empty'))],
          }),
        ],
      });
    const other = buildField('input-collection', 'andere', {
      children: [buildField('text', 'ver')],
    });
    expect(found(inRow('kind'))).toEqual([]);
    expect(findingsIn([name, other, inRow('naam')])).toEqual([]);
    expect(findingsIn([other, inRow('ver')])).toContain('target_out_of_reach lezer rule condition');
    expect(findingsIn([other, inRow('andere.0.ver')])).toEqual([]);
    expect(findingsIn([other, inRow('andere.0.weg')])).toContain(
      'target_removed lezer rule condition',
    );
  });

  test('lets a rule be of other fields that reach what it looks at', () => {
    const rows = buildField('input-collection', 'rijen', {
      children: [
        buildField('text', 'kind'),
        buildField('text', 'lezer', {
          is_hidden: true,
          logic: [{ ...buildRule(['show'], is('kind', 'is_empty')), targets: ['broer', 'ver'] }],
        }),
        buildField('text', 'broer', { is_hidden: true }),
      ],
    });
    const far = buildField('text', 'ver', { is_hidden: true });
    expect(findingsIn([rows, far])).toEqual([
      'rule_target_out_of_reach lezer rule',
      'never_shown ver',
    ]);
  });

  test('says what is wrong with a rule of several fields once', () => {
    const rule = { ...buildRule(['show'], is('keuze', 'equal', 'a'), is('keuze', 'equal', 'b')) };
    const other = buildField('text', 'ander', { is_hidden: true });
    const fields = [...inputs, reader({ ...rule, targets: ['ander'] }), other];
    expect(findingsIn(fields)).toEqual([
      'conditions_contradict lezer rule',
      'never_shown lezer',
      'never_shown ander',
    ]);
  });

  test('names the fields of a cycle once and claims nothing else of them', () => {
    const wait = (id: string, on: string) =>
      buildField('text', id, {
        is_hidden: true,
        logic: [buildRule(['show'], is(on, 'equal', 'x'))],
      });
    expect(findingsIn([wait('een', 'twee'), wait('twee', 'een')])).toEqual(['cycle een']);
  });

  test('treats a field that is never shown as empty', () => {
    const hidden = buildField('text', 'nooit', { is_hidden: true });
    expect(findingsIn([hidden, shown(is('nooit', 'equal', 'x'))])).toEqual([
      'never_shown nooit',
      'condition_never lezer rule condition',
      'never_shown lezer',
    ]);
  });

  test('takes the containers around a field into account', () => {
    const child = buildField('text', 'kind', {
      logic: [buildRule(['required'], is('naam', 'is_empty'))],
    });
    const around = (logic: readonly LogicRule[]) =>
      buildField('group', 'groep', { is_hidden: true, children: [child], logic });
    expect(findingsIn([name, around([])])).toEqual(['never_shown groep']);
    expect(findingsIn([name, around([buildRule(['show'], is('naam', 'is_empty'))])])).toEqual([]);
  });

  test('sees that a field and the group around it are never shown together', () => {
    const child = buildField('text', 'kind', {
      is_hidden: true,
      logic: [buildRule(['show'], is('akkoord', 'equal', true))],
    });
    const groupShownWhen = (ticked: boolean) =>
      buildField('group', 'groep', {
        is_hidden: true,
        children: [child, buildField('text', 'ander')],
        logic: [buildRule(['show'], is('akkoord', 'equal', ticked))],
      });
    expect(findingsIn([tick, groupShownWhen(false)])).toContain('never_shown kind');
    expect(findingsIn([tick, groupShownWhen(true)])).not.toContain('never_shown kind');
  });

  test('finds what must be answered after a stop-block that is always shown', () => {
    const stop = (more: Partial<Field> = {}) =>
      ({ ...buildField('stop-block', 'stop'), ...more }) as Field;
    const behind = buildField('text', 'achter', { is_required: true });
    const rule = buildRule(['show'], is('akkoord', 'equal', true));
    expect(findingsIn([tick, stop(), behind])).toEqual(['required_behind_stop achter']);
    expect(findingsIn([tick, stop({ is_hidden: true, logic: [rule] }), behind])).toEqual([]);
    expect(findingsIn([tick, behind, stop()])).toEqual([]);
  });
});

describe('a field that needs another to be shown', () => {
  const first = (rule: LogicRule) =>
    buildField('text', 'vraag', { is_hidden: true, logic: [rule] });
  const showsQuestion = first(buildRule(['show'], is('keuze', 'equal', 'a')));
  const second = (...conditions: readonly Condition[]) =>
    shown(is('vraag', 'is_not_empty'), ...conditions);

  test('is never shown where the rules of the two contradict each other', () => {
    expect(findingsIn([select, showsQuestion, second(is('keuze', 'does_not_equal', 'a'))])).toEqual(
      ['never_shown lezer'],
    );
    expect(findingsIn([select, showsQuestion, second(is('keuze', 'equal', 'a'))])).toEqual([]);
  });

  test('is never shown through a third', () => {
    const third = buildField('text', 'derde', {
      is_hidden: true,
      logic: [buildRule(['show'], is('lezer', 'contains', 'x'), is('keuze', 'equal', 'b'))],
    });
    expect(findingsIn([select, showsQuestion, second(), third])).toEqual(['never_shown derde']);
  });

  test('can be shown where the other need not be answered', () => {
    const without = shown(is('vraag', 'is_empty'), is('keuze', 'equal', 'b'));
    expect(findingsIn([select, showsQuestion, without])).toEqual([]);
    const negated = shown(is('vraag', 'does_not_equal', 'x'), is('keuze', 'equal', 'b'));
    expect(findingsIn([select, showsQuestion, negated])).toEqual([]);
  });
});
