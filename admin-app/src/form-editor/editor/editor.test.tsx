import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { msg } from '@lingui/core/macro';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildDocument } from '../document/build-document.ts';
import { changeField } from '../document/field-commands.ts';
import { getField } from '../document/place.ts';
import { Inspector } from '../inspector/inspector.tsx';
import { LeftPanel } from '../layout/left-panel.tsx';
import { PageTree } from '../page-tree/page-tree.tsx';
import { Palette } from '../palette/palette.tsx';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import type { Editor } from './editor.ts';
import { NoticeBar } from './notice-bar.tsx';

let editor: Editor;

/** Renders both at once, although they are tabs of one panel on the screen. */
const paletteAndTree = (
  <>
    <Palette />
    <PageTree />
  </>
);

function open(more: Partial<Version> = {}, left = paletteAndTree): void {
  editor = renderEditor(
    more,
    <>
      {left}
      <Inspector />
      <NoticeBar />
    </>,
  );
}

const tree = () => screen.getByRole('tree');
const treeItem = (name: string) => within(tree()).getByRole('treeitem', { name });
const names = () =>
  within(tree())
    .getAllByRole('treeitem')
    .map((item) => item.getAttribute('aria-label'));

beforeAll(prepareEditor);
beforeEach(() => open());
describe('palette', () => {
  test('pressing a type adds a field after the selected one and selects it', () => {
    fireEvent.click(treeItem('Label a'));
    fireEvent.click(screen.getByRole('button', { name: /^Getal/ }));
    expect(names().slice(0, 4)).toEqual(['Een', 'Label a', 'Aantal', 'Label g']);
    expect(treeItem('Aantal').getAttribute('aria-selected')).toBe('true');
  });

  test('a new field is named at once, Enter adds the next, and pasted lines become fields', async () => {
    const label = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Label' });
    const isSelected = () =>
      vi.waitFor(() => {
        expect(document.activeElement).toBe(label());
        expect(label().selectionEnd).toBe(label().value.length);
      });
    fireEvent.click(treeItem('Label a'));
    fireEvent.click(screen.getByRole('button', { name: /^Getal/ }));
    await isSelected();
    fireEvent.change(label(), { target: { value: 'Aantal dagen' } });
    fireEvent.keyDown(label(), { key: 'Enter' });
    await isSelected();
    const clipboardData = { getData: () => 'Aantal uren\r\n\r\n Aantal minuten \n' };
    fireEvent.paste(label(), { clipboardData });
    expect(names().slice(2, 5)).toEqual(['Aantal dagen', 'Aantal uren', 'Aantal minuten']);
  });

  test('the search finds other words, adds on Enter, and leads to the types by arrow', () => {
    const search = screen.getByRole('searchbox', { name: 'Zoek een soort veld' });
    fireEvent.change(search, { target: { value: 'dropdown' } });
    search.focus();
    fireEvent.keyDown(search, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toContain('Eén keuze');
    fireEvent.keyDown(document.activeElement ?? search, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(search);
    fireEvent.keyDown(search, { key: 'Enter' });
    const { selection } = editor.state;
    const id = selection.kind === 'field' ? selection.id : '';
    expect(getField(editor.document().pages, id).field.type).toBe('select');
  });

  test('a new field with choices starts with two', () => {
    fireEvent.click(screen.getByRole('button', { name: /^Eén keuze/ }));
    const { selection } = editor.state;
    const id = selection.kind === 'field' ? selection.id : '';
    expect(getField(editor.document().pages, id).field.options).toHaveLength(2);
  });
});

describe('page tree', () => {
  test('arrow keys move the focus and select', () => {
    fireEvent.click(treeItem('Een'));
    fireEvent.keyDown(treeItem('Een'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(treeItem('Label a'));
    expect(editor.state.selection).toEqual({ kind: 'field', id: 'a' });
  });

  test('Alt with an arrow moves, Delete removes, and both can be undone', () => {
    fireEvent.click(treeItem('Label a'));
    fireEvent.keyDown(treeItem('Label a'), { key: 'ArrowDown', altKey: true });
    expect(names().slice(1, 3)).toEqual(['Label g', 'Label b']);
    expect(screen.getByText(/Verplaatst naar plaats 2 van 2/)).toBeTruthy();
    act(() => editor.perform(changeField('c', { logic: undefined }), { label: { id: 'x' } }));
    fireEvent.keyDown(treeItem('Label a'), { key: 'Delete' });
    expect(within(tree()).queryByRole('treeitem', { name: 'Label a' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(treeItem('Label a')).toBeTruthy();
    editor.undo();
    editor.undo();
    expect(editor.document()).toEqual(buildDocument());
  });

  test('a field that rules read is not deleted before the designer confirms', () => {
    fireEvent.click(treeItem('Label a'));
    fireEvent.keyDown(treeItem('Label a'), { key: 'Delete' });
    expect(editor.state.removal?.key).toBe('a');
    expect(treeItem('Label a')).toBeTruthy();
  });

  test('says once that nothing is left to undo, and not what the last undo said', () => {
    act(() => editor.undo());
    const said = editor.state.notice;
    expect(screen.getByRole('status').textContent).toBe('Er is niets meer om ongedaan te maken.');
    act(() => editor.undo());
    expect(editor.state.notice).toBe(said);
    act(() => editor.redo());
    expect(screen.getByRole('status').textContent).toBe('Er is niets meer om opnieuw te doen.');
  });

  test('a held Delete deletes once', () => {
    fireEvent.click(treeItem('Label d'));
    fireEvent.keyDown(treeItem('Label d'), { key: 'Delete', repeat: true });
    expect(treeItem('Label d')).toBeTruthy();
  });

  test('F2 renames in place', () => {
    fireEvent.click(treeItem('Label d'));
    fireEvent.keyDown(treeItem('Label d'), { key: 'F2' });
    const input = screen.getByRole('textbox', { name: 'Nieuwe naam' });
    fireEvent.change(input, { target: { value: 'Anders' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(treeItem('Anders')).toBeTruthy();
  });
});

describe('inspector', () => {
  test('draws the settings of a section only while it is open', async () => {
    fireEvent.click(treeItem('Label a'));
    expect(screen.queryByLabelText('Patroon')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Controle' }));
    expect(await screen.findByLabelText('Patroon')).toBeTruthy();
  });

  test('shows the settings of the selected field and changes them', () => {
    fireEvent.click(treeItem('Label a'));
    const label = screen.getByRole('textbox', { name: 'Label' });
    fireEvent.change(label, { target: { value: 'Uw naam' } });
    expect(treeItem('Uw naam')).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: 'Verplicht' }));
    expect(getField(editor.document().pages, 'a').field.is_required).toBe(true);
  });

  test('keeps a value that cannot be stored in sight, with the reason, and out of the form', () => {
    fireEvent.click(treeItem('Label a'));
    const width = screen.getByRole('textbox', { name: 'Breedte' });
    fireEvent.change(width, { target: { value: '40' } });
    expect(screen.getByText('Kies een getal van 12 of lager.')).toBeTruthy();
    expect(getField(editor.document().pages, 'a').field.width).toBeUndefined();
  });

  test('shows a rule as a sentence and gives a new one an empty condition', () => {
    fireEvent.click(treeItem('Label c'));
    fireEvent.click(screen.getByRole('tab', { name: /Regels/ }));
    expect(
      screen.getByText('Tonen als “Label b” gelijk is aan “x” en “Label a” leeg is'),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Regel toevoegen' }));
    const rules = getField(editor.document().pages, 'c').field.logic;
    expect(rules?.[1]?.condition_group.children).toMatchObject([
      { target: null, condition_operator: 'contains' },
    ]);
  });

  const ruleOf = (id: string) => getField(editor.document().pages, id).field.logic?.[0];

  test('lets a rule apply to other fields that it does not look at', () => {
    fireEvent.click(treeItem('Label c'));
    fireEvent.click(screen.getByRole('tab', { name: /Regels/ }));
    const input = screen.getByRole('combobox', { name: "Ook voor deze velden en pagina's" });
    fireEvent.click(input);
    const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
    if (!list) throw new Error('The fields are not listed');
    expect(within(list).queryByText('Label b')).toBeNull();
    fireEvent.click(within(list).getByText('Label d'));
    expect(ruleOf('c')?.targets).toEqual(['d']);
  });

  test('draws a rule at each of its fields, where it can be changed and taken off', () => {
    const rule = ruleOf('c');
    if (!rule) throw new Error('Field c has no rule');
    const logic = [{ ...rule, targets: ['d'] }];
    act(() => editor.perform(changeField('c', { logic }), { label: msg`regels wijzigen` }));
    fireEvent.click(treeItem('Label d'));
    fireEvent.click(screen.getByRole('tab', { name: /Regels/ }));
    expect(screen.getByText(/Deze regel staat bij/).textContent).toContain('Label c');
    fireEvent.click(screen.getByLabelText('Verplicht maken'));
    expect(ruleOf('c')?.actions).toEqual(['show', 'required']);
    fireEvent.click(screen.getByLabelText('Regel 1 verwijderen'));
    expect(ruleOf('c')).toMatchObject({ id: 'rule' });
    expect(ruleOf('c')).not.toHaveProperty('targets');
    expect(screen.queryByText(/Deze regel staat bij/)).toBeNull();
  });

  test('hides a field with its first rule, in one step, and offers to show it once no rule does', () => {
    const field = () => getField(editor.document().pages, 'd').field;
    fireEvent.click(treeItem('Label d'));
    fireEvent.click(screen.getByRole('tab', { name: /Regels/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Regel toevoegen' }));
    expect(field().is_hidden).toBe(true);
    expect(screen.getByText('“Label d” is nu verborgen, tot een regel het toont.')).toBeTruthy();
    act(() => editor.undo());
    expect(editor.document()).toEqual(buildDocument());
    act(() => editor.redo());
    fireEvent.click(screen.getByLabelText('Regel 1 verwijderen'));
    expect(screen.getByText('Geen regel toont “Label d” nog. Het blijft verborgen.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Altijd tonen' }));
    expect(field()).toEqual(getField(buildDocument().pages, 'd').field);
  });

  test('lists whose rules look at the field', () => {
    fireEvent.click(treeItem('Label a'));
    fireEvent.click(screen.getByRole('tab', { name: /Regels/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Label c' }));
    expect(editor.state.selection).toEqual({ kind: 'field', id: 'c' });
  });
});

describe('typing', () => {
  test('reports unsaved work once, not for every letter', () => {
    fireEvent.click(treeItem('Label a'));
    const label = screen.getByRole('textbox', { name: 'Label' });
    fireEvent.change(label, { target: { value: 'U' } });
    const { save } = editor.state;
    fireEvent.change(label, { target: { value: 'Uw' } });
    expect(save.status).toBe('unsaved');
    expect(editor.state.save).toBe(save);
  });
});

describe('a version that is locked while it is open', () => {
  test('can at once no longer be changed', () => {
    fireEvent.click(treeItem('Label a'));
    act(() => editor.lock());
    expect(screen.getByRole('button', { name: /^Getal/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('textbox', { name: 'Label' })).toHaveProperty('readOnly', true);
    expect(screen.queryByRole('button', { name: 'Pagina toevoegen' })).toBeNull();
  });
});

describe('the menu of what is selected', () => {
  test('can be reached with the Tab key', () => {
    fireEvent.click(treeItem('Label d'));
    const menus = screen.getAllByRole('button', { name: 'Acties voor Label d' });
    expect(menus.map(({ tabIndex }) => tabIndex)).toContain(0);
  });
});

describe('a locked version', () => {
  test('can be read but not changed', () => {
    cleanup();
    open({ is_editable: false });
    fireEvent.click(treeItem('Label a'));
    fireEvent.keyDown(treeItem('Label a'), { key: 'Delete' });
    expect(editor.document()).toEqual(buildDocument());
    expect(screen.getByRole('button', { name: /^Getal/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('textbox', { name: 'Label' })).toHaveProperty('readOnly', true);
  });
});

describe('the left panel', () => {
  const search = () => screen.queryByRole('searchbox', { name: 'Zoek een soort veld' });

  test('begins with the fields to place', () => {
    cleanup();
    open({}, <LeftPanel />);
    expect(search()).not.toBeNull();
    expect(screen.queryByRole('tree')).toBeNull();
  });

  test('shows only the tree when the version cannot be changed', () => {
    cleanup();
    open({ is_editable: false }, <LeftPanel />);
    expect(search()).toBeNull();
    expect(tree()).toBeTruthy();
  });
});

describe('copies', () => {
  test('Ctrl D puts a copy after the field, with ids of its own', () => {
    fireEvent.click(treeItem('Label g'));
    fireEvent.keyDown(treeItem('Label g'), { key: 'd', ctrlKey: true });
    expect(names().filter((name) => name === 'Label b')).toHaveLength(2);
    const ids = new Set(
      within(tree())
        .getAllByRole('treeitem')
        .map((item) => item.dataset['row']),
    );
    expect(ids.size).toBe(names().length);
  });
});
