import { buildCondition, buildRule } from '@form-builder/core/form/build-form.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildDocument, buildField, buildVariable } from '../document/build-document.ts';
import { changeField } from '../document/field-commands.ts';
import { findField, getField } from '../document/place.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import type { Editor } from '../editor/editor.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { askToDeleteField } from '../editor/field-actions.ts';
import { askToDeletePage } from '../editor/page-actions.ts';
import { askToRemoveOption } from './ask-to-remove-option.ts';
import { findUses } from './find-uses.ts';
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
const read = { id: 'read', short_id: 'x00read' };
const kinds = (version: EditedVersion) =>
  findUses(version, { parts: [read] }).map(({ kind, count }) => `${kind} ${count}`);

describe('the uses of what is removed', () => {
  test.each<[string, EditedVersion, string[]]>([
    [
      'rules, each of them',
      onPage(
        buildField('f', {
          logic: [
            buildRule(['show'], buildCondition('read', 'is_empty')),
            buildRule(['hide'], buildCondition('rows.read', 'is_empty')),
            buildRule(['hide'], buildCondition('other', 'is_empty')),
          ],
        }),
      ),
      ['rule 2'],
    ],
    [
      'a formula and a text',
      onPage(
        buildField('f', { label: '{{ {x00read} }}', custom_properties: { formula: '{x00read}' } }),
      ),
      ['formula 1', 'text 1'],
    ],
    [
      'a variable',
      {
        ...onPage(),
        variables: [buildVariable('v', { source: { type: 'formula', formula: '{x00read}*2' } })],
      },
      ['formula 1'],
    ],
    [
      'mails, integrations, destinations and tests, but not personas',
      {
        ...onPage(),
        settings: {
          'confirmation_mail.text': 'Dag {{ {x00read} }}',
          'integrations.list': [
            { outgoing: [{ source: { kind: 'answer', field: 'read' } }] },
            { outgoing: [] },
          ],
          'routing.destinations': [{ value: 'read' }],
          'tests.recorded': [{ answers: { read: 'x' } }, { answers: {} }],
          'preview.personas': [{ answers: { read: 'x' } }],
        } as never,
      },
      ['mail 1', 'integration 1', 'destination 1', 'test 1'],
    ],
    ['nothing', onPage(buildField('f', { label: 'x00read' })), []],
  ])('are %s', (_name, version, expected) => {
    expect(kinds(version)).toEqual(expected);
  });
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
      if (option) act(() => void askToRemoveOption(editor, field, option));
    };
    remove(1);
    expect(optionsNow()).toEqual([options[0]]);
    remove(0);
    screen.getByText(/Wordt nog gebruikt in 1 regel/);
    press('Toch verwijderen');
    expect(optionsNow()).toEqual([]);
  });
});
