import { expect, test } from 'vitest';
import { parseListOfOrigin } from './list-of-origin.ts';

test('keeps the filters, the order and the page of the list', () => {
  const address = '/forms/f1/submissions?filter%5Bstate%5D=saved&sort=title&page=3&search=PF-1';
  expect(parseListOfOrigin(address)).toEqual({
    address,
    formId: 'f1',
    state: {
      page: 3,
      cursor: '',
      limit: 25,
      sort: 'title',
      search: 'PF-1',
      filter: { state: 'saved' },
    },
  });
  expect(parseListOfOrigin('/submissions')).toMatchObject({
    address: '/submissions',
    formId: undefined,
  });
});

test.each([
  '',
  '/',
  '/users/1',
  'https://example.org/submissions',
  '//example.org/forms/f1/submissions',
  'javascript:alert(1)',
  '/forms/f1/submissions/s1',
])('takes no list from %s', (address) => {
  expect(parseListOfOrigin(address)).toBeUndefined();
});
