import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildField } from '../document/build-document.ts';
import { changeField } from '../document/field-commands.ts';
import { Inspector } from './inspector.tsx';

beforeAll(prepareEditor);

test('the settings are not behind the rules, where they would take the focus', async () => {
  const editor = renderEditor(
    { pages: [{ id: 'p1', title: '', properties: [buildField('a')] }] },
    <Inspector />,
  );
  act(() => editor.select({ kind: 'field', id: 'a' }));
  await screen.findByLabelText('Label');
  act(() => void (editor.state.fieldTab = 'rules'));
  await screen.findByRole('button', { name: 'Regel toevoegen' });
  expect(screen.queryByLabelText('Label')).toBeNull();
});

test('what cannot be stored is kept with its reason while its section is closed, until the setting changes', async () => {
  const fields = [buildField('a', { width: 6 }), buildField('b')];
  const editor = renderEditor(
    { pages: [{ id: 'p1', title: '', properties: fields }] },
    <Inspector />,
  );
  const select = (id: string) => act(() => editor.select({ kind: 'field', id }));
  const width = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Breedte/ });
  const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'Weergave' }));
  select('a');
  fireEvent.change(await width(), { target: { value: '40' } });
  expect(screen.getByText('Kies een getal van 12 of lager.')).toBeTruthy();
  toggle();
  await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: /Breedte/ })).toBeNull());
  toggle();
  expect((await width()).value).toBe('40');
  expect(screen.getByText('Kies een getal van 12 of lager.')).toBeTruthy();
  select('b');
  expect((await width()).value).toBe('');
  select('a');
  expect((await width()).value).toBe('40');
  expect(editor.document().pages[0]?.properties[0]?.width).toBe(6);
  act(() => editor.perform(changeField('a', { width: 3 }), { label: { id: 'x', message: 'x' } }));
  expect((await width()).value).toBe('3');
});
