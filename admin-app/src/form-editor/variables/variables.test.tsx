import { buildRule, buildCondition } from '@form-builder/core/form/build-form.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildField, buildVariable } from '../document/build-document.ts';
import type { Editor } from '../editor/editor.ts';
import { NoticeBar } from '../editor/notice-bar.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import { VariableList } from './variable-list.tsx';

const rate = buildVariable('rate', { label: 'Tarief', value_kind: 'number' });
const pages = [
  {
    id: 'p1',
    title: 'Gegevens',
    properties: [
      buildField('a', { label: 'Aantal', type: 'number' }),
      buildField('b', {
        label: 'Reden',
        logic: [buildRule(['show'], buildCondition('rate', 'greater_than', 5))],
      }),
      buildField('c', { type: 'formula', label: 'Bedrag', custom_properties: { formula: '' } }),
    ],
  },
];

const open = (variables = [rate]): Editor =>
  renderEditor(
    { pages, variables },
    <>
      <VariableList />
      <Inspector />
      <NoticeBar />
    </>,
  );
const choose = async (name: string, option: string) => {
  fireEvent.click(screen.getByRole('combobox', { name }));
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};
const select = (name: RegExp) =>
  fireEvent.click(screen.getByRole('button', { name, pressed: false }));

beforeAll(prepareEditor);
describe('the list of variables', () => {
  test('says what variables are for while there are none, and offers the first', () => {
    const editor = open([]);
    expect(screen.getByText(/Een variabele is een waarde die bezoekers niet zien/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Variabele toevoegen' }));
    expect(screen.queryByText(/Een variabele is een waarde/)).toBeNull();
    expect(editor.document().variables).toMatchObject([
      { label: 'Variabele 1', value_kind: 'text', source: { type: 'formula', formula: '' } },
    ]);
    expect(screen.getByLabelText(/^Naam/)).toHaveProperty('value', 'Variabele 1');
  });

  test('gives each new one a name and a short id of its own', () => {
    const editor = open();
    const add = () => fireEvent.click(screen.getByRole('button', { name: 'Variabele toevoegen' }));
    add();
    add();
    const { variables } = editor.document();
    expect(variables.map(({ label }) => label)).toEqual(['Tarief', 'Variabele 1', 'Variabele 2']);
    expect(new Set(variables.map((one) => one.short_id)).size).toBe(3);
  });

  test('deletes with the keyboard, asks when something reads it, and takes that back', () => {
    const editor = open();
    select(/Tarief/);
    fireEvent.keyDown(screen.getByRole('button', { name: /Tarief/, pressed: true }), {
      key: 'Delete',
    });
    expect(editor.state.removal?.key).toBe('rate');
    act(() => editor.state.removal?.run());
    expect(screen.getByText('“Tarief” is verwijderd.')).toBeTruthy();
    expect(editor.document().variables).toEqual([]);
    act(() => editor.undo());
    expect(editor.document().variables).toEqual([rate]);
    act(() => editor.redo());
    expect(editor.document().variables).toEqual([]);
  });
});

describe('a variable', () => {
  test('is renamed in one step to undo, and names what reads it', () => {
    const editor = open();
    select(/Tarief/);
    fireEvent.change(screen.getByLabelText(/^Naam/), { target: { value: 'Leges' } });
    fireEvent.change(screen.getByLabelText(/^Naam/), { target: { value: 'Leges 2026' } });
    expect(screen.getByRole('heading', { name: 'Leges 2026' })).toBeTruthy();
    act(() => editor.undo());
    expect(editor.document().variables[0]?.label).toBe('Tarief');
    fireEvent.click(screen.getByRole('button', { name: 'Reden' }));
    expect(editor.state.selection).toEqual({ kind: 'field', id: 'b' });
  });

  test('accepts a constant that fits its kind, and resets it with another kind', async () => {
    const editor = open();
    select(/Tarief/);
    fireEvent.change(screen.getByLabelText('Waarde'), { target: { value: '12,5' } });
    expect(editor.document().variables[0]?.source).toEqual({ type: 'constant', value: 12.5 });
    await choose('Soort waarde', 'Ja of nee');
    expect(editor.document().variables[0]).toMatchObject({
      value_kind: 'boolean',
      source: { type: 'constant', value: null },
    });
    await choose('Waarde', 'Ja');
    expect(editor.document().variables[0]?.source).toEqual({ type: 'constant', value: true });
  });

  test('takes another source with a kind of value that it can hold', async () => {
    const editor = open();
    select(/Tarief/);
    await choose('Waar de waarde vandaan komt', 'Datum van vandaag');
    expect(editor.document().variables[0]).toMatchObject({
      value_kind: 'date',
      source: { type: 'date' },
    });
  });

  test('takes a formula in which fields are put by name and read by name', async () => {
    const editor = open([buildVariable('sum', { source: { type: 'formula', formula: '' } }), rate]);
    select(/Variabele sum/);
    const box = await screen.findByRole('textbox', { name: 'Formule' });
    fireEvent.click(screen.getByRole('button', { name: 'Veld of variabele invoegen in Formule' }));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Aantal',
      'Reden',
      'Bedrag',
      'Tarief',
    ]);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Tarief' }));
    expect(editor.document().variables[0]?.source).toEqual({
      type: 'formula',
      formula: '{x00rate}',
    });
    expect(box.textContent).toContain('Tarief');
    expect(box.textContent).not.toContain('x00rate');
  });

  test('is offered by name to conditions', async () => {
    const editor = open();
    act(() => {
      editor.select({ kind: 'field', id: 'b' });
      editor.state.fieldTab = 'rules';
    });
    const target = await screen.findByRole('combobox', { name: 'Veld of variabele' });
    expect(target).toHaveProperty('value', 'Tarief');
    expect(screen.getByText(/Tonen als “Tarief” groter is dan 5/)).toBeTruthy();
  });
});

