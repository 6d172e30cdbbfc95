import { describe, expect, test } from 'vitest';
import { buildDocument } from '../document/build-document.ts';
import { pageIndexFor, placeFor, sidesFor } from './drop-place.ts';

const { pages } = buildDocument();
const field = (id: string) => ({ kind: 'field', id }) as const;
const page = (id: string) => ({ kind: 'page', id }) as const;
const fresh = { kind: 'new-field', type: 'email' } as const;

describe('placeFor', () => {
  test.each([
    [
      'a new field before another',
      fresh,
      field('d'),
      'before',
      { pageId: 'p2', parentId: null, index: 0 },
    ],
    [
      'a new field after one in a group',
      fresh,
      field('b'),
      'after',
      { pageId: 'p1', parentId: 'g', index: 1 },
    ],
    [
      'a new field into a group',
      fresh,
      field('g'),
      'inside',
      { pageId: 'p1', parentId: 'g', index: 2 },
    ],
    [
      'a new field onto a page',
      fresh,
      page('p2'),
      'inside',
      { pageId: 'p2', parentId: null, index: 1 },
    ],
    [
      'a field down past its neighbour, counted without it',
      field('a'),
      field('g'),
      'after',
      { pageId: 'p1', parentId: null, index: 1 },
    ],
    [
      'a field up within its group',
      field('c'),
      field('b'),
      'before',
      { pageId: 'p1', parentId: 'g', index: 0 },
    ],
    ['nothing into a field that holds nothing', fresh, field('a'), 'inside', undefined],
    ['a group into itself', field('g'), field('b'), 'after', undefined],
    ['a field onto itself', field('a'), field('a'), 'after', undefined],
  ] as const)('%s', (...[, dragged, spot, side, expected]) => {
    expect(placeFor(pages, dragged, spot, side)).toEqual(expected);
  });
});

describe('pageIndexFor', () => {
  test('a page lands after another, counted without it', () => {
    expect(pageIndexFor(pages, 'p1', page('p2'), 'after')).toBe(1);
    expect(pageIndexFor(pages, 'p2', page('p1'), 'before')).toBe(0);
  });
  test('a page lands neither in a page nor on a field', () => {
    expect(pageIndexFor(pages, 'p1', page('p2'), 'inside')).toBeUndefined();
    expect(pageIndexFor(pages, 'p1', field('d'), 'after')).toBeUndefined();
  });
});

describe('sidesFor', () => {
  test('offers the inside of containers only', () => {
    expect(sidesFor(pages, fresh, field('g'))).toEqual(['before', 'after', 'inside']);
    expect(sidesFor(pages, fresh, field('a'))).toEqual(['before', 'after']);
  });
});
