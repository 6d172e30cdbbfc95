import { describe, expect, test } from 'vitest';
import type { ValueKind } from '../field-types/field-type.ts';
import type { AnswerValue } from '../field-types/field-types.ts';
import { buildClock } from '../form/build-form.ts';
import type { ConditionValue } from '../logic/logic-rule.ts';
import cases from './operator-cases.json' with { type: 'json' };
import { readGroup } from '../logic/condition-tree.ts';
import { operators, operatorsFor } from './registry.ts';
import type { OperatorName } from './operators.ts';

interface OperatorCase {
  readonly operator: OperatorName;
  readonly kind: ValueKind;
  readonly answer: AnswerValue;
  readonly value: ConditionValue;
  readonly matches: boolean | 'does not count';
  readonly today?: string;
}

/** JSON has no NaN, which stands for a typed text that is no number. */
const answerOf = ({ answer, kind }: OperatorCase) =>
  answer === 'NaN' && kind === 'number' ? Number.NaN : answer;

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
  );
  const [child] = group?.children ?? [];
  if (!child || !('test' in child)) return 'does not count';
  return child.test(answerOf(row), buildClock(row.today));
}

describe('operator cases', () => {
  test.each(cases as OperatorCase[])('$operator of $kind: $answer, $value', (row) => {
    expect(outcome(row)).toBe(row.matches);
  });

  test('every operator has cases for every kind it takes', () => {
    const covered = new Set(cases.map(({ operator, kind }) => `${operator} ${kind}`));
    const taken = Object.values(operators).flatMap(({ name, tests }) =>
      Object.keys(tests).map((kind) => `${name} ${kind}`),
    );
    expect(taken.filter((pair) => !covered.has(pair))).toEqual([]);
  });
});

describe('operatorsFor', () => {
  test('offers presence kinds only whether there is an answer', () => {
    const names = operatorsFor('presence').map(({ name }) => name);
    expect(names).toEqual(['is_empty', 'is_not_empty']);
  });

  test('offers nothing for fields without an answer', () => {
    expect(operatorsFor('none')).toEqual([]);
  });

  test('registers each operator under its own name', () => {
    for (const [name, operator] of Object.entries(operators)) expect(operator.name).toBe(name);
  });
});
