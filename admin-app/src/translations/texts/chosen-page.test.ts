import { expect, test } from 'vitest';
import { groupsToShow } from './chosen-page.ts';
import type { TranslationGroup } from './translation-groups.ts';

const group = (pageId: string | null, count: number): TranslationGroup => ({
  pageId,
  title: pageId ?? '',
  texts: Array.from({ length: count }, (_, at) => ({
    key: `${pageId ?? ''}${String(at)}`,
    text: 'x',
  })),
});
const short = [group(null, 1), group('een', 5), group('twee', 5)];
const long = [group(null, 1), group('een', 150), group('twee', 150)];

test('all texts are drawn together, or the first page of a form that is too long for that', () => {
  expect(groupsToShow(short, 'all')).toBe(short);
  expect(groupsToShow(long, 'all')).toEqual([long[1]]);
});

test('the chosen page is drawn, or the first that the filter leaves', () => {
  expect(groupsToShow(short, { pageId: null })).toEqual([short[0]]);
  expect(groupsToShow(long, { pageId: 'twee' })).toEqual([long[2]]);
  expect(groupsToShow(short.slice(2), { pageId: 'een' })).toEqual([short[2]]);
  expect(groupsToShow([], { pageId: 'een' })).toEqual([]);
});
