import { describe, expect, test } from 'vitest';
import { buildDocument, buildField } from './build-document.ts';
import { getField } from './place.ts';
import { isAllowedAt, placeAfter, placeOneStep } from './places-for.ts';

const { pages } = buildDocument();
const at = (id: string) => getField(pages, id);

describe('placeOneStep', () => {
  test.each([
    ['down past a neighbour', 'a', 1, { pageId: 'p1', parentId: null, index: 1 }],
    ['up within a group', 'c', -1, { pageId: 'p1', parentId: 'g', index: 0 }],
    ['up out of a group, before it', 'b', -1, { pageId: 'p1', parentId: null, index: 1 }],
    ['down out of a group, after it', 'c', 1, { pageId: 'p1', parentId: null, index: 2 }],
    ['down to the next page', 'g', 1, { pageId: 'p2', parentId: null, index: 0 }],
    ['up to the end of the page before', 'd', -1, { pageId: 'p1', parentId: null, index: 2 }],
    ['not before the start', 'a', -1, undefined],
    ['not past the end', 'd', 1, undefined],
  ] as const)('%s', (_, id, step, expected) => {
    expect(placeOneStep(pages, at(id), step)).toEqual(expected);
  });
});

describe('canStand', () => {
  const inGroup = { pageId: 'p1', parentId: 'g', index: 0 };
  test('a field may stand in a group', () => {
    expect(isAllowedAt(pages, at('a').field, inGroup)).toBe(true);
  });
  test('a group may not stand in itself', () => {
    expect(isAllowedAt(pages, at('g').field, inGroup)).toBe(false);
  });
  test('nothing may stand in a field that holds nothing', () => {
    expect(isAllowedAt(pages, at('d').field, { ...inGroup, parentId: 'a' })).toBe(false);
  });
  test('fields stand no more than ten deep', () => {
    const nested = (depth: number): ReturnType<typeof buildField> =>
      buildField(`n${depth}`, { type: 'group', children: depth > 1 ? [nested(depth - 1)] : [] });
    expect(isAllowedAt(pages, nested(9), inGroup)).toBe(true);
    expect(isAllowedAt(pages, nested(10), inGroup)).toBe(false);
  });
});

describe('placeAfter', () => {
  test('puts a new field after the selected one', () => {
    expect(placeAfter(pages, at('b'), 'p1')).toEqual({ pageId: 'p1', parentId: 'g', index: 1 });
  });
  test('puts a new field into a selected group', () => {
    expect(placeAfter(pages, at('g'), 'p1')).toEqual({ pageId: 'p1', parentId: 'g', index: 2 });
  });
  test('puts a new field at the end of the page when no field is selected', () => {
    expect(placeAfter(pages, undefined, 'p2')).toEqual({ pageId: 'p2', parentId: null, index: 1 });
  });
});
