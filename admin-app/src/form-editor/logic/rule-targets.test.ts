import { describe, expect, test } from 'vitest';
import { buildDocument, buildField } from '../document/build-document.ts';
import { getField } from '../document/place.ts';
import { newCondition } from './rule-changes.ts';
import { operatorsOf, replaceTarget, targetsFor } from './rule-targets.ts';

const repeating = buildField('rows', {
  type: 'input-collection',
  children: [buildField('in1'), buildField('in2', { type: 'number' })],
});
const pages = [
  ...buildDocument().pages,
  { id: 'p3', title: 'Drie', properties: [repeating, buildField('note', { type: 'text-layout' })] },
];
const targets = (id: string) => targetsFor(pages, getField(pages, id)).map(({ field }) => field.id);

describe('targetsFor', () => {
  test('offers fields whose answers can be tested, never the field itself', () => {
    expect(targets('a')).toEqual(expect.arrayContaining(['b', 'c', 'd']));
    expect(targets('a')).not.toContain('a');
    expect(targets('a')).not.toContain('g');
    expect(targets('a')).not.toContain('note');
  });

  test('offers fields of a row only inside that row', () => {
    expect(targets('a')).not.toContain('in1');
    expect(targets('in2')).toEqual(expect.arrayContaining(['in1', 'a']));
  });
});

describe('retarget', () => {
  const condition = { ...newCondition(() => 'c'), target: 'a', value: 'x' };
  test('keeps operator and value for a field of the same kind', () => {
    const moved = replaceTarget(condition, buildField('a'), buildField('b'));
    expect(moved).toMatchObject({ target: 'b', condition_operator: 'contains', value: 'x' });
  });
  test('starts over with an operator that fits when the kind differs', () => {
    const number = buildField('n', { type: 'number' });
    const moved = replaceTarget(condition, buildField('a'), number);
    expect(operatorsOf(number)).toContain(moved.condition_operator);
    expect(moved.value).toBeNull();
  });
  test('forgets the option of another field', () => {
    const options = [{ id: 'x', label: 'X' }];
    const one = buildField('s1', { type: 'select', options });
    const other = buildField('s2', { type: 'select', options: [...options] });
    const chosen = { ...condition, condition_operator: 'equal' } as const;
    expect(replaceTarget(chosen, one, other).value).toBeNull();
  });
});
