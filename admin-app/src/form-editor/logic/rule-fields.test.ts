import { buildCondition, buildField, buildRule } from '@form-builder/core/form/build-form.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { describe, expect, test } from 'vitest';
import { countRules, pagesToShareWith, sharedRulesOf } from './rule-fields.ts';
import { targetsForPage } from './rule-targets.ts';

const isYes = buildCondition('a', 'equal', 'yes');
const shared = { ...buildRule(['show'], isYes), targets: ['p2', 'c'] };
const rows = buildField('input-collection', 'rows', { children: [buildField('text', 'inner')] });
const a = buildField('text', 'a');
const pages: readonly [Page, Page, Page] = [
  { id: 'p1', title: 'Een', properties: [a, rows] },
  { id: 'p2', title: 'Twee', properties: [buildField('text', 'b')] },
  {
    id: 'p3',
    title: 'Drie',
    logic: [shared],
    properties: [buildField('text', 'c', { logic: [buildRule(['hide'], isYes)] })],
  },
];

describe('the rules of pages', () => {
  test('count at the page, and at the pages and fields that they name', () => {
    const [p1, p2, p3] = pages;
    expect([p1, p2, p3].map((page) => countRules(pages, page))).toEqual([0, 1, 1]);
    expect(sharedRulesOf(pages, 'c').map(({ holder }) => holder.id)).toEqual(['p3']);
  });

  test('look at fields of other pages, outside repeating rows', () => {
    const ids = targetsForPage(pages, 'p2').map(({ field }) => field.id);
    expect(ids).toEqual(expect.arrayContaining(['a', 'c']));
    expect(ids).not.toContain('b');
    expect(ids).not.toContain('inner');
  });

  test('are shared with pages whose fields they do not look at, as long as they show or hide', () => {
    const shareWith = (...rule: Parameters<typeof buildRule>) =>
      pagesToShareWith(pages, 'c', buildRule(...rule)).map(({ id }) => id);
    expect(shareWith(['show'], isYes)).toEqual(['p2', 'p3']);
    expect(shareWith(['required'], isYes)).toEqual([]);
    expect(shareWith(['show'], buildCondition('inner', 'is_empty'))).toEqual([]);
  });
});
