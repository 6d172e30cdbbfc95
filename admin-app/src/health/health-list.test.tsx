import type { ProcessingCard } from '@form-builder/core/contract/staff/forms/processing-register.ts';
import type { ExportSchedule } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Notification } from '@form-builder/core/contract/staff/users/notifications.ts';
import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Quota } from '@form-builder/core/contract/staff/settings/quotas.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { HealthList } from './health-list.tsx';

const all: readonly Permission[] = [
  'submission-list',
  'submission-export',
  'admin-providers',
  'admin-forms-settings',
];
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

const provider: Provider = {
  id: 'digid',
  stage: 'production',
  kind: 'auth',
  driver: 'digid',
  name: 'DigiD',
  settings: {},
  has_secret: true,
  expiries: [{ kind: 'certificate', at: inDays(300) }],
  is_down: false,
  updated_at: inDays(-1),
};
const quota: Quota = {
  id: 'forms',
  name: 'Formulieren en bouwblokken',
  description: '',
  unit: 'count',
  period: 'now',
  used: 2,
  max: 10,
  level: 'within',
};
const schedule: ExportSchedule = {
  id: 's',
  form_id: 'f',
  form_title: 'Melding openbare ruimte',
  frequency: 'daily',
  weekday: 1,
  month_day: 1,
  hour: 6,
  period: 'previous',
  target: { kind: 'mail', mailbox: '' },
  choices: {
    form_id: 'f',
    format: 'xlsx',
    filter: {},
    search: '',
    fields: null,
    values: 'labels',
    language: 'nl',
    row_field: null,
    is_unmasked: false,
  },
  owner: { id: null, name: 'Noor' },
  is_own: true,
  is_paused: false,
  stopped: null,
  next_run_at: null,
  last_run: null,
};
const waitingFiles: Notification = {
  id: 'waiting-files:1',
  kind: 'files_waiting',
  subject: '',
  subject_id: '',
  form_id: null,
  environment: null,
  count: 3,
  due_on: null,
  failure: null,
  at: inDays(-1),
  is_read: false,
};

interface Found {
  readonly deliveries?: number;
  readonly exports?: number;
  readonly schedules?: ExportSchedule[];
  readonly providers?: Provider[];
  readonly quotas?: Quota[];
  readonly notifications?: Notification[];
  readonly cards?: ProcessingCard[];
}

/** Answers every request, with nothing wrong unless told. */
function answer(found: Found = {}) {
  const meta = { page: 1, limit: 1, from: 0, to: 0, is_total_exact: true };
  const total = (count = 0) => ({ ...meta, total: count });
  vi.spyOn(api, 'listSubmissions').mockResolvedValue({
    data: [],
    meta: { ...total(found.deliveries), next_cursor: null },
  });
  vi.spyOn(api, 'listExports').mockResolvedValue({ data: [], meta: total(found.exports) });
  vi.spyOn(api, 'listExportSchedules').mockResolvedValue({ data: found.schedules ?? [schedule] });
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: found.providers ?? [provider] });
  vi.spyOn(api, 'listQuotas').mockResolvedValue({ data: found.quotas ?? [quota] });
  vi.spyOn(api, 'listNotifications').mockResolvedValue({
    data: found.notifications ?? [],
    as_of: inDays(0),
    maintenance: null,
  });
  vi.spyOn(api, 'listProcessingCards').mockResolvedValue({
    data: found.cards ?? [],
    meta: total(found.cards?.length),
  });
}

/** A system that does not respond. */
const pausedReceiver: Notification = {
  ...waitingFiles,
  id: 'paused:zaken:production:2026-11-20',
  kind: 'receiver_paused',
  subject: 'Het zaaksysteem',
  subject_id: 'zaken',
  count: null,
};

const card = (name: string, more: Partial<ProcessingCard>): ProcessingCard => ({
  form: { id: name, name },
  version_number: 1,
  activity_id: `https://demo.example/${name}`,
  published_at: inDays(-1),
  purpose: 'Melding oplossen',
  legal_basis: 'public_task',
  bsn_ground: '',
  processors: '',
  responsible: '',
  data_subjects: ['applicants'],
  categories: ['name_address'],
  questions: [],
  sensitive: [],
  has_bsn: false,
  has_files: false,
  has_login: false,
  receivers: [],
  languages: ['nl'],
  retention_days: null,
  missing: ['retention'],
  is_complete: false,
  ...more,
});

const show = () => renderRoute([{ path: '*', element: <HealthList /> }], '/');

