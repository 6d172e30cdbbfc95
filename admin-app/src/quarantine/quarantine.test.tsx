import type { QuarantinedFile } from '@form-builder/core/contract/staff/settings/quarantine.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { activateLanguage, loadTexts } from '../languages/languages.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { sessionState } from '../session/session-state.ts';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { QuarantineScreen } from './quarantine-screen.tsx';

const file = (members: Partial<QuarantinedFile> = {}): QuarantinedFile => ({
  id: '018f2b1e-0000-7000-8000-000000000001',
  name: 'rekening.pdf',
  mime_type: 'application/pdf',
  size: 2048,
  finding: 'infected',
  state: 'held',
  form: { id: '018f2b1e-0000-7000-8000-000000000009', name: 'Parkeren' },
  submission_id: null,
  found_at: '2026-11-20T09:00:00.000Z',
  scanned_at: '2026-11-20T09:00:00.000Z',
  deleted_at: '2026-12-20T09:00:00.000Z',
  ...members,
});

function open(...files: QuarantinedFile[]) {
  return openOn({ hasScanner: true }, ...files);
}

function openOn({ hasScanner }: { readonly hasScanner: boolean }, ...files: QuarantinedFile[]) {
  const to = files.length;
  const meta = {
    total: to,
    is_total_exact: true,
    page: 1,
    limit: 25,
    from: Math.min(1, to),
    to,
    next_cursor: null,
  };
  const list = vi
    .spyOn(api, 'listQuarantine')
    .mockResolvedValue({ data: files, meta, has_scanner: hasScanner });
  renderRoute([{ path: '/', Component: QuarantineScreen }], '/?filter[state]=held');
  return list;
}

const choose = async (action: string) => {
  fireEvent.click(await screen.findByRole('button', { name: /Acties/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('screens');
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionState.user = null;
});

test('shows what was found in which form, and until when it is kept', async () => {
  signInWith(['admin-forms-settings', 'form-read']);
  const list = open(file());
  const table = await screen.findByRole('table', { name: 'Bestanden in quarantaine' });
  await screen.findByText('rekening.pdf');
  expect(table.textContent).toContain('virus gevonden');
  expect(table.textContent).toContain('tot 20 dec 2026');
  expect(screen.getByRole('link', { name: 'Parkeren' })).not.toBeNull();
  expect(list.mock.lastCall?.[0]).toMatchObject({ query: { filter: { state: 'held' } } });
});

test.each([
  ['form', null, 'form-read', '/forms/018f2b1e-0000-7000-8000-000000000009'],
  [
    'submission',
    '018f2b1e-0000-7000-8000-000000000008',
    'submission-read',
    '/forms/018f2b1e-0000-7000-8000-000000000009/submissions/018f2b1e-0000-7000-8000-000000000008',
  ],
] as const)('links to the %s only for those who may open it', async (_, submission, right, to) => {
  signInWith(['admin-forms-settings']);
  open(file({ submission_id: submission }));
  expect(await screen.findByText('Parkeren')).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Parkeren' })).toBeNull();
  signInWith(['admin-forms-settings', right]);
  const link = await screen.findByRole('link', { name: 'Parkeren' });
  expect(link.getAttribute('href')).toBe(to);
});

test('releasing a file that may have a virus needs a reason', async () => {
  const release = vi.spyOn(api, 'releaseQuarantined').mockResolvedValue({ data: file() });
  open(file());
  await choose('Vrijgeven');
  expect(await screen.findByText(/kan een virus zitten/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ja, vrijgeven' }));
  expect(await screen.findByText('Schrijf waarom.')).not.toBeNull();
  expect(release).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Bevestigd' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ja, vrijgeven' }));
  await vi.waitFor(() =>
    expect(release.mock.lastCall?.[0]).toMatchObject({ body: { reason: 'Bevestigd' } }),
  );
});

test('a file that was found clean is released without one', async () => {
  const release = vi.spyOn(api, 'releaseQuarantined').mockResolvedValue({ data: file() });
  open(file({ state: 'cleared' }));
  await choose('Vrijgeven');
  fireEvent.click(await screen.findByRole('button', { name: 'Ja, vrijgeven' }));
  await vi.waitFor(() =>
    expect(release.mock.lastCall?.[0]).toMatchObject({ body: { reason: null } }),
  );
});

test('scans again, and has no actions once the content is gone', async () => {
  const scan = vi
    .spyOn(api, 'scanQuarantined')
    .mockResolvedValue({ data: file({ state: 'cleared' }) });
  open(file());
  await choose('Opnieuw controleren');
  await vi.waitFor(() => expect(scan).toHaveBeenCalledTimes(1));
});

test('a file that was deleted has no actions', async () => {
  open(file({ state: 'deleted' }));
  await screen.findByText('rekening.pdf');
  expect(screen.queryByRole('button', { name: /Acties/ })).toBeNull();
});

test('names a form that was deleted apart from the settings', async () => {
  const id = '018f2b1e-0000-7000-8000-000000000009';
  open(file({ form: { id, name: null } }), file({ id, form: null }));
  const table = await screen.findByRole('table', { name: 'Bestanden in quarantaine' });
  await screen.findAllByText('rekening.pdf');
  expect(table.textContent).toContain('Verwijderd formulier');
  expect(table.textContent).toContain('Instellingen');
  expect(screen.queryByText('Er is geen virusscanner ingesteld')).toBeNull();
});

test('says that nothing is scanned when no scanner is configured', async () => {
  openOn({ hasScanner: false });
  expect(await screen.findByText('Er is geen virusscanner ingesteld')).not.toBeNull();
});
