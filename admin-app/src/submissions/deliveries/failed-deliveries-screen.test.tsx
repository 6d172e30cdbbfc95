import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { FailedDelivery } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { Notifications } from '@mantine/notifications';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { prepareScreens, renderScreen, signInWith } from '../../testing/render-screen.tsx';
import { buildSubmissionSummary } from '../../testing/build-submission.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { SubmissionsScreen } from '../list/submissions-screen.tsx';
import { FailedDeliveriesScreen } from './failed-deliveries-screen.tsx';

const at = '2026-11-20T08:00:00.000Z';
const failed = (id: string, number: string): FailedDelivery => ({
  id,
  name: 'Zaaksysteem',
  provider: 'zaken',
  provider_name: 'Het zaaksysteem',
  stage: 'production',
  state: 'failed',
  error: 'unavailable',
  due_at: null,
  attempts: 8,
  created_at: at,
  ended_at: at,
  submission_id: `s-${id}`,
  submission_title: number,
  form_id: 'f',
  form_title: 'Melding doen',
});
const meta = (total: number) => ({
  total,
  is_total_exact: true,
  page: 1,
  limit: 25,
  from: total === 0 ? 0 : 1,
  to: total,
  next_cursor: null,
});

beforeAll(prepareScreens);
beforeEach(() => queryClient.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

function open(rows: FailedDelivery[], permissions: Permission[], query = '') {
  signInWith(permissions);
  const list = vi
    .spyOn(api, 'listFailedDeliveries')
    .mockResolvedValue({ data: rows, meta: meta(rows.length) });
  renderScreen(<Notifications />);
  const path = '/submissions/leveringen';
  renderRoute([{ path, Component: FailedDeliveriesScreen }], `${path}${query}`);
  return list;
}

test('retries the selected deliveries, and says which one failed', async () => {
  open([failed('a', 'M-1'), failed('b', 'M-2')], ['submission-list', 'submission-read']);
  const retry = vi
    .spyOn(api, 'retryDelivery')
    .mockImplementation(({ params }) =>
      params.delivery_id === 'b'
        ? Promise.reject(new Error('no'))
        : Promise.resolve({ data: {} as never }),
    );
  await screen.findByText('M-1');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Alles op deze pagina kiezen' }));
  const bar = screen.getByRole('toolbar', { name: 'Met de selectie' });
  fireEvent.click(within(bar).getByRole('button', { name: 'Opnieuw leveren' }));
  expect(await screen.findByText('1 levering wordt opnieuw geprobeerd.')).not.toBeNull();
  expect(screen.getByText(/^M-2: Zaaksysteem:/)).not.toBeNull();
  expect(retry.mock.calls.map(([{ params }]) => params)).toEqual([
    { id: 's-a', delivery_id: 'a' },
    { id: 's-b', delivery_id: 'b' },
  ]);
});

test('shows the reason, and nothing to retry to users who may not read submissions', async () => {
  open([failed('a', 'M-1')], ['submission-list']);
  const table = await screen.findByRole('table', { name: 'Mislukte leveringen' });
  expect(await within(table).findByText('de ontvanger had een storing')).not.toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(within(table).queryByRole('link')).toBeNull();
});

test('shows when a failing delivery is tried again, and retries only what is not being tried', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  open(
    [
      { ...failed('a', 'M-1'), state: 'waiting', due_at: inAnHour, ended_at: null },
      { ...failed('b', 'M-2'), state: 'waiting', due_at: at, ended_at: null },
    ],
    ['submission-list', 'submission-read'],
  );
  await screen.findByText('M-1');
  const [, waiting, tried] = screen.getAllByRole('row');
  if (waiting === undefined || tried === undefined) throw new Error('Rows are missing.');
  expect(within(waiting).getByText(/^volgende poging/)).not.toBeNull();
  expect(within(tried).getByText('Wordt geprobeerd')).not.toBeNull();
  const retry = vi.spyOn(api, 'retryDelivery').mockResolvedValue({ data: {} as never });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Alles op deze pagina kiezen' }));
  const bar = screen.getByRole('toolbar', { name: 'Met de selectie' });
  fireEvent.click(within(bar).getByRole('button', { name: 'Opnieuw leveren' }));
  await screen.findByText('1 levering wordt opnieuw geprobeerd.');
  expect(retry.mock.calls.map(([{ params }]) => params.delivery_id)).toEqual(['a']);
});

test('says that nothing failed', async () => {
  open([], ['submission-list']);
  expect(await screen.findByText('Geen mislukte leveringen')).not.toBeNull();
});

test('filters on the provider of the link, and names it', async () => {
  const provider: Provider = {
    id: 'zaken',
    stage: 'production',
    kind: 'delivery',
    driver: 'zgw',
    name: 'Het zaaksysteem',
    settings: null,
    has_secret: true,
    is_down: false,
    updated_at: at,
  };
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: [provider] });
  const list = open(
    [],
    ['submission-list', 'form-read'],
    '?filter[provider]=zaken&filter[stage]=production',
  );
  await vi.waitFor(() =>
    expect(list.mock.lastCall?.[0]).toMatchObject({
      query: { filter: { provider: 'zaken', stage: 'production' } },
    }),
  );
  expect(await screen.findByText('Het zaaksysteem')).not.toBeNull();
  expect(screen.queryByText('zaken')).toBeNull();
});

test('names the provider to who may not list providers', async () => {
  open([failed('a', 'M-1')], ['submission-list'], '?filter[provider]=zaken');
  expect(await screen.findByText('Het zaaksysteem')).not.toBeNull();
  expect(screen.queryByText('zaken')).toBeNull();
});

test('does not show the id of a provider without failed deliveries to who may not list providers', async () => {
  open([], ['submission-list'], '?filter[provider]=zaken');
  expect(await screen.findByText('de gekozen aanbieder')).not.toBeNull();
  expect(screen.queryByText('zaken')).toBeNull();
});

test('the list of submissions retries those with a failed delivery only', async () => {
  signInWith(['submission-list', 'submission-read']);
  const rows = [
    buildSubmissionSummary({ id: '1', title: 'M-1', failed_deliveries: 2 }),
    buildSubmissionSummary({ id: '2', title: 'M-2' }),
  ];
  vi.spyOn(api, 'listSubmissions').mockResolvedValue({ data: rows, meta: meta(2) });
  vi.spyOn(api, 'listSubmissionViews').mockResolvedValue({ data: [] });
  const retry = vi
    .spyOn(api, 'retrySubmissionDeliveries')
    .mockResolvedValue({ data: { retried: 2 } });
  renderScreen(<Notifications />);
  renderRoute([{ path: '/submissions', Component: SubmissionsScreen }], '/submissions');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'M-2 kiezen' }));
  expect(screen.queryByRole('button', { name: 'Opnieuw leveren' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'M-1 kiezen' }));
  fireEvent.click(screen.getByRole('button', { name: 'Opnieuw leveren' }));
  expect(await screen.findByText('1 inzending wordt opnieuw geleverd.')).not.toBeNull();
  expect(retry.mock.calls).toEqual([[{ params: { id: rows[0]?.id } }]]);
});
