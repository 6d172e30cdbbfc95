import { expect, test } from 'vitest';
import { areaBetween, caughtFields, type Area } from './lasso-area.ts';

const row = (top: number, bottom: number, left = 0): Area => ({ left, top, right: 100, bottom });
const fields = [
  { id: 'name', area: row(0, 20), ancestors: [] },
  { id: 'address', area: row(30, 90), ancestors: [] },
  { id: 'street', area: row(40, 60, 10), ancestors: ['address'] },
  { id: 'city', area: row(65, 85, 10), ancestors: ['address'] },
  { id: 'remark', area: row(100, 120), ancestors: [] },
];
const caught = (top: number, bottom: number) =>
  caughtFields({ left: -5, right: 105, top, bottom }, fields);

test.each([
  ['what it touches', 10, 35, ['name']],
  ['fields in a group without the group', 50, 70, ['street', 'city']],
  ['a whole group instead of its fields', 10, 110, ['name', 'address', 'remark']],
  ['nothing beside the fields', 121, 130, []],
])('catches %s', (_what, top, bottom, ids) => {
  expect(caught(top, bottom)).toEqual(ids);
});

test('is the same in every direction', () => {
  const area = { left: 1, top: 2, right: 30, bottom: 40 };
  expect(areaBetween({ x: 30, y: 2 }, { x: 1, y: 40 })).toEqual(area);
  expect(areaBetween({ x: 1, y: 40 }, { x: 30, y: 2 })).toEqual(area);
});
