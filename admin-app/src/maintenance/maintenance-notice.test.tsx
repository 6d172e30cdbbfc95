import type { Maintenance } from '@form-builder/core/contract/staff/users/notifications.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { LazyMaintenanceNotice } from '../frame/lazy-maintenance-notice.tsx';
import { notificationsQuery } from '../notifications/notifications-query.ts';
import { prepareScreens, renderScreen } from '../testing/render-screen.tsx';
import { maintenanceState } from './maintenance-state.ts';

const start = new Date(2026, 11, 1, 22).getTime();
const maintenance: Maintenance = {
  starts_at: new Date(start).toISOString(),
  ends_at: new Date(start + 90 * 60_000).toISOString(),
  text: 'We plaatsen een nieuwe versie.',
};

const answer = (current: Maintenance | null) => ({
  data: [],
  as_of: maintenance.starts_at,
  maintenance: current,
});
const announce = (current: Maintenance | null) => {
  vi.spyOn(api, 'listNotifications').mockResolvedValue(answer(current));
};
const notice = () => screen.findByText(/Gepland onderhoud/);

beforeAll(prepareScreens);
beforeEach(() => {
  vi.useFakeTimers({ now: start - 3_600_000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  maintenanceState.hidden = null;
});

test('announces maintenance in the language and the time of the user, with the text of the operator', async () => {
  announce(maintenance);
  renderScreen(<LazyMaintenanceNotice />);
  const text = (await notice()).textContent;
  expect(text).toMatch(/^Gepland onderhoud: 1 december 2026.* 22:00\s?[–-]\s?23:30\./);
  expect(text).toContain('We plaatsen een nieuwe versie.');
  expect(screen.getByRole('status').textContent).toContain('Gepland onderhoud');
});

test('goes when it has ended, in a tab that stays open', async () => {
  vi.useFakeTimers({ now: start - 3_600_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
  announce(maintenance);
  renderScreen(<LazyMaintenanceNotice />);
  await notice();
  act(() => {
    vi.setSystemTime(start + 90 * 60_000);
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.queryByText(/Gepland onderhoud/)).toBeNull();
});

test('is hidden by the user until something else is announced', async () => {
  announce(maintenance);
  const queries = renderScreen(
    <>
      <LazyMaintenanceNotice />
      <main id="main" tabIndex={-1} />
    </>,
  );
  await notice();
  fireEvent.click(screen.getByRole('button', { name: 'Melding verbergen' }));
  await waitFor(() => expect(screen.queryByText(/Gepland onderhoud/)).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
  const later = { ...maintenance, text: 'Het wordt later.' };
  act(() => void queries.setQueryData(notificationsQuery.queryKey, answer(later)));
  await waitFor(() => expect(screen.getByText(/Het wordt later/)).toBeDefined());
});

test('shows nothing when nothing is announced', async () => {
  announce(null);
  const queries = renderScreen(<LazyMaintenanceNotice />);
  await waitFor(() => expect(queries.getQueryData(notificationsQuery.queryKey)).toBeDefined());
  expect(screen.getByRole('status').textContent).toBe('');
});
