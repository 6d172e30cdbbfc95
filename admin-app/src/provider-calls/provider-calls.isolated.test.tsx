import type {
  CallStatistics,
  ProviderCall,
} from '@form-builder/core/contract/staff/settings/provider-calls.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { saveBlob } from '../api/save-blob.ts';
import { activateLanguage, loadTexts } from '../languages/languages.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { callsByHour } from './calls-by-hour.ts';
import { ProviderCallsScreen } from './provider-calls-screen.tsx';

vi.mock('../api/save-blob.ts', () => ({ saveBlob: vi.fn() }));

const call = (members: Partial<ProviderCall>): ProviderCall => ({
  id: '018f2b1e-0000-7000-8000-000000000001',
  at: '2026-11-20T09:00:00.000Z',
  operation: 'deliver',
  method: 'POST',
  host: 'zaken.example',
  path: '/zaken/{}',
  status: 200,
  duration_ms: 1250,
  attempt: 1,
  error: null,
  trace_id: null,
  ...members,
});

function open(
  calls: ProviderCall[],
  statistics: CallStatistics = {
    hours: [],
    circuit: { serves: 'deliveries', state: 'closed', until: null },
  },
  address = '/settings/providers/zaken/production/aanroepen',
) {
  vi.spyOn(api, 'listProviders').mockResolvedValue({
    data: [
      {
        id: 'zaken',
        stage: 'production',
        kind: 'delivery',
        driver: 'zgw',
        name: 'Open Zaak',
        settings: {},
        has_secret: true,
        is_down: false,
        updated_at: '2026-11-20T09:00:00.000Z',
      },
    ],
  });
  const list = vi.spyOn(api, 'listProviderCalls').mockResolvedValue({
    data: calls,
    meta: {
      total: calls.length,
      is_total_exact: true,
      page: 1,
      limit: 25,
      from: calls.length === 0 ? 0 : 1,
      to: calls.length,
      next_cursor: null,
    },
  });
  const count = vi.spyOn(api, 'getCallStatistics').mockResolvedValue({ data: statistics });
  const path = '/settings/providers/:id/:stage/aanroepen';
  renderRoute([{ path, Component: ProviderCallsScreen }], address);
  return { list, count };
}

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('screens');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.mocked(saveBlob).mockClear();
});

test('shows each call with what went wrong, and filters on errors in the address', async () => {
  const { list } = open([
    call({ status: 503, error: 'unavailable', attempt: 2 }),
    call({ id: '018f2b1e-0000-7000-8000-000000000002', status: null, error: 'no_answer' }),
  ]);
  const table = await screen.findByRole('table', { name: 'Aanroepen' });
  await within(table).findByText('HTTP 503');
  expect(table.textContent).toContain('POST zaken.example/zaken/{}');
  expect(table.textContent).toContain('de aanbieder heeft een storing');
  expect(table.textContent).toContain('geen antwoord');
  expect(table.textContent).toContain('1.250 ms');
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'mislukt' }));
  await vi.waitFor(() =>
    expect(list.mock.lastCall?.[0]).toMatchObject({ query: { filter: { result: 'error' } } }),
  );
});

test.each([
  [null, 'gelukt'],
  ['no_answer', 'geen antwoord'],
  ['not_authorised', 'mislukt'],
] as const)('a call without a status and with error %s is shown as %s', async (error, shown) => {
  open([call({ method: 'PUT', host: 'sftp.example', path: '/{}', status: null, error })]);
  const table = await screen.findByRole('table', { name: 'Aanroepen' });
  const cells = (await within(table).findByText(/sftp\.example/)).closest('tr')?.cells;
  expect([...(cells ?? [])].some(({ textContent }) => textContent.startsWith(shown))).toBe(true);
});

