import type { ExportSchedule } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens } from '../../testing/render-screen.tsx';
import { SchedulesSection } from './schedules-section.tsx';

const schedule: ExportSchedule = {
  id: '018f2b1e-0000-7000-8000-000000000001',
  form_id: '018f2b1e-0000-7000-8000-000000000002',
  form_title: 'Bijstand',
  choices: {
    form_id: '018f2b1e-0000-7000-8000-000000000002',
    format: 'csv',
    filter: {},
    search: '',
    fields: null,
    values: 'labels',
    language: 'nl',
    row_field: null,
    is_unmasked: false,
  },
  frequency: 'weekly',
  weekday: 1,
  month_day: 1,
  hour: 7,
  period: 'previous',
  target: { kind: 'drop', provider: 'bucket', folder: '' },
  owner: { id: '018f2b1e-0000-7000-8000-000000000003', name: 'Noor de Vries' },
  is_own: true,
  is_paused: false,
  stopped: null,
  next_run_at: '2026-11-30T06:00:00.000Z',
  last_run: {
    export_id: '018f2b1e-0000-7000-8000-000000000004',
    created_at: '2026-11-23T06:00:00.000Z',
    status: 'available',
    failure: null,
    consent: null,
    row_count: 12,
    file_name: 'Bijstand.csv',
    can_download: true,
    drop: { state: 'failed', error: 'no_access' },
  },
};

function open(members: Partial<ExportSchedule> = {}) {
  vi.spyOn(api, 'listExportSchedules').mockResolvedValue({ data: [{ ...schedule, ...members }] });
  vi.spyOn(api, 'listExportTargets').mockResolvedValue({
    data: [{ id: 'bucket', name: 'Archief' }],
  });
  renderRoute([{ path: '*', Component: SchedulesSection }], '/');
}

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

const when = 'Bijstand, elke maandag om 07:00';

test('a scheduled export says when and where it goes, and what became of the last one', async () => {
  open();
  expect(await screen.findByText(/CSV, elke maandag om 07:00, naar Archief/)).toBeDefined();
  expect(screen.getByText(/Volgende keer:/)).toBeDefined();
  expect(screen.getByText('Niet geleverd')).toBeDefined();
  expect(screen.getByText(/we mogen bij de ontvanger geen bestanden neerzetten/)).toBeDefined();
  expect(screen.getByText(/12 inzendingen/)).toBeDefined();
});

test('its owner pauses it, and makes it now', async () => {
  open();
  const pause = vi
    .spyOn(api, 'setExportSchedulePaused')
    .mockResolvedValue({ data: { ...schedule, is_paused: true, next_run_at: null } });
  const run = vi.spyOn(api, 'runExportSchedule').mockResolvedValue({ data: schedule });
  fireEvent.click(await screen.findByRole('button', { name: `Pauzeren: ${when}` }));
  await waitFor(() => expect(pause.mock.calls[0]?.[0].body).toEqual({ is_paused: true }));
  fireEvent.click(await screen.findByRole('button', { name: `Nu maken: ${when}` }));
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
});

test('its owner changes when and where to', async () => {
  open();
  const save = vi.spyOn(api, 'updateExportSchedule').mockResolvedValue({ data: schedule });
  fireEvent.click(await screen.findByRole('button', { name: `Wijzigen: ${when}` }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByLabelText('Een e-mail met een link'));
  fireEvent.change(dialog.getByLabelText(/Ook naar deze mailbox/), {
    target: { value: 'team@gemeente.example' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() =>
    expect(save.mock.calls[0]?.[0].body).toEqual({
      frequency: 'weekly',
      weekday: 1,
      month_day: 1,
      hour: 7,
      period: 'previous',
      target: { kind: 'mail', mailbox: 'team@gemeente.example' },
    }),
  );
});

test('a colleague sees it and downloads its file, and changes nothing', async () => {
  open({ is_own: false, stopped: 'not_allowed', next_run_at: null });
  expect(await screen.findByText(/van Noor de Vries/)).toBeDefined();
  expect(screen.getByText(/Deze export is gestopt/)).toBeDefined();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Downloaden',
  ]);
});
