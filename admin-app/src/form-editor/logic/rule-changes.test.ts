import type { ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { describe, expect, test } from 'vitest';
import {
  addNode,
  changeCondition,
  changeJoin,
  conditionsOf,
  newGroup,
  newRule,
  removeNode,
  toggleAction,
} from './rule-changes.ts';

const counting = () => {
  let count = 0;
  return () => `n${(count += 1)}`;
};
const conditionIds = (group: ConditionGroup) => Array.from(conditionsOf(group), ({ id }) => id);

describe('rules', () => {
  test('a new rule has one group with one empty condition that asks "contains"', () => {
    const rule = newRule(counting());
    expect(rule.condition_group.logic_operator).toBe('and');
    expect(rule.condition_group.children).toEqual([
      {
        id: expect.any(String) as string,
        type: 'condition',
        target: null,
        condition_operator: 'contains',
        value: null,
      },
    ]);
  });

  test('deleting the last condition leaves an empty one', () => {
    const createId = counting();
    const group = newGroup(createId);
    const [only] = conditionIds(group);
    const filled = changeCondition(group, only ?? '', { target: 'x' });
    const after = removeNode(filled, only ?? '', createId);
    expect(after.children).toHaveLength(1);
    expect(after.children[0]).toMatchObject({ target: null, condition_operator: 'contains' });
    expect(conditionIds(after)).not.toContain(only);
  });

  test('deleting the last condition of an inner group leaves an empty one there', () => {
    const createId = counting();
    const outer = newGroup(createId);
    const inner = newGroup(createId);
    const nested = addNode(outer, outer.id, inner);
    const after = removeNode(nested, conditionIds(inner)[0] ?? '', createId);
    expect(conditionIds(after)).toHaveLength(2);
    expect(after.children[1]).toMatchObject({ type: 'group', id: inner.id });
  });

  test('an inner group can be removed whole', () => {
    const createId = counting();
    const outer = newGroup(createId);
    const inner = newGroup(createId);
    const after = removeNode(addNode(outer, outer.id, inner), inner.id, createId);
    expect(after).toEqual(outer);
  });

  test('joins and conditions change at any depth', () => {
    const createId = counting();
    const outer = newGroup(createId);
    const inner = newGroup(createId);
    const changed = changeJoin(addNode(outer, outer.id, inner), inner.id, 'or');
    expect(changed.children[1]).toMatchObject({ logic_operator: 'or' });
    expect(changed.logic_operator).toBe('and');
    expect(changeJoin(outer, outer.id, 'or').logic_operator).toBe('or');
  });

  test('an action that contradicts another takes its place', () => {
    expect(toggleAction(['show', 'required'], 'hide')).toEqual(['required', 'hide']);
    expect(toggleAction(['show'], 'show')).toEqual([]);
  });
});
