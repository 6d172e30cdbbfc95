import { expect, test } from 'vitest';
import { layOutGraph } from './graph-layout.ts';

const edge = (text: string) => {
  const [from = '', to = ''] = text.split('>');
  return { from, to };
};

test.each([
  ['a chain', ['a>b', 'b>c'], { a: [0, 0], b: [1, 0], c: [2, 0] }],
  ['the longest way', ['a>c', 'a>b', 'b>c'], { a: [0, 0], b: [1, 0], c: [2, 0] }],
  ['two under each other', ['a>b', 'a>c'], { a: [0, 0], b: [1, 0], c: [1, 1] }],
  ['what decides itself', ['a>a', 'a>b'], { a: [0, 0], b: [1, 0] }],
])('places %s', (_what, edges, places) => {
  const ids = Object.keys(places);
  const found = layOutGraph(ids, edges.map(edge));
  expect(
    Object.fromEntries(Array.from(found, ([id, { column, row }]) => [id, [column, row]])),
  ).toEqual(places);
});

test('ends when things decide each other', () => {
  const found = layOutGraph(['a', 'b'], [edge('a>b'), edge('b>a')]);
  expect([...found.values()].map(({ column }) => column).toSorted()).toEqual([0, 1]);
});
