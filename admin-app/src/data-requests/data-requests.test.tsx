import type {
  DataRequest,
  DataRequestDetail,
  DataRequestMatch,
} from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { loadTexts } from '../languages/languages.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { DataRequestScreen } from './data-request-screen.tsx';
import { DataRequestsScreen } from './data-requests-screen.tsx';

const request: DataRequest = {
  id: '018f2b1e-0000-7000-8000-000000000017',
  reference: 'Z-2026-17',
  kind: 'access',
  received_on: '2026-10-01',
  due_on: '2026-11-01',
  extension_reason: null,
  status: 'open',
  is_overdue: true,
  created_by: 'Noor',
  created_at: '2026-10-01T10:00:00Z',
  closed_by: null,
  closed_at: null,
  closing_reason: '',
  search: { kind: 'bsn', hint: '••••••019', is_running: false, searched: 12, found: 1 },
};
const match: DataRequestMatch = {
  submission_id: '018f2b1e-0000-7000-8000-000000000018',
  title: 'PF-000123',
  form: { id: '018f2b1e-0000-7000-8000-000000000019', name: 'Parkeren' },
  is_sent: true,
  created_at: '2026-09-01T10:00:00Z',
  completed_at: '2026-09-01T10:00:00Z',
  found_in: ['answers', 'mails'],
  files: 2,
  mails: 1,
  receivers: ['Zaaksysteem'],
  exports: 1,
  is_held: false,
  is_restricted: false,
  holds: [],
};
const detail: DataRequestDetail = {
  ...request,
  matches: [match],
  actions: [
    { action: 'searched', count: 1, receivers: [], by: 'Noor', at: '2026-10-01T10:00:00Z' },
  ],
};

const create = vi.fn<typeof api.createDataRequest>();
const erase = vi.fn<typeof api.eraseFoundSubmissions>();
const close = vi.fn<typeof api.closeDataRequest>();
const read = vi.fn<typeof api.getDataRequest>();

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
  signInWith(['privacy-requests']);
  vi.spyOn(api, 'listDataRequests').mockResolvedValue({
    data: [request],
    meta: { total: 1, is_total_exact: true, page: 1, limit: 25, from: 1, to: 1 },
  });
  vi.spyOn(api, 'createDataRequest').mockImplementation(create);
  vi.spyOn(api, 'closeDataRequest').mockImplementation(close);
  vi.spyOn(api, 'eraseFoundSubmissions').mockImplementation(erase);
  vi.spyOn(api, 'getDataRequest').mockImplementation(read);
});
beforeEach(() => {
  create.mockReset().mockResolvedValue({ data: request });
  erase.mockReset().mockResolvedValue(undefined);
  close.mockReset().mockResolvedValue(undefined);
  read.mockReset().mockResolvedValue({ data: detail });
});

const routes = [
  { path: '/settings/verzoeken', Component: DataRequestsScreen },
  { path: '/settings/verzoeken/:id', Component: DataRequestScreen },
];

test('the list marks a request that is overdue', async () => {
  renderRoute(routes, '/settings/verzoeken');
  const row = (await screen.findByRole('link', { name: 'Z-2026-17' })).closest('tr');
  expect(within(row ?? document.body).getByText('Te laat')).toBeTruthy();
});

test('a new request is checked, searched and opened', async () => {
  const address = renderRoute(routes, '/settings/verzoeken');
  await screen.findByRole('link', { name: 'Z-2026-17' });
  fireEvent.click(screen.getByRole('button', { name: 'Nieuw verzoek' }));
  const panel = await screen.findByRole('dialog', { name: 'Nieuw verzoek' });
  const fill = (name: RegExp, value: string) =>
    fireEvent.change(within(panel).getByLabelText(name), { target: { value } });
  fill(/^Zaaknummer/, 'Z-2026-18');
  fill(/^Ontvangen op/, '2026-11-20');
  fill(/^BSN/, '123456789');
  const search = within(panel).getByRole('button', { name: 'Zoeken' });
  fireEvent.click(search);
  expect(await within(panel).findByText('Dit is geen BSN. Een BSN heeft 9 cijfers.')).toBeTruthy();
  fill(/^BSN/, '999990019');
  fireEvent.click(search);
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[0]).toEqual({
    body: {
      reference: 'Z-2026-18',
      kind: 'access',
      received_on: '2026-11-20',
      search: { kind: 'bsn', value: '999990019' },
    },
  });
  await waitFor(() => expect(address()).toBe(`/settings/verzoeken/${request.id}`));
});

test.each([
  ['access', /^Sla het pakket op/],
  ['objection', /^Dit recht geldt als .* Beperk de gegevens zolang je het bezwaar afweegt/],
] as const)('an open request (%s) says what has to be done', async (kind, task) => {
  read.mockResolvedValue({ data: { ...detail, kind } });
  renderRoute(routes, `/settings/verzoeken/${request.id}`);
  const advice = await screen.findByRole('alert', { name: 'Wat je moet doen' });
  expect(within(advice).getByText(task)).toBeTruthy();
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('what is restricted says so, and is not restricted again', async () => {
  const matches = detail.matches.map((match) => ({ ...match, is_restricted: true }));
  read.mockResolvedValue({ data: { ...detail, matches } });
  renderRoute(routes, `/settings/verzoeken/${request.id}`);
  expect(await screen.findByText('Parkeren · beperkt')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Alles beperken' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Alles wissen' })).toBeTruthy();
});

