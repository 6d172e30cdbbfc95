import { act, fireEvent, screen, within } from '@testing-library/react';
import { buildField } from '@form-builder/core/form/build-form.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import type { Editor } from '../editor/editor.ts';
import { FindPanel } from './find-panel.tsx';

let editor: Editor;

beforeAll(prepareEditor);
beforeEach(() => {
  const fields = ['Adres', 'Tweede adres', 'Naam'].map((label, index) =>
    buildField('text', `f${String(index)}`, { label }),
  );
  const pages = [{ id: 'page', title: 'Een', properties: fields }];
  editor = renderEditor({ title: 'Melding', pages }, <FindPanel />);
});

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rows = () =>
  within(screen.getByRole('list', { name: 'Gevonden teksten' })).getAllByRole('button');
const labels = () => editor.document().pages[0]?.properties.map(({ label }) => label);

test('lists the hits with their place, and shows the chosen one in the form', () => {
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Zoeken naar' }));
  type('Zoeken naar', 'adres');
  expect(screen.getByRole('status').textContent).toBe('2 gevonden');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Adres · .+Adres$/),
    expect.stringMatching(/^Tweede adres · .+Tweede adres$/),
  ]);
  fireEvent.click(rows()[1] ?? expect.fail());
  expect(editor.state.selection).toEqual({ kind: 'field', id: 'f1' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hoofdlettergevoelig' }));
  expect(screen.getByRole('status').textContent).toBe('1 gevonden');
  type('Zoeken naar', 'nergens');
  expect(screen.getByRole('status').textContent).toBe('Niets gevonden');
});

test('replaces one by one, and goes on to the next hit', () => {
  type('Zoeken naar', 'adres');
  type('Vervangen door', 'woonadres');
  press('Deze vervangen');
  expect(labels()).toEqual(['woonadres', 'Tweede adres', 'Naam']);
  expect(editor.state.selection).toEqual({ kind: 'field', id: 'f1' });
  press('Deze vervangen');
  expect(labels()).toEqual(['woonadres', 'Tweede woonadres', 'Naam']);
});

test('replaces all in one undo step', () => {
  type('Zoeken naar', 'adres');
  type('Vervangen door', 'plek');
  press('Alles vervangen');
  expect(labels()).toEqual(['plek', 'Tweede plek', 'Naam']);
  expect(editor.state.history.past).toHaveLength(1);
  act(() => editor.undo());
  expect(labels()).toEqual(['Adres', 'Tweede adres', 'Naam']);
  press('Alles vervangen');
  press('Alles vervangen');
  expect(editor.state.history.past).toHaveLength(1);
});

test('Enter goes to the next hit, Escape closes', () => {
  type('Zoeken naar', 'adres');
  const input = screen.getByRole('textbox', { name: 'Zoeken naar' });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(editor.state.selection).toEqual({ kind: 'field', id: 'f0' });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(editor.state.selection).toEqual({ kind: 'field', id: 'f1' });
  fireEvent.keyDown(input, { key: 'Enter', shiftKey: true });
  expect(editor.state.selection).toEqual({ kind: 'field', id: 'f0' });
  editor.state.isFinding = true;
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(editor.state.isFinding).toBe(false);
});
