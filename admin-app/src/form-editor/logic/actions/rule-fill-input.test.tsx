import { buildRule } from '@form-builder/core/form/build-form.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Action } from '@form-builder/core/logic/logic-rule.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { buildField, buildVariable } from '../../document/build-document.ts';
import { getField } from '../../document/place.ts';
import type { Editor } from '../../editor/editor.ts';
import { Inspector } from '../../inspector/inspector.tsx';

const options = [
  { id: 'o1', label: 'Rood' },
  { id: 'o2', label: 'Blauw' },
];
const hiddenPage = { id: 'p2', title: 'Twee', logic: [buildRule(['show'])], properties: [] };
const rate = buildVariable('rate', { label: 'Tarief' });

function open(type: Field['type'], actions: readonly Action[] = []): Editor {
  const logic = [buildRule(actions)];
  // A test uses a type with the settings that it needs.
  const field = { ...buildField('a'), type, label: 'Veld a', options, logic } as Field;
  const page = { id: 'p1', title: 'Een', properties: [field, buildField('b')] };
  const editor = renderEditor({ pages: [page, hiddenPage], variables: [rate] }, <Inspector />);
  act(() => {
    editor.state.fieldTab = 'rules';
    editor.select({ kind: 'field', id: 'a' });
  });
  return editor;
}
const actionsOf = (editor: Editor) =>
  getField(editor.document().pages, 'a').field.logic?.[0]?.actions;
const rule = () => within(screen.getByRole('region', { name: 'Regel 1' }));
const fill = () => rule().getByRole('combobox', { name: 'Vul in met' });
const choose = async (box: HTMLElement, option: string) => {
  fireEvent.click(box);
  const found = await screen.findAllByRole('option', { name: option, hidden: true });
  // The document also contains the hidden lists of other inputs.
  const last = found.at(-1);
  if (last) fireEvent.click(last);
};

beforeAll(prepareEditor);
describe('what a rule fills in', () => {
  test('is a value as the field takes it, at first only where it is empty', async () => {
    const editor = open('number');
    await choose(fill(), 'Een vaste waarde');
    fireEvent.change(rule().getByLabelText('Waarde', { selector: 'input[inputmode]' }), {
      target: { value: '12' },
    });
    expect(actionsOf(editor)).toEqual([{ type: 'set_value', value: 12, when: 'empty' }]);
    expect(rule().getByText(/Een leeg veld invullen met 12/)).toBeTruthy();
    await choose(
      rule().getByRole('combobox', { name: 'Wanneer invullen' }),
      'Altijd: de bezoeker kan het niet wijzigen',
    );
    expect(actionsOf(editor)).toEqual([{ type: 'set_value', value: 12, when: 'always' }]);
    act(() => editor.undo());
    act(() => editor.undo());
    expect(actionsOf(editor)).toEqual([]);
  });

  test('is picked from the options of the field, several where it takes several', async () => {
    const one = open('select', [{ type: 'set_value', value: null, when: 'empty' }]);
    await choose(rule().getByRole('combobox', { name: 'Waarde' }), 'Blauw');
    expect(actionsOf(one)).toEqual([{ type: 'set_value', value: 'o2', when: 'empty' }]);
    expect(rule().getByText(/invullen met “Blauw”/)).toBeTruthy();
    cleanup();
    const several = open('checklist', [{ type: 'set_value', value: ['o1'], when: 'empty' }]);
    await choose(rule().getByRole('combobox', { name: 'Waarden' }), 'Blauw');
    expect(actionsOf(several)).toEqual([{ type: 'set_value', value: ['o1', 'o2'], when: 'empty' }]);
  });

  test('is the outcome of a formula that reads variables by name', async () => {
    const editor = open('text', ['required']);
    await choose(fill(), 'De uitkomst van een formule');
    await rule().findByRole('textbox', { name: 'Formule' });
    fireEvent.click(rule().getByRole('button', { name: 'Veld of variabele invoegen in Formule' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Tarief' }));
    expect(actionsOf(editor)).toEqual([
      'required',
      { type: 'set_value', value: { formula: '{x00rate}' }, when: 'empty' },
    ]);
    act(() => editor.select({ kind: 'variable', id: 'rate' }));
    expect(screen.getByText('Wordt gebruikt in')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Veld a' })).toBeTruthy();
  });

  test('can be nothing again, and says when a value does not fit', () => {
    const editor = open('select', [{ type: 'set_value', value: 'gone', when: 'always' }]);
    expect(rule().getByText('Deze waarde past niet bij het veld.')).toBeTruthy();
    fireEvent.click(rule().getByLabelText('Niets invullen'));
    expect(actionsOf(editor)).toEqual([]);
  });

  test('is not offered for fields that nobody can fill in, nor for pages', () => {
    const editor = open('formula');
    expect(rule().queryByRole('combobox', { name: 'Vul in met' })).toBeNull();
    act(() => editor.select({ kind: 'page', id: 'p2' }));
    expect(rule().queryByRole('combobox', { name: 'Vul in met' })).toBeNull();
  });
});