test('a closed request says so no more', async () => {
  read.mockResolvedValue({ data: { ...detail, status: 'handled' } });
  renderRoute(routes, `/settings/verzoeken/${request.id}`);
  expect(await screen.findByRole('heading', { name: 'Verslag' })).toBeTruthy();
  expect(screen.queryByText('Wat je moet doen')).toBeNull();
});

test('a closed request does not show what was searched for', async () => {
  const search = { ...request.search, hint: '' };
  read.mockResolvedValue({ data: { ...detail, status: 'handled', search, matches: [] } });
  renderRoute(routes, `/settings/verzoeken/${request.id}`);
  expect(await screen.findByText('BSN (gewist bij het afsluiten)')).toBeDefined();
});

test('what was done with the data is read on demand, page by page', async () => {
  const line = (operation_id: string, name: 'submission.read' | 'submission.completed') => ({
    trace_id: '4bf92f3577b34da6a3ce929d0e0e4736',
    operation_id,
    parent_operation_id: null,
    name,
    status: 'ok' as const,
    started_at: '2026-10-01T10:00:00Z',
    ended_at: '2026-10-01T10:00:01Z',
    processing_activity_id: 'urn:uuid:018f2b1e-0000-7000-8000-000000000020',
    data_subject: { type: 'bsn', id: '0123456789abcdef' },
    submission_id: null,
    resource: 'form-builder 0.1.0',
  });
  const lines = vi
    .spyOn(api, 'listProcessingLines')
    .mockResolvedValueOnce({ data: [line('01', 'submission.read')], meta: { next_cursor: '1.02' } })
    .mockResolvedValueOnce({
      data: [line('02', 'submission.completed')],
      meta: { next_cursor: null },
    });
  renderRoute(routes, `/settings/verzoeken/${request.id}`);
  const show = await screen.findByRole('button', { name: 'Verwerkingen tonen' });
  expect(lines).not.toHaveBeenCalled();
  fireEvent.click(show);
  const table = await screen.findByRole('table', { name: 'Verwerkingen' });
  expect(within(table).getByText('Bekeken')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Meer tonen' }));
  expect(await within(table).findByText('Verstuurd')).toBeTruthy();
  expect(lines.mock.calls[1]?.[0]).toEqual({
    params: { id: request.id },
    query: { cursor: '1.02' },
  });
  expect(screen.queryByRole('button', { name: 'Meer tonen' })).toBeNull();
});

test('a request shows where data was found and what belongs to it', async () => {
  renderRoute(routes, `/settings/verzoeken/${request.id}`);
  const table = await screen.findByRole('table', { name: 'Gevonden gegevens' });
  expect(within(table).getByText('Antwoorden, E-mails')).toBeTruthy();
  expect(
    within(table).getByText('bestanden: 2, e-mails: 1, exports: 1, geleverd aan Zaaksysteem'),
  ).toBeTruthy();
  // Without the permission to read submissions there is no link to one.
  expect(within(table).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Termijn verlengen' })).toBeNull();
});

test('refusing needs a reason', async () => {
  renderRoute(routes, `/settings/verzoeken/${request.id}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Weigeren' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verzoek weigeren' });
  const submit = within(dialog).getByRole('button', { name: 'Weigeren' });
  fireEvent.click(submit);
  expect(await within(dialog).findByText('Schrijf waarom.')).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText(/^Reden/), { target: { value: 'Niet bewezen' } });
  fireEvent.click(submit);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(close.mock.calls[0]?.[0]).toEqual({
    params: { id: request.id },
    body: { status: 'refused', reason: 'Niet bewezen' },
  });
});

test('everything that was found is erased after a confirmation in words', async () => {
  renderRoute(routes, `/settings/verzoeken/${request.id}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Alles wissen' }));
  const dialog = await screen.findByRole('dialog', { name: '1 inzending wissen?' });
  expect(erase).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Wissen' }));
  await waitFor(() => expect(erase).toHaveBeenCalledOnce());
  expect(erase.mock.calls[0]?.[0]).toEqual({
    params: { id: request.id },
    body: { submission_ids: [detail.matches[0]?.submission_id], ends_own_restrictions: false },
  });
});

const held = (id: string, title: string, isOwn: boolean) => ({
  ...match,
  submission_id: id,
  title,
  is_held: true,
  is_restricted: true,
  holds: [{ reason: 'Z-2026-3', ends_on: '2027-01-31', is_restriction: true, is_own: isOwn }],
});

test('erasing ends the restriction of this request, and names what another one restricts', async () => {
  const matches = [held('own', 'PF-1', true), held('other', 'PF-2', false)];
  read.mockResolvedValue({ data: { ...detail, matches } });
  renderRoute(routes, `/settings/verzoeken/${request.id}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Alles wissen' }));
  const dialog = await screen.findByRole('dialog', { name: '1 inzending wissen?' });
  expect(within(dialog).getByText(/voor dit verzoek beperkt\. Wissen heft/)).toBeTruthy();
  expect(within(dialog).getByRole('listitem').textContent).toBe(
    'PF-2: beperkt voor Z-2026-3 tot en met 31 jan 2027',
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Beperking opheffen en wissen' }));
  await waitFor(() => expect(erase).toHaveBeenCalledOnce());
  expect(erase.mock.calls[0]?.[0].body).toEqual({
    submission_ids: ['own'],
    ends_own_restrictions: true,
  });
});

test('nothing is erased when something else holds everything', async () => {
  read.mockResolvedValue({ data: { ...detail, matches: [held('other', 'PF-2', false)] } });
  renderRoute(routes, `/settings/verzoeken/${request.id}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Alles wissen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Er kan nu niets gewist worden' });
  expect(within(dialog).queryByRole('button', { name: /wissen$/i })).toBeNull();
});
