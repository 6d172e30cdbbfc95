import type { VersionRemark } from '@form-builder/core/contract/staff/forms/version-remarks.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { msg } from '@lingui/core/macro';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { use } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { FieldMarks } from '../canvas/field-marks.tsx';
import { buildField } from '../document/build-document.ts';
import { changeField } from '../document/field-commands.ts';
import type { Editor } from '../editor/editor.ts';
import { PageTree } from '../page-tree/page-tree.tsx';
import { RemarksButton } from './remarks-button.tsx';
import { RemarksContext } from './remarks-context.ts';
import { RemarksProvider } from './remarks-provider.tsx';

const remark = (more: Partial<VersionRemark> = {}): VersionRemark => ({
  id: 'r1',
  change: { key: 'setting_changed fieldId=a name=required', text: '“Naam” is verplicht.' },
  text: 'Is dit nodig?',
  author: 'Bo Beoordelaar',
  created_at: '2026-11-20T09:00:00.000Z',
  resolved: null,
  replies: [
    { id: 'p1', text: 'Ja hoor.', author: 'Di Designer', created_at: '2026-11-20T10:00:00.000Z' },
  ],
  ...more,
});
const gone = remark({
  id: 'r2',
  change: { key: 'field_removed fieldId=gone', text: 'Veld “Fax” verwijderd.' },
  text: 'Goed.',
  resolved: { by: 'Di Designer', at: '2026-11-20T11:00:00.000Z' },
});

const pages = [
  { id: 'p', title: 'Gegevens', properties: [buildField('a', { label: 'Naam', type: 'text' })] },
];

const values: unknown[] = [];
function ContextValues() {
  values.push(use(RemarksContext));
  return null;
}

// The app's own client: a change of remarks invalidates its queries.
const shown = (
  <QueryClientProvider client={queryClient}>
    <RemarksProvider versionId="v1">
      <RemarksButton versionId="v1" />
      <FieldMarks fieldId="a" hasRules={false} isHidden={false} />
      <PageTree />
      <ContextValues />
    </RemarksProvider>
  </QueryClientProvider>
);

function show(...remarks: VersionRemark[]) {
  const list = vi.spyOn(api, 'listVersionRemarks').mockResolvedValue({ data: remarks });
  const editor = renderEditor(
    { pages },
    <RouterProvider router={createMemoryRouter([{ path: '*', element: shown }])} />,
  );
  return { editor, list };
}

beforeAll(prepareEditor);
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  values.length = 0;
});

test('marks the fields with open remarks on the canvas and in the outline', async () => {
  show(remark(), gone);
  expect(await screen.findByText('1 opmerking')).toBeTruthy();
  const row = screen.getByRole('treeitem', { name: 'Naam' });
  expect(within(row).getByRole('img', { name: '1 open opmerking' })).toBeTruthy();
});

test('lists the open remarks with their replies, and goes to the field', async () => {
  const { editor } = show(remark(), gone);
  fireEvent.click(await screen.findByRole('button', { name: '1 open opmerking' }));
  const list = await screen.findByRole('list', { name: 'Opmerkingen' });
  expect(within(list).getByText('Is dit nodig?')).toBeTruthy();
  expect(within(list).getByText('Ja hoor.')).toBeTruthy();
  expect(within(list).queryByText('Goed.')).toBeNull();
  fireEvent.click(within(list).getByRole('button', { name: 'Naam' }));
  expect(editor.state.selection).toEqual({ kind: 'field', id: 'a' });
});

