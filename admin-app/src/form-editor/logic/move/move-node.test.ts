import type { Condition, ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { describe, expect, test } from 'vitest';
import { groupsFor, moveNode, placeOneStep } from './move-node.ts';

const condition = (id: string): Condition => ({
  id,
  type: 'condition',
  target: id,
  condition_operator: 'is_empty',
  value: null,
});
const group = (id: string, ...children: ConditionGroup['children']): ConditionGroup => ({
  id,
  type: 'group',
  logic_operator: 'and',
  children,
});
/** The ids as `root(a g(b c) h(d))`. */
const written = ({ id, children }: ConditionGroup): string =>
  `${id}(${children.map((one) => (one.type === 'group' ? written(one) : one.id)).join(' ')})`;

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(condition);
if (!a || !b || !c || !d) throw new Error('Four conditions');
const root = group('root', a, group('g', b, c), group('h', d));

describe('moveNode', () => {
  test.each([
    ['a', { groupId: 'g', index: 1 }, 'root(g(b a c) h(d))'],
    ['b', { groupId: 'g', index: 2 }, 'root(a g(c b) h(d))'],
    ['c', { groupId: 'root', index: 0 }, 'root(c a g(b) h(d))'],
    ['d', { groupId: 'g', index: 0 }, 'root(a g(d b c))'],
    ['h', { groupId: 'g', index: 2 }, 'root(a g(b c h(d)))'],
  ])('moves %s to %o', (id, to, expected) => {
    const moved = moveNode(root, id, to);
    expect(moved && written(moved)).toBe(expected);
  });

  test('moves nothing to its own place, into itself or too deep', () => {
    expect(moveNode(root, 'b', { groupId: 'g', index: 1 })).toBeUndefined();
    expect(moveNode(root, 'g', { groupId: 'g', index: 0 })).toBeUndefined();
    const deep = group('root', group('1', group('2', group('3', a))), group('x', b));
    expect(moveNode(deep, 'x', { groupId: '3', index: 0 })).toBeUndefined();
    expect(groupsFor(deep, 'x').map(({ id }) => id)).toEqual(['1', '2']);
  });
});

test('one step goes past a condition, into a group and out of it', () => {
  const step = (id: string, by: -1 | 1) => {
    const to = placeOneStep(root, id, by);
    const moved = to && moveNode(root, id, to);
    return moved && written(moved);
  };
  expect(step('a', 1)).toBe('root(g(a b c) h(d))');
  expect(step('b', 1)).toBe('root(a g(c b) h(d))');
  expect(step('b', -1)).toBe('root(a b g(c) h(d))');
  expect(step('c', 1)).toBe('root(a g(b) c h(d))');
  expect(step('a', -1)).toBeUndefined();
});
