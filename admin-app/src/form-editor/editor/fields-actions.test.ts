import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildDocument } from '../document/build-document.ts';
import { locatedFields } from '../document/place.ts';
import type { Editor } from './editor.ts';
import {
  deleteFields,
  duplicateFields,
  moveFieldsOneStep,
  moveFieldsTo,
  outermostFields,
  setRequired,
  wrapFields,
} from './fields-actions.ts';
import { selectAllFields, selectField, wayOf } from './select-field.ts';

// Page p1 holds a and the group g with b and c; page p2 holds d.
let editor: Editor;
const pages = () => editor.document().pages;
const order = () => Array.from(locatedFields(pages()), ({ field }) => field.id);
const onPage = (index: number) => pages()[index]?.properties.map(({ id }) => id);

beforeAll(prepareEditor);
beforeEach(() => {
  editor = renderEditor({ pages: [...buildDocument().pages] }, null);
});

describe('selecting several fields', () => {
  test('Shift selects all in between, Ctrl one more or one less, and nothing one alone', () => {
    selectField(editor, 'a', 'only');
    selectField(editor, 'c', 'range');
    expect(editor.state.selection).toEqual({ kind: 'fields', ids: ['a', 'g', 'b', 'c'] });
    selectField(editor, 'g', 'toggle');
    expect(editor.state.selection).toEqual({ kind: 'fields', ids: ['a', 'b', 'c'] });
    selectField(editor, 'b', 'only');
    expect(editor.state.selection).toEqual({ kind: 'field', id: 'b' });
  });

  test('a selection upwards ends at the field that was reached', () => {
    selectField(editor, 'c', 'only');
    selectField(editor, 'g', 'range');
    expect(editor.state.selection).toEqual({ kind: 'fields', ids: ['c', 'b', 'g'] });
  });

  test('all fields of the page are selected at once, and what is removed leaves the selection', () => {
    editor.select({ kind: 'page', id: 'p1' });
    selectAllFields(editor);
    expect(editor.state.selection).toEqual({ kind: 'fields', ids: ['a', 'g', 'b', 'c'] });
    deleteFields(editor, ['b']);
    editor.undo();
    editor.select({ kind: 'fields', ids: ['a', 'gone'] });
    expect(editor.state.selection).toEqual({ kind: 'field', id: 'a' });
  });

  test.each([
    [{ shiftKey: true, ctrlKey: false, metaKey: false }, 'range'],
    [{ shiftKey: false, ctrlKey: true, metaKey: false }, 'toggle'],
    [{ shiftKey: false, ctrlKey: false, metaKey: true }, 'toggle'],
    [{ shiftKey: false, ctrlKey: false, metaKey: false }, 'only'],
  ])('%j means %s', (keys, way) => {
    expect(wayOf(keys)).toBe(way);
  });
});

describe('several fields at once', () => {
  test('a field inside another of them goes along with it', () => {
    expect(outermostFields(pages(), ['c', 'g', 'd']).map(({ field }) => field.id)).toEqual([
      'g',
      'd',
    ]);
  });

  test.each([
    ['removed', () => deleteFields(editor, ['a', 'd']), ['g', 'b', 'c']],
    [
      'moved to a page',
      () => moveFieldsTo(editor, ['a', 'b'], { pageId: 'p2', parentId: null, index: 0 }),
      ['g', 'c', 'a', 'b', 'd'],
    ],
    ['moved down', () => moveFieldsOneStep(editor, ['b'], 1), ['a', 'g', 'c', 'b', 'd']],
  ])('are %s in one step, which is undone as one', (_, act, expected) => {
    const before = order();
    act();
    expect(order()).toEqual(expected);
    editor.undo();
    expect(order()).toEqual(before);
  });

  test('are moved among their own siblings to where they were dropped', () => {
    moveFieldsTo(editor, ['a', 'g'], { pageId: 'p1', parentId: null, index: 2 });
    expect(onPage(0)).toEqual(['a', 'g']);
  });

  test('are copied after the last of them, and the copies are selected', () => {
    duplicateFields(editor, ['a', 'g']);
    expect(onPage(0)).toHaveLength(4);
    expect(editor.state.selection).toMatchObject({ kind: 'fields', ids: onPage(0)?.slice(2) });
  });

  test('are put in a group, or made repeating, where the first of them stood', () => {
    wrapFields(editor, ['a', 'd'], 'input-collection');
    const [group] = pages()[0]?.properties ?? [];
    expect(group).toMatchObject({ type: 'input-collection', children: [{ id: 'a' }, { id: 'd' }] });
    expect(editor.state.selection).toEqual({ kind: 'field', id: group?.id });
    editor.undo();
    expect(order()).toEqual(['a', 'g', 'b', 'c', 'd']);
  });

  test('are put in a group whose label is typed at once', async () => {
    wrapFields(editor, ['a', 'd'], 'group');
    await vi.waitFor(() =>
      expect(editor.state.editing).toEqual({
        on: 'field',
        id: pages()[0]?.properties[0]?.id,
        name: 'label',
      }),
    );
  });

  test('are required together, as far as they are questions', () => {
    setRequired(editor, ['a', 'g', 'd'], true);
    const required = Array.from(locatedFields(pages()), ({ field }) => field.is_required);
    expect(required).toEqual([true, undefined, undefined, undefined, true]);
    setRequired(editor, ['a', 'd'], false);
    expect(Array.from(locatedFields(pages()), ({ field }) => field.is_required)).not.toContain(
      true,
    );
  });
});
