import type { Notification } from '@form-builder/core/contract/staff/users/notifications.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { NotificationBell } from './notification-bell.tsx';

const asOf = '2026-11-20T09:00:00.000Z';
const waiting: Notification = {
  id: 'proposal:1',
  kind: 'proposal_waiting',
  subject: 'Parkeren',
  subject_id: '018f2b1e-0000-7000-8000-000000000001',
  form_id: null,
  environment: 'production',
  count: null,
  due_on: null,
  failure: null,
  at: asOf,
  is_read: false,
};
const failed: Notification = { ...waiting, id: 'x:2', kind: 'export_failed', is_read: true };

function open(...data: Notification[]) {
  const list = vi.spyOn(api, 'listNotifications').mockResolvedValue({
    data,
    as_of: asOf,
    maintenance: null,
  });
  const read = vi.spyOn(api, 'readNotifications').mockResolvedValue({ data: { unread: 0 } });
  renderRoute([{ path: '*', Component: NotificationBell }], '/');
  return { list, read };
}

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test('the bell counts what is unread, and its list leads to it', async () => {
  const { read } = open(waiting, failed);
  fireEvent.click(await screen.findByRole('button', { name: 'Meldingen, 1 ongelezen' }));
  const link = await screen.findByRole('link', {
    name: /Ongelezen: Parkeren wacht op je beoordeling/,
  });
  expect(link.getAttribute('href')).toBe(`/forms/review/${waiting.subject_id}`);
  expect(screen.getByRole('link', { name: /^Je export van Parkeren is mislukt/ })).toBeDefined();
  fireEvent.click(link);
  await waitFor(() => expect(read.mock.calls[0]?.[0]).toEqual({ body: { id: waiting.id } }));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

test('money that needs somebody leads to its submission', async () => {
  const kind = 'payment_differs';
  open({ ...waiting, kind, form_id: 'form', subject_id: 'sent', environment: null });
  fireEvent.click(await screen.findByRole('button', { name: 'Meldingen, 1 ongelezen' }));
  const link = await screen.findByRole('link', {
    name: /Parkeren: er is een ander bedrag betaald/,
  });
  expect(link.getAttribute('href')).toBe('/forms/form/submissions/sent');
});

test('all are marked as read up to the moment of the list', async () => {
  const { read } = open(waiting);
  fireEvent.click(await screen.findByRole('button', { name: 'Meldingen, 1 ongelezen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Alles gelezen' }));
  await waitFor(() => expect(read.mock.calls[0]?.[0]).toEqual({ body: { until: asOf } }));
});

test('the use of the emergency account leads to the account', async () => {
  open({ ...waiting, kind: 'emergency_account_used', subject: 'Rosa Wortelboer', count: 2 });
  fireEvent.click(await screen.findByRole('button', { name: 'Meldingen, 1 ongelezen' }));
  const link = await screen.findByRole('link', {
    name: /Het noodaccount Rosa Wortelboer is gebruikt: 2 keer ingelogd in 30 dagen/,
  });
  expect(link.getAttribute('href')).toBe(`/users/${waiting.subject_id}`);
});

test('without notifications the list says what it is for', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Meldingen' }));
  expect(await screen.findByText(/^Er zijn geen meldingen/)).toBeDefined();
});
