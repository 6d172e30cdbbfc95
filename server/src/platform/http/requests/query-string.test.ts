import { expect, test } from 'vitest';
import { parseQuery } from './query-string.ts';

test.each([
  ['?page=2&sort=!name', { page: '2', sort: '!name' }],
  ['?filter[status]=final', { filter: { status: 'final' } }],
  ['?filter[id][]=a&filter[id][]=b&filter[x]=c', { filter: { id: ['a', 'b'], x: 'c' } }],
  ['?ids[]=a&ids[]=b', { ids: ['a', 'b'] }],
  ['?a=1&a=2', { a: '2' }],
  ['?q=caf%C3%A9+noir', { q: 'café noir' }],
  ['?filter%5Bstatus%5D=draft', { filter: { status: 'draft' } }],
  ['?a[b][c]=1', { 'a[b][c]': '1' }],
  ['', {}],
])('parses %s', (search, expected) => {
  expect(JSON.parse(JSON.stringify(parseQuery(search)))).toEqual(expected);
});

test('treats prototype names as plain members', () => {
  const query = parseQuery('?__proto__[polluted]=yes&constructor=x');
  expect(Object.getPrototypeOf(query)).toBeNull();
  expect(Object.keys(query)).toEqual(['__proto__', 'constructor']);
  expect({}).not.toHaveProperty('polluted');
});

test('stops at two hundred pairs', () => {
  const search = Array.from({ length: 300 }, (_, index) => `a${String(index)}=1`).join('&');
  expect(Object.keys(parseQuery(search))).toHaveLength(200);
});
