import { describe, expect, test } from 'vitest';
import { buildDocument } from '../document/build-document.ts';
import { changeField } from '../document/field-commands.ts';
import { isSameRow, treeMove, treeRows } from './tree-rows.ts';

const form = buildDocument();
const { pages } = form;
const open = treeRows(pages, new Set());
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('treeRows', () => {
  test('lists pages and fields in reading order with level and position', () => {
    expect(ids(open)).toEqual(['p1', 'a', 'g', 'b', 'c', 'p2', 'd']);
    expect(open.find(({ id }) => id === 'c')).toMatchObject({
      level: 3,
      position: 2,
      size: 2,
      parentId: 'g',
    });
  });

  test('leaves out the contents of a closed group or page', () => {
    expect(ids(treeRows(pages, new Set(['g'])))).toEqual(['p1', 'a', 'g', 'p2', 'd']);
    expect(ids(treeRows(pages, new Set(['p1'])))).toEqual(['p1', 'p2', 'd']);
  });
});

describe('isSameLine', () => {
  test('creates new rows only for what a change affects', () => {
    const { document } = changeField('b', { label: 'Anders' })(form);
    const changed = treeRows(document.pages, new Set());
    const different = open.filter((row, index) => {
      const now = changed[index];
      return now === undefined || !isSameRow(row, now);
    });
    // The field, and its containers.
    expect(ids(different)).toEqual(['p1', 'g', 'b']);
  });
});

describe('treeMove', () => {
  const closed = treeRows(pages, new Set(['g']));
  test.each([
    ['down goes to the next line', open, 'g', 'ArrowDown', { kind: 'focus', id: 'b' }],
    ['up goes to the line before', open, 'p2', 'ArrowUp', { kind: 'focus', id: 'c' }],
    ['right opens a closed group', closed, 'g', 'ArrowRight', { kind: 'open', id: 'g' }],
    ['right goes into an open group', open, 'g', 'ArrowRight', { kind: 'focus', id: 'b' }],
    ['left closes an open group', open, 'g', 'ArrowLeft', { kind: 'close', id: 'g' }],
    ['left goes from a field to what holds it', open, 'c', 'ArrowLeft', { kind: 'focus', id: 'g' }],
    ['End goes to the last line', open, 'p1', 'End', { kind: 'focus', id: 'd' }],
    ['up stops at the first line', open, 'p1', 'ArrowUp', undefined],
    ['other keys mean nothing', open, 'p1', 'x', undefined],
  ] as const)('%s', (...[, rows, id, key, expected]) => {
    expect(treeMove(rows, id, key)).toEqual(expected);
  });
});
