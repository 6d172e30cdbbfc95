import {
  acceptCompletion,
  currentCompletions,
  setSelectedCompletion,
  startCompletion,
} from '@codemirror/autocomplete';
import { StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { ref } from 'valtio';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildField } from '../document/build-document.ts';
import { getField } from '../document/place.ts';
import { Inspector } from '../inspector/inspector.tsx';

const pages = [
  {
    id: 'p1',
    title: 'Gegevens',
    properties: [
      buildField('a', { label: 'Aantal kinderen', type: 'number' }),
      buildField('k', {
        label: 'Wat verkoopt u?',
        type: 'select',
        options: [
          { id: 'o1', label: 'Bloemen' },
          { id: 'o2', label: 'Anders' },
        ],
      }),
      buildField('n', { label: 'Naam' }),
      buildField('m', {
        label: 'Medewerkers',
        type: 'input-collection',
        children: [buildField('d', { label: 'Aantal dagen', type: 'number' })],
      }),
      buildField('c', { type: 'formula', label: 'Bedrag', custom_properties: { formula: '' } }),
    ],
  },
];

async function open(formula = '') {
  const [page] = pages;
  const computed = buildField('c', { type: 'formula', custom_properties: { formula } });
  const properties = page?.properties.map((field) => (field.id === 'c' ? computed : field)) ?? [];
  const editor = renderEditor({ pages: [{ id: 'p1', title: '', properties }] }, <Inspector />);
  act(() => editor.select({ kind: 'field', id: 'c' }));
  const box = await screen.findByRole('textbox', { name: 'Formule' });
  const view = EditorView.findFromDOM(box);
  if (!view) throw new Error('The box is no editor');
  const type = (text: string) =>
    act(() => view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type' }));
  const stored = () => getField(editor.document().pages, 'c').field.custom_properties;
  return { editor, box, view, type, stored };
}

beforeAll(prepareEditor);
describe('the editor of a formula', () => {
  test('shows fields by their labels and stores their short ids', async () => {
    const { box, type, stored } = await open();
    type('{Aantal kinderen');
    expect(stored()).toEqual({ formula: '{Aantal kinderen' });
    type('} * 2');
    expect(stored()).toEqual({ formula: '{x00a} * 2' });
    expect(box.textContent).toBe('Aantal kinderen * 2');
  });

  test('says in words what is wrong, and marks it', async () => {
    const { box, type } = await open();
    type('2 + ');
    expect(await screen.findByText('De formule is nog niet af.')).toBeTruthy();
    expect(box.querySelectorAll('[class*="fault"]')).toHaveLength(1);
    type('{weg}');
    expect(await screen.findByText(/Dit veld bestaat niet meer/)).toBeTruthy();
    expect(box.textContent).toContain('Onbekend veld: weg');
  });

  test('says what is wrong once', async () => {
    await open('{x00a} {x00a}');
    expect(await screen.findByText(/Dit past hier niet/, { selector: 'p' })).toBeTruthy();
    expect(screen.queryByText(/klopt niet vanaf plaats/)).toBeNull();
  });

  test('names a value of the wrong kind by its label, also to a screen reader, with a way out', async () => {
    await open('{x00m.x00d} * 25');
    const text =
      'Hier hoort een getal; “Medewerkers › Aantal dagen” is een lijst. Tel op met SOM(…).';
    expect(await screen.findByText(text, { selector: 'p' })).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
  });

  test('warns of arithmetic with free text, and still works it out', async () => {
    await open('{x00n} * 2');
    expect(
      await screen.findByText(/Let op: “Naam”: Dit is een tekstveld/, { selector: 'p' }),
    ).toBeTruthy();
    expect(screen.getByText(/Geeft een getal/)).toBeTruthy();
  });

  test('replaces the label of an option by the option, which it shows by its label', async () => {
    const { box, stored } = await open('ALS({x00k} = "Anders"; 10; 20)');
    const fault = /“Anders”: Dit is de tekst van een keuze/;
    expect(await screen.findByText(fault, { selector: 'p' })).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'De keuze zelf vergelijken' }).click());
    expect(stored()).toEqual({ formula: 'ALS({x00k} = "o2"; 10; 20)' });
    expect(box.textContent).toBe('ALS(Wat verkoopt u? = Anders; 10; 20)');
    expect(screen.queryByText(fault, { selector: 'p' })).toBeNull();
  });

  test.each([
    ['ALS({x00k} =', 'Anders', 'ALS({x00k} ="o2"'],
    ['ALS({x00k} = "an', 'Anders', 'ALS({x00k} = "o2"'],
    ['SOM(Aan', 'Medewerkers › Aantal dagen', 'SOM({x00m.x00d}'],
    ['2 * Aantal k', 'Aantal kinderen', '2 * {x00a}'],
    ['SOM(aantal d', 'Medewerkers › Aantal dagen', 'SOM({x00m.x00d}'],
  ])('offers after %s what belongs there', async (typed, chosen, becomes) => {
    const { view, type, stored } = await open();
    type(typed);
    act(() => void startCompletion(view));
    await waitFor(() => expect(currentCompletions(view.state)).not.toEqual([]));
    const index = currentCompletions(view.state).findIndex(({ label }) => label === chosen);
    expect(currentCompletions(view.state).slice(0, 2)).toContainEqual(
      expect.objectContaining({ label: chosen }),
    );
    act(() => view.dispatch({ effects: setSelectedCompletion(index) }));
    // A list that has just opened accepts nothing yet.
    await waitFor(() => act(() => expect(acceptCompletion(view)).toBe(true)));
    expect(stored()).toEqual({ formula: becomes });
  });

  test('says what it gives, and works it out with the answers of the try-out', async () => {
    const { editor, type } = await open('{x00a} * ');
    type('2.5');
    expect(await screen.findByText(/Geeft een getal. Uitkomst zonder antwoorden/)).toBeTruthy();
    act(() => void (editor.state.sample = ref({ answers: { a: 3 } })));
    expect(await screen.findByText(/antwoorden bij Uitproberen: 7,5/)).toBeTruthy();
  });

  test('shows what the function around the caret wants', async () => {
    const { view, type } = await open();
    act(() => view.focus());
    type('als(1 > 2; ');
    const wanted = await screen.findByText('dan');
    expect(wanted.tagName).toBe('STRONG');
    expect(wanted.parentElement?.textContent).toContain('ALS(voorwaarde; dan; anders?)');
  });

  test('does not move what is below it when it loses the focus', async () => {
    const { box, view, type } = await open();
    act(() => view.focus());
    type('als(');
    await screen.findByText('voorwaarde');
    const lost = new Promise((resolve) => {
      view.dispatch({
        effects: StateEffect.appendConfig.of(
          EditorView.updateListener.of(({ focusChanged }) => focusChanged && resolve(undefined)),
        ),
      });
    });
    await act(async () => {
      box.blur();
      await lost;
    });
    expect(view.hasFocus).toBe(false);
    expect(screen.getByText('voorwaarde')).toBeTruthy();
  });

  test('is undone with the rest of the form, as one step', async () => {
    const { editor, box, type, stored } = await open('1');
    type(' + 2');
    type(' + 3');
    expect(stored()).toEqual({ formula: '1 + 2 + 3' });
    act(() => editor.undo());
    expect(stored()).toEqual({ formula: '1' });
    expect(box.textContent).toBe('1');
    act(() => editor.redo());
    expect(box.textContent).toBe('1 + 2 + 3');
  });
});
