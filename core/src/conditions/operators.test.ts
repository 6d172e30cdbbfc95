import { describe, expect, test } from 'vitest';
import type { ValueKind } from '../field-types/value-kind.ts';
import type { AnswerValue } from '../field-types/field-types.ts';
import { buildClock } from '../form/build-form.ts';
import type { ConditionValue } from './condition-value.ts';
import { createClock } from '../runtime/create-clock.ts';
import cases from './operator-cases.json' with { type: 'json' };
import { readGroup } from '../logic/condition-tree.ts';
import { operators, operatorsFor } from './registry.ts';
import { operatorNames, type OperatorName } from './registry.ts';

interface OperatorCase {
  readonly operator: OperatorName;
  readonly kind: ValueKind;
  readonly answer: AnswerValue;
  readonly value: ConditionValue;
  readonly matches: boolean | 'does not count';
  readonly today?: string;
  /** A time in UTC, when the day in the Netherlands matters. */
  readonly now?: string;
}

/** JSON has no NaN, which represents a typed text that is not a number. */
const answerOf = ({ answer, kind }: OperatorCase) =>
  answer === 'NaN' && kind === 'number' ? Number.NaN : answer;

const clockOf = ({ today, now }: OperatorCase) =>
  now === undefined ? buildClock(today) : createClock(() => Date.parse(now));

function outcome(row: OperatorCase): OperatorCase['matches'] {
  const condition = {
    id: 'condition',
    type: 'condition',
    target: 'field',
    condition_operator: row.operator,
    value: row.value,
  } as const;
  const group = readGroup(
    { id: 'group', type: 'group', logic_operator: 'and', children: [condition] },
    (target) => ({ target, kind: row.kind }),
    operators,
  );
  const [child] = group?.children ?? [];
  if (!child || !('test' in child)) return 'does not count';
  return child.test(answerOf(row), clockOf(row));
}

describe('operator cases', () => {
  test.each(cases as OperatorCase[])('$operator of $kind: $answer, $value', (row) => {
    expect(outcome(row)).toBe(row.matches);
  });

  test('every operator has cases for every supported kind', () => {
    expect(cases.length).toBeGreaterThanOrEqual(400);
    const covered = new Set(cases.map(({ operator, kind }) => `${operator} ${kind}`));
    const taken = Object.entries(operators).flatMap(([name, { tests }]) =>
      Object.keys(tests).map((kind) => `${name} ${kind}`),
    );
    expect(taken.filter((pair) => !covered.has(pair))).toEqual([]);
  });
});

const presence: readonly OperatorName[] = ['is_empty', 'is_not_empty'];
const days: readonly OperatorName[] = [
  ...presence,
  ...(['equal', 'date_before', 'date_on_or_before', 'date_after', 'date_on_or_after'] as const),
  ...(['past_week', 'past_month', 'past_year', 'next_week', 'next_month', 'next_year'] as const),
];
const texts: readonly OperatorName[] = [
  ...presence,
  ...(['equal', 'does_not_equal', 'contains', 'does_not_contain'] as const),
  ...(['starts_with', 'ends_with'] as const),
  ...operatorNames.filter((name) => name.startsWith('content_length')),
];
const numbers: readonly OperatorName[] = [
  ...presence,
  ...(['equal', 'does_not_equal', 'greater_than', 'less_than'] as const),
  ...(['greater_than_or_equal_to', 'less_than_or_equal_to'] as const),
];

/** The operators that a rule can use for an answer of each kind. */
const offered: readonly (readonly [ValueKind, readonly OperatorName[]])[] = [
  ['text', texts],
  ['number', numbers],
  ['date', days],
  ['datetime', days],
  ['time', ['equal', 'time_before', 'time_on_or_before', 'time_after', 'time_on_or_after']],
  ['boolean', ['equal', 'does_not_equal']],
  ['choice', ['equal', 'does_not_equal', ...presence]],
  ['choices', ['contains', 'does_not_contain', ...presence]],
  ['formula', [...texts, ...numbers, ...days]],
  ['presence', presence],
  ['item', ['label_like', 'equal', 'does_not_equal', ...presence]],
  ['items', ['contains', 'does_not_contain', ...presence]],
];

describe('operatorsFor', () => {
  test('offers only presence operators for presence kinds', () => {
    const names = operatorsFor('presence');
    expect(names).toEqual(['is_empty', 'is_not_empty']);
  });

  test.each(offered)('offers for %s what the specification names', (kind, names) => {
    expect(operatorsFor(kind)).toEqual(expect.arrayContaining([...names]));
  });

  test('offers nothing for fields without an answer', () => {
    expect(operatorsFor('none')).toEqual([]);
  });
});
