import { beforeAll, beforeEach, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { buildField } from '../../document/build-document.ts';
import { getField } from '../../document/place.ts';
import type { Editor } from '../../editor/editor.ts';
import type { CanvasText } from './canvas-text.ts';
import { editText, goOnFrom, pasteInto, stopEditing } from './edit-text.ts';
import { accessOf } from './text-access.ts';

const options = [
  { id: 'o1', label: 'Keuze 1' },
  { id: 'o2', label: 'Keuze 2' },
];
const label: CanvasText = { on: 'field', id: 'a', name: 'label' };
const firstOption: CanvasText = { on: 'option', id: 'b', optionId: 'o1' };
const lastOption: CanvasText = { on: 'option', id: 'b', optionId: 'o2' };

let editor: Editor;
const page = () => editor.document().pages[0];
const labels = () => page()?.properties.map((field) => field.label);
const choices = () => getField(editor.document().pages, 'b').field.options?.map((one) => one.label);

beforeAll(prepareEditor);
beforeEach(() => {
  const properties = [
    buildField('a', { label: 'Naam' }),
    buildField('b', { type: 'select', label: 'Soort', options }),
  ];
  editor = renderEditor({ pages: [{ id: 'p1', title: 'Over u', properties }] }, null);
});

test('every text is read, stored in one step that can be undone, and selects what it belongs to', () => {
  const texts: readonly CanvasText[] = [
    { on: 'form' },
    { on: 'page', id: 'p1', name: 'title' },
    { on: 'page', id: 'p1', name: 'submit_button_label' },
    label,
    { on: 'field', id: 'a', name: 'hint' },
    firstOption,
  ];
  for (const text of texts) {
    const access = accessOf(text);
    const before = access.read(editor.document());
    editText(editor, text);
    expect(editor.state.selection).toEqual(access.selection);
    for (const typed of ['A', 'An', 'Anders']) access.change(editor, typed);
    expect(access.read(editor.document())).toBe('Anders');
    editor.undo();
    expect(access.read(editor.document())).toBe(before);
  }
});

test('a form keeps its title, and a text too long is not stored', () => {
  const title = accessOf({ on: 'form' });
  const before = title.read(editor.document());
  title.change(editor, ' ');
  accessOf(label).change(editor, 'x'.repeat(5000));
  expect(title.read(editor.document())).toBe(before);
  expect(labels()).toEqual(['Naam', 'Soort']);
});

test('Enter in a label adds the next field of the same type, whose label is typed next', () => {
  editText(editor, label);
  goOnFrom(editor, label);
  expect(page()?.properties.map(({ type }) => type)).toEqual(['text', 'text', 'select']);
  const added = page()?.properties[1];
  expect(editor.state.editing).toEqual({ on: 'field', id: added?.id, name: 'label' });
});

test('lines pasted into a label become fields', () => {
  expect(pasteInto(editor, label, 'Voornaam\n\nAchternaam\n')).toBe(true);
  expect(labels()).toEqual(['Voornaam', 'Achternaam', 'Soort']);
  expect(pasteInto(editor, label, 'Roepnaam')).toBe(false);
});

test('Enter in an option goes to the next one and adds one at the end, which goes when it stays empty', () => {
  editText(editor, firstOption);
  goOnFrom(editor, firstOption);
  expect(editor.state.editing).toEqual(lastOption);
  goOnFrom(editor, lastOption);
  expect(choices()).toEqual(['Keuze 1', 'Keuze 2', '']);
  stopEditing(editor);
  expect(choices()).toEqual(['Keuze 1', 'Keuze 2']);
});

test('lines pasted into an option replace the options that a field starts with', () => {
  expect(pasteInto(editor, firstOption, 'Noord\nZuid')).toBe(true);
  expect(choices()).toEqual(['Noord', 'Zuid']);
});
