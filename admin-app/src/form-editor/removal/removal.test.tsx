import { buildCondition, buildRule } from '@form-builder/core/form/build-form.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildDocument, buildField } from '../document/build-document.ts';
import { changeField } from '../document/field-commands.ts';
import { findField, getField } from '../document/place.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import type { Editor } from '../editor/editor.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { askToDeleteField, deleteField } from '../editor/field-actions.ts';
import { askToDeletePage } from '../editor/page-actions.ts';
import { askToRemoveOption } from './ask-to-remove-option.ts';
import { RemovalPanel } from './removal-panel.tsx';

function Panel() {
  const { removal } = useEditorState();
  return (
    <>
      <button type="button" data-hit="d">
        Veld d
      </button>
      {removal && <RemovalPanel removal={removal} />}
    </>
  );
}

beforeAll(prepareEditor);

const onPage = (...properties: EditedVersion['pages'][number]['properties']): EditedVersion => ({
  ...buildDocument(),
  pages: [{ id: 'page', title: 'Pagina', properties: [...properties] }],
});
describe('removing', () => {
  let editor: Editor;
  const panel = () => screen.queryByRole('region', { name: /verwijderen\?$/ });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('what nothing uses goes at once', () => {
    editor = renderEditor({}, <Panel />);
    act(() => askToDeleteField(editor, 'd'));
    expect(panel()).toBeNull();
    expect(findField(editor.document().pages, 'd')).toBeUndefined();
  });

  test('what is used first shows what will break, with jumps', () => {
    editor = renderEditor({}, <Panel />);
    act(() => askToDeleteField(editor, 'a'));
    const shown = within(panel() ?? document.body);
    expect(document.activeElement).toBe(shown.getByRole('heading'));
    shown.getByText(/Wordt nog gebruikt in 1 regel\. Dat werkt daarna niet meer goed\./);
    fireEvent.click(shown.getByRole('button', { name: 'Label c' }));
    expect(editor.state.selection).toEqual({ kind: 'field', id: 'c' });
    expect(getField(editor.document().pages, 'a').field.id).toBe('a');
    press('Toch verwijderen');
    expect(panel()).toBeNull();
    expect(findField(editor.document().pages, 'a')).toBeUndefined();
    act(() => editor.undo());
    expect(getField(editor.document().pages, 'a').field.id).toBe('a');
  });

  test('says so once nothing uses it any more', () => {
    editor = renderEditor({}, <Panel />);
    act(() => askToDeleteField(editor, 'a'));
    act(() => editor.perform(changeField('c', { logic: undefined }), { label: { id: 'x' } }));
    screen.getByText('Het wordt nergens meer gebruikt.');
    press('Verwijderen');
    expect(findField(editor.document().pages, 'a')).toBeUndefined();
  });

  test('is cancelled by Escape, and the focus goes back', () => {
    editor = renderEditor({}, <Panel />);
    const opener = screen.getByRole('button', { name: 'Veld d' });
    opener.focus();
    act(() => askToDeleteField(editor, 'a'));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(getField(editor.document().pages, 'a').field.id).toBe('a');
  });

  test('a second press of Delete confirms', () => {
    editor = renderEditor({}, <Panel />);
    act(() => askToDeleteField(editor, 'a'));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Delete' });
    expect(findField(editor.document().pages, 'a')).toBeUndefined();
  });

  test('a held Delete neither confirms nor deletes more', () => {
    editor = renderEditor({}, <Panel />);
    act(() => askToDeleteField(editor, 'a'));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Delete', repeat: true });
    expect(panel()).not.toBeNull();
    expect(getField(editor.document().pages, 'a').field.id).toBe('a');
  });

  test('shows the form as it is now, with what others added to it', () => {
    const inside = buildField('z');
    const group = buildField('g2', { type: 'group', label: 'Oud', children: [] });
    const reader = buildField('l', {
      logic: [
        buildRule(['show'], buildCondition('g2', 'is_empty')),
        buildRule(['show'], buildCondition('z', 'is_empty')),
      ],
    });
    editor = renderEditor({ pages: [...onPage(group, reader).pages] }, <Panel />);
    act(() => askToDeleteField(editor, 'g2'));
    screen.getByText(/gebruikt in 1 regel/);
    act(() =>
      editor.perform(changeField('g2', { label: 'Nieuw', children: [inside] }), {
        label: { id: 'x' },
      }),
    );
    screen.getByRole('region', { name: '“Nieuw” verwijderen?' });
    screen.getByText(/gebruikt in 2 regels/);
  });

  test('ends, with the focus back, when someone else removed it', () => {
    editor = renderEditor({}, <Panel />);
    const opener = screen.getByRole('button', { name: 'Veld d' });
    opener.focus();
    act(() => askToDeleteField(editor, 'a'));
    act(() => deleteField(editor, 'a'));
    expect(panel()).toBeNull();
    expect(editor.state.removal).toBeNull();
    expect(editor.state.notice?.text.message).toBe('Dit is al verwijderd.');
    expect(document.activeElement).toBe(opener);
  });

  test('ends when the version is locked', () => {
    editor = renderEditor({}, <Panel />);
    act(() => askToDeleteField(editor, 'a'));
    act(() => editor.lock());
    expect(panel()).toBeNull();
    expect(editor.state.removal).toBeNull();
    expect(getField(editor.document().pages, 'a').field.id).toBe('a');
  });

  test('a page shows what uses its fields, but not what is on it', () => {
    editor = renderEditor({}, <Panel />);
    act(() => askToDeletePage(editor, 'p1'));
    expect(panel()).toBeNull();
    expect(editor.document().pages.map(({ id }) => id)).toEqual(['p2']);
  });

  test('an option shows the rules that ask for it', () => {
    const options = [
      { id: 'ja', label: 'Ja' },
      { id: 'nee', label: 'Nee' },
    ];
    const choice = buildField('k', { type: 'select', options });
    const reader = buildField('l', {
      logic: [buildRule(['show'], buildCondition('k', 'equal', 'ja'))],
    });
    editor = renderEditor({ pages: [...onPage(choice, reader).pages] }, <Panel />);
    const optionsNow = () => getField(editor.document().pages, 'k').field.options;
    const remove = (index: number) => {
      const { field } = getField(editor.document().pages, 'k');
      const option = field.options?.[index];
      if (option) act(() => void askToRemoveOption(editor, field.id, option.id));
    };
    remove(1);
    expect(optionsNow()).toEqual([options[0]]);
    remove(0);
    screen.getByText(/Wordt nog gebruikt in 1 regel/);
    press('Toch verwijderen');
    expect(optionsNow()).toEqual([]);
  });
});