test('the resolved ones are apart; one about what is gone has no link', async () => {
  show(remark(), gone);
  fireEvent.click(await screen.findByRole('button', { name: '1 open opmerking' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Afgehandeld (1)' }));
  const list = await screen.findByRole('list', { name: 'Opmerkingen' });
  expect(within(list).getByText('Veld “Fax” verwijderd.')).toBeTruthy();
  const buttons = within(list).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Reageren', 'Heropenen']);
});

test('a reply is sent, and a remark resolved', async () => {
  show(remark());
  const reply = vi.spyOn(api, 'replyToVersionRemark').mockResolvedValue({ data: remark() });
  const resolve = vi.spyOn(api, 'resolveVersionRemark').mockResolvedValue({ data: remark() });
  fireEvent.click(await screen.findByRole('button', { name: '1 open opmerking' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Reageren op Bo/ }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Reactie' }), {
    target: { value: ' Ik pas het aan. ' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Reactie toevoegen' }));
  await waitFor(() =>
    expect(reply).toHaveBeenCalledWith({
      params: { id: 'v1', remark_id: 'r1' },
      body: { text: 'Ik pas het aan.' },
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Afgehandeld, opmerking van Bo/ }));
  await waitFor(() =>
    expect(resolve).toHaveBeenCalledWith({ params: { id: 'v1', remark_id: 'r1' } }),
  );
});

/** Resolves a remark as with the keyboard, from its own button. */
function resolveRemarkOf(author: string) {
  const button = screen.getByRole('button', {
    name: new RegExp(`^Afgehandeld, opmerking van ${author}`),
  });
  button.focus();
  fireEvent.click(button);
}

test('keeps the focus: at the next remark, at the message that all are done, and at the button', async () => {
  const second = remark({ id: 'r3', change: gone.change, text: 'En dit?', author: 'Cas' });
  const { list } = show(remark(), second);
  vi.spyOn(api, 'resolveVersionRemark').mockResolvedValue({ data: remark() });
  const button = await screen.findByRole('button', { name: '2 open opmerkingen' });
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: /^Reageren op Cas: Veld “Fax”/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Reageren op Cas/ }));
  list.mockResolvedValue({ data: [second] });
  resolveRemarkOf('Bo');
  await waitFor(() => expect(screen.queryByRole('button', { name: /op Bo/ })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Reageren op Cas/ }));
  list.mockResolvedValue({ data: [gone] });
  resolveRemarkOf('Cas');
  const done = await screen.findByText('Alle opmerkingen zijn afgehandeld.');
  await waitFor(() => expect(document.activeElement).toBe(done));
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(document.activeElement).toBe(button);
});

test('a failed request to resolve leaves the focus where the designer goes next', async () => {
  const second = remark({ id: 'r3', change: gone.change, text: 'En dit?', author: 'Cas' });
  const { list } = show(remark(), second);
  const resolve = vi.spyOn(api, 'resolveVersionRemark').mockRejectedValue(new Error('offline'));
  fireEvent.click(await screen.findByRole('button', { name: '2 open opmerkingen' }));
  await screen.findByRole('button', { name: /^Reageren op Cas/ });
  resolveRemarkOf('Bo');
  await waitFor(() => expect(resolve).toHaveBeenCalledOnce());
  const close = screen.getByRole('button', { name: 'Sluiten' });
  close.focus();
  list.mockResolvedValue({ data: [second] });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('button', { name: /op Bo/ })).toBeNull());
  expect(document.activeElement).toBe(close);
});

/** Renames the field, and returns what the marks were given before and right after that. */
function renameField(editor: Editor) {
  const before = values.at(-1);
  const rename = changeField('a', { label: 'Achternaam' });
  act(() => editor.perform(rename, { label: msg`veld wijzigen` }));
  expect(screen.getByRole('treeitem', { name: 'Achternaam' })).toBeTruthy();
  return { before, after: values.at(-1) };
}

test('an edit draws the marks of remarks only after a pause', async () => {
  const { editor } = show(remark());
  await screen.findByText('1 opmerking');
  const { before, after } = renameField(editor);
  expect(after).toBe(before);
  await waitFor(() => expect(values.at(-1)).not.toBe(before));
});

test('an edit draws no marks in a version without remarks', async () => {
  const { editor, list } = show();
  await waitFor(() => expect(list).toHaveResolved());
  renameField(editor);
  expect(new Set(values).size).toBe(1);
});

test('a version without remarks has no button', async () => {
  const { list } = show();
  await waitFor(() => expect(list).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: /opmerking/ })).toBeNull();
});