describe('a variable from outside', () => {
  const login = buildField('login', {
    type: 'auth',
    label: 'DigiD',
    custom_properties: { integration_id: 'digid' },
  });
  const address = buildField('adres', { type: 'bag', label: 'Uw adres' });
  const openWith = (source: Variable['source']) => {
    const editor = renderEditor(
      {
        pages: [{ id: 'p1', title: '', properties: [login, address] }],
        variables: [buildVariable('given', { source })],
      },
      <Inspector />,
    );
    act(() => editor.select({ kind: 'variable', id: 'given' }));
    return () => editor.document().variables[0]?.source;
  };

  test('of a login is picked by its question, with a claim of any name', async () => {
    const source = openWith({ type: 'login', provider: '', claim: 'name' });
    await choose('Inlogveld', 'DigiD');
    await choose('Gegeven', 'BSN of KVK-nummer');
    expect(source()).toEqual({ type: 'login', provider: 'digid', claim: 'identifier' });
    await choose('Gegeven', 'Een ander gegeven');
    fireEvent.change(screen.getByLabelText(/^Naam van het gegeven/), {
      target: { value: 'woonplaats' },
    });
    expect(source()).toEqual({ type: 'login', provider: 'digid', claim: 'woonplaats' });
  });

  test('of a look-up is picked by its field, which then names the variable', async () => {
    const source = openWith({ type: 'look_up', field: '', member: 'street' });
    await choose('Veld', 'Uw adres');
    expect(source()).toEqual({ type: 'look_up', field: 'adres', member: 'street' });
  });

  test('of the address has a name that the product and the law allow', () => {
    openWith({ type: 'query', name: 'bsn' });
    expect(screen.getByText('Deze naam kan niet. Kies een andere naam.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Naam van de waarde/), { target: { value: 'wijk' } });
    expect(screen.queryByText('Deze naam kan niet. Kies een andere naam.')).toBeNull();
  });
});