beforeAll(prepareScreens);
beforeEach(() => {
  queryClient.clear();
  signInWith(all);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the health of an organisation', () => {
  test('says that everything works when nothing is wrong', async () => {
    answer();
    show();
    expect(await screen.findByText('Alles werkt.')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(api.listSubmissions).toHaveBeenCalledWith(
      { query: { filter: { delivery: 'failed' }, limit: '1' } },
      expect.anything(),
    );
  });

  test('has a sentence with the count, the names and a link for each problem, errors first', async () => {
    answer({
      deliveries: 2,
      exports: 1,
      schedules: [
        { ...schedule, stopped: 'not_allowed' },
        { ...schedule, id: 'other' },
      ],
      providers: [
        { ...provider, is_down: true },
        {
          ...provider,
          id: 'zaken',
          name: 'Zaken',
          expiries: [{ kind: 'certificate', at: inDays(30) }],
        },
        { ...provider, id: 'oud', name: 'Oud', expiries: [{ kind: 'metadata', at: inDays(-2) }] },
      ],
      quotas: [
        { ...quota, level: 'near' },
        { ...quota, id: 'storage', name: 'Opslag van bestanden', level: 'reached' },
      ],
      notifications: [pausedReceiver, waitingFiles],
    });
    show();
    await screen.findAllByRole('listitem');
    const said = screen
      .getAllByRole('listitem')
      .map((item) => [
        item.querySelector('p')?.textContent,
        within(item).getByRole('link').getAttribute('href'),
      ]);
    expect(said).toEqual([
      ['2 inzendingen zijn niet aangekomen in een ander systeem.', '/submissions/leveringen'],
      ['1 export van jou is mislukt.', '/exports?filter[status]=failed'],
      ['1 geplande export is niet gemaakt of niet aangekomen.', '/exports'],
      ['1 aanbieder heeft een storing.', '/settings/providers'],
      ['1 certificaat is verlopen.', '/settings/providers'],
      ['1 limiet is bereikt.', '/settings/gebruik'],
      ['1 systeem reageert niet. Inzendingen wachten tot het weer werkt.', '/settings/providers'],
      ['3 bestanden wachten al meer dan een uur op de virusscanner.', '/settings/quarantaine'],
      ['1 certificaat verloopt binnenkort.', '/settings/providers'],
      ['1 limiet is voor meer dan 80 % gebruikt.', '/settings/gebruik'],
    ]);
    expect(screen.getByText(/^Zaken \(/)).not.toBeNull();
    expect(screen.getByText('Opslag van bestanden')).not.toBeNull();
    expect(screen.queryByText('Alles werkt.')).toBeNull();
    const { violations } = await axe.run(document.body, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test('names the forms that keep personal data for ever', async () => {
    signInWith(['privacy-requests']);
    answer({ cards: [card('Parkeren', {})] });
    show();
    expect(
      await screen.findByText('1 formulier bewaart persoonsgegevens voor altijd.'),
    ).not.toBeNull();
    expect(screen.getByText('Parkeren')).not.toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/settings/verwerkingen?filter[missing]=retention',
    );
    expect(vi.mocked(api.listProcessingCards).mock.lastCall?.[0]).toMatchObject({
      query: { filter: { missing: 'retention', has_personal_data: 'true' } },
    });
  });

  test('asks only for what the rights allow', async () => {
    signInWith(['admin-providers']);
    answer({ deliveries: 5, exports: 5, quotas: [{ ...quota, level: 'reached' }] });
    show();
    expect(await screen.findByText('Alles werkt.')).not.toBeNull();
    for (const endpoint of [api.listSubmissions, api.listExports, api.listExportSchedules])
      expect(endpoint).not.toHaveBeenCalled();
    expect(api.listProcessingCards).not.toHaveBeenCalled();
    expect(api.listQuotas).not.toHaveBeenCalled();
  });

  test('asks for no notifications without a right to what they are about', async () => {
    signInWith(['submission-list']);
    answer({ notifications: [pausedReceiver] });
    show();
    expect(await screen.findByText('Alles werkt.')).not.toBeNull();
    expect(api.listNotifications).not.toHaveBeenCalled();
  });

  test('does not say that everything works when something could not be checked', async () => {
    answer({ quotas: [{ ...quota, level: 'near' }] });
    vi.spyOn(api, 'listProviders')
      .mockResolvedValue({ data: [provider] })
      .mockRejectedValueOnce(new Error('Geen verbinding'));
    show();
    expect(await screen.findByText('Dit kon niet worden geladen')).not.toBeNull();
    expect(screen.getByText('1 limiet is voor meer dan 80 % gebruikt.')).not.toBeNull();
    expect(screen.queryByText('Alles werkt.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await vi.waitFor(() => expect(screen.queryByText('Dit kon niet worden geladen')).toBeNull());
  });
});
