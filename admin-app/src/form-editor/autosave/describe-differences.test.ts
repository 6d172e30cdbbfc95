import { describe, expect, test } from 'vitest';
import { buildDocument, buildField } from '../document/build-document.ts';
import { changeField, insertField, moveField, removeField } from '../document/field-commands.ts';
import { changePage, removePage } from '../document/page-commands.ts';
import { changeVersion } from '../document/version-commands.ts';
import { describeDifferences, isSame } from './describe-differences.ts';

const mine = buildDocument();
const kinds = (theirs: typeof mine) =>
  describeDifferences(mine, theirs).map(({ kind, id }) => `${kind} ${id}`);

describe('describeDifferences', () => {
  test.each([
    ['nothing', mine, []],
    ['a changed field', changeField('b', { label: 'B' })(mine).document, ['changed-field b']],
    [
      'a field that I lack',
      insertField(buildField('n'), { pageId: 'p2', parentId: null, index: 0 })(mine).document,
      ['changed-page p2', 'added-field n'],
    ],
    [
      'a field that they lack',
      removeField('d')(mine).document,
      ['changed-page p2', 'removed-field d'],
    ],
    [
      'another order',
      moveField('a', { pageId: 'p1', parentId: null, index: 1 })(mine).document,
      ['changed-page p1'],
    ],
    [
      'a page that they lack',
      removePage('p2')(mine).document,
      ['removed-page p2', 'removed-field d'],
    ],
    ['a changed page', changePage('p2', { title: 'T' })(mine).document, ['changed-page p2']],
    ['another title', changeVersion({ title: 'T' })(mine).document, ['form form']],
  ])('%s', (_, theirs, expected) => {
    expect(kinds(theirs)).toEqual(expected);
  });
});

describe('isSame', () => {
  test('does not mind the order of members, but does that of lists', () => {
    expect(isSame({ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 })).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
  });
});
