// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  addressOfList,
  encodeTableState,
  nextSort,
  parseTableState,
  toListQuery,
  type TableSpec,
} from './table-state.ts';

const spec: TableSpec<'name' | 'updated_at', 'published'> = {
  sorts: ['name', 'updated_at'],
  defaultSort: '!updated_at',
  filters: ['published'],
};
const parse = (query: string) => parseTableState(new URLSearchParams(query), spec);
const plain = parse('');

describe('parseListState', () => {
  test('gives the first page in the default order for an empty address', () => {
    expect(plain).toEqual({
      page: 1,
      cursor: '',
      limit: 25,
      sort: '!updated_at',
      search: '',
      filter: {},
    });
  });

  test.each([
    ['page=3', { page: 3 }],
    ['page=0', { page: 1 }],
    ['page=-2', { page: 1 }],
    ['page=1.5', { page: 1 }],
    ['page=x', { page: 1 }],
    ['limit=50', { limit: 50 }],
    ['limit=9999', { limit: 25 }],
    ['sort=name', { sort: 'name' }],
    ['sort=!name', { sort: '!name' }],
    ['sort=password', { sort: '!updated_at' }],
    ['search=a%20b', { search: 'a b' }],
    ['filter[published]=test', { filter: { published: 'test' } }],
    ['filter[other]=test', { filter: {} }],
    ['filter[published]=', { filter: {} }],
  ])('%s', (query, part) => {
    expect(parse(query)).toMatchObject(part);
  });
});

describe('encodeListState', () => {
  test.each([
    '',
    'page=2',
    'limit=10&sort=name',
    'search=x',
    'cursor=abc',
    'filter[published]=test&page=4',
  ])('comes back the same from "%s"', (query) => {
    const state = parse(query);
    expect(parseTableState(encodeTableState(state, spec, new URLSearchParams()), spec)).toEqual(
      state,
    );
  });

  test('leaves defaults out and keeps the parameters of others', () => {
    const params = encodeTableState(plain, spec, new URLSearchParams('locale=en-GB&page=7'));
    expect(params.toString()).toBe('locale=en-GB');
  });
});

describe('addressOfList', () => {
  test('gives an address that the list reads back as the same view', () => {
    const view = { sort: 'name', search: 'a&b', filter: { published: 'test' } } as const;
    const { pathname, searchParams } = new URL(addressOfList('/forms', spec, view), 'http://x');
    expect(pathname).toBe('/forms');
    expect(parseTableState(searchParams, spec)).toEqual({ ...plain, ...view });
  });

  test('is the bare path for the default view', () => {
    expect(addressOfList('/forms', spec, {})).toBe('/forms');
  });
});

test('toListQuery leaves an empty search out', () => {
  expect(toListQuery(plain)).toEqual({
    page: '1',
    limit: '25',
    sort: '!updated_at',
    search: undefined,
    filter: {},
  });
});

test.each([
  ['name', 'name', '!name'],
  ['!name', 'name', 'name'],
  ['updated_at', 'name', 'name'],
] as const)('sorting %s by %s gives %s', (current, key, next) => {
  expect(nextSort<string>(current, key)).toBe(next);
});
