import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { sessionState } from '../../../session/session-state.ts';
import { buildForm } from '../../../testing/build-form.ts';
import { buildVersion } from '../../../testing/build-version.ts';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { signInWith } from '../../../testing/render-screen.tsx';
import { buildField } from '../../document/build-document.ts';
import { PageTree } from '../../page-tree/page-tree.tsx';
import { ProblemsButton } from '../problems-button.tsx';
import { ProblemsProvider } from '../problems-provider.tsx';

const [pinned, newest] = [
  '018f2b1e-0000-7000-8000-0000000000a1',
  '018f2b1e-0000-7000-8000-0000000000a2',
];
const inner = buildField('inner', { label: 'Straat', type: 'text' });
const block = buildField('block', {
  type: 'template',
  label: 'Adres',
  template_id: 'address',
  template_version_id: pinned,
  children: [inner],
});
const pages = [{ id: 'p', title: 'Gegevens', properties: [block] }];
const newer = buildVersion({
  id: newest,
  form_id: 'address',
  form_title: 'Adres',
  number: 2,
  pages: [{ id: 'tp', title: 'Adres', properties: [{ ...inner, label: 'Straat en huisnummer' }] }],
});

const show = (versionId: string) => {
  const published = [
    { environment: 'production', version_id: versionId, number: 2, at: '2026-11-20T10:00:00.000Z' },
  ] as const;
  const found = buildForm({ id: 'address', type: 'template', published: [...published] });
  const meta = { total: 1, is_total_exact: true, page: 1, limit: 100, from: 1, to: 1 };
  vi.spyOn(api, 'listForms').mockResolvedValue({ data: [found], meta });
  return renderEditor(
    { pages },
    <MemoryRouter>
      <ProblemsProvider version={buildVersion()}>
        <ProblemsButton />
        <PageTree />
      </ProblemsProvider>
    </MemoryRouter>,
  );
};

beforeAll(async () => {
  await prepareEditor();
  // Its chunk takes longer to load than a query waits.
  await import('../check-version.ts');
});
beforeEach(() => {
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: [] });
  vi.spyOn(api, 'getVersion').mockResolvedValue({ data: newer });
  signInWith(['form-edit', 'template-edit']);
});
afterEach(() => {
  sessionState.user = null;
  queryClient.clear();
  vi.restoreAllMocks();
});

const newerText = /Versie 2 van dit bouwblok is er/;
const openList = async () =>
  fireEvent.click(await screen.findByRole('button', { name: '1 probleem' }));

test('a building block with a newer version is in the list, and taken over in one undo step', async () => {
  const editor = show(newest);
  await openList();
  fireEvent.click(await screen.findByText(newerText));
  expect(editor.state.selection).toEqual({ kind: 'field', id: 'block' });
  await openList();
  fireEvent.click(await screen.findByRole('button', { name: 'Versie 2 overnemen' }));
  const used = () => editor.document().pages[0]?.properties[0];
  await waitFor(() => expect(used()?.template_version_id).toBe(newest));
  expect(used()?.children?.map(({ label }) => label)).toEqual(['Straat en huisnummer']);
  await waitFor(() => expect(screen.queryByText(newerText)).toBeNull());
  editor.undo();
  expect(used()?.template_version_id).toBe(pinned);
});

test('the tree marks a building block with a newer version, and takes it over there', async () => {
  const editor = show(newest);
  fireEvent.click(await screen.findByRole('button', { name: 'Nieuwere versie van Adres' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Nieuwe versie overnemen' }));
  const used = () => editor.document().pages[0]?.properties[0];
  await waitFor(() => expect(used()?.template_version_id).toBe(newest));
  await waitFor(() => expect(screen.queryByText('nieuwe versie')).toBeNull());
});

test('a building block with the published version is no problem', async () => {
  show(pinned);
  expect(await screen.findByRole('button', { name: 'Geen problemen' })).toBeTruthy();
  const filter = { type: 'template', id: ['address'], is_archived: ['true', 'false'] };
  expect(vi.mocked(api.listForms).mock.calls).toMatchObject([[{ query: { filter } }, {}]]);
});

test('nothing is asked about building blocks that the user may not read', async () => {
  signInWith(['form-edit']);
  show(newest);
  expect(await screen.findByRole('button', { name: 'Geen problemen' })).toBeTruthy();
  expect(api.listForms).not.toHaveBeenCalled();
});