test('a link of an attempt shows its calls only', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const { list } = open(
    [call({ trace_id: trace })],
    undefined,
    `/settings/providers/zaken/production/aanroepen?filter[trace_id]=${trace}`,
  );
  expect(await screen.findByText('4bf92f35')).not.toBeNull();
  expect(list.mock.lastCall?.[0]).toMatchObject({ query: { filter: { trace_id: trace } } });
});

test('says that deliveries wait, and gives the figures of the chart as a table', async () => {
  const hour = { at: new Date(Date.now() - (Date.now() % 3_600_000)).toISOString() };
  const { count } = open([], {
    hours: [{ ...hour, calls: 40, errors: 3, throttled: 2, p95_ms: 800 }],
    circuit: { serves: 'deliveries', state: 'paused', until: '2026-11-20T09:00:00.000Z' },
  });
  expect(await screen.findByText('Leveren is gepauzeerd')).not.toBeNull();
  const figures = screen.getByRole('table', { name: 'Aanroepen per uur' });
  expect(figures.textContent).toContain('800 ms');
  expect(screen.getByRole('img', { name: /^3 fouten/ })).not.toBeNull();
  expect(screen.getByText(/weigerde 2 aanroepen/)).not.toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '7 dagen' }));
  await vi.waitFor(() =>
    expect(count.mock.lastCall?.[0]).toMatchObject({ query: { hours: '168' } }),
  );
});

test('says that visitors do without a service that is down', async () => {
  open([], {
    hours: [],
    circuit: { serves: 'visitors', state: 'paused', until: '2026-11-20T09:00:00.000Z' },
  });
  expect(await screen.findByText('Bezoekers gaan zonder deze dienst verder')).not.toBeNull();
  expect(screen.queryByText('Leveren is gepauzeerd')).toBeNull();
});

test('saves the figures as CSV, and says when there are none', async () => {
  const at = new Date(Date.now() - (Date.now() % 3_600_000)).toISOString();
  const hours = [{ at, calls: 40, errors: 3, throttled: 0, p95_ms: 800 }];
  open([], { hours, circuit: { serves: 'visitors', state: 'closed', until: null } });
  fireEvent.click(await screen.findByRole('button', { name: 'CSV: Aanroepen per uur' }));
  const [content, name] = vi.mocked(saveBlob).mock.calls[0] ?? [];
  expect(name).toBe('aanroepen.csv');
  expect(await content?.text()).toContain(';40;3;800 ms');
  cleanup();
  open([]);
  expect(await screen.findByText(/de dienst niet aangeroepen/)).not.toBeNull();
});

test('the bars follow the clock', async () => {
  vi.useFakeTimers({
    now: new Date('2026-11-20T09:59:30.000Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  const hour = { at: '2026-11-20T08:00:00.000Z', calls: 4, errors: 0, throttled: 0, p95_ms: 80 };
  open(
    [],
    { hours: [hour], circuit: { serves: 'visitors', state: 'closed', until: null } },
    '/settings/providers/zaken/production/aanroepen',
  );
  const chart = () => screen.getByRole('img', { name: /^4 aanroepen/ });
  const last = () => chart().lastElementChild?.textContent;
  const nameOf = (at: string) =>
    new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit' }).format(new Date(at));
  await vi.waitFor(() => expect(last()).toContain(nameOf('2026-11-20T09:00:00.000Z')));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(last()).toContain(nameOf('2026-11-20T10:00:00.000Z'));
});

test('an unknown provider is not found', async () => {
  open([], undefined, '/settings/providers/anders/production/aanroepen');
  expect(await screen.findByText('Aanbieder niet gevonden')).not.toBeNull();
});

test('hours without calls are zeros between those with calls', () => {
  const now = Date.parse('2026-11-20T09:30:00.000Z');
  const at = '2026-11-20T08:00:00.000Z';
  const counted = [{ at, calls: 4, errors: 1, throttled: 0, p95_ms: 10 }];
  expect(callsByHour(counted, now, 3).map(({ calls }) => calls)).toEqual([0, 4, 0]);
});
