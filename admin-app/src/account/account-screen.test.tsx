import type { StaffSession } from '@form-builder/core/contract/staff/users/sessions.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { prepareScreens, renderScreen } from '../testing/render-screen.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';

const session = (id: string, changes: Partial<StaffSession> = {}): StaffSession => ({
  id,
  browser: 'Firefox',
  system: 'Windows',
  network: '203.0.113.7',
  signed_in_at: '2026-11-20T08:00:00.000Z',
  active_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-20T20:00:00.000Z',
  is_current: false,
  ...changes,
});

const listOf = (data: StaffSession[]) => ({
  data,
  meta: { total: data.length, is_total_exact: true, page: 1, limit: 25, from: 1, to: 1 },
});

beforeAll(prepareScreens);
beforeEach(() => queryClient.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

test('other devices can be logged out, this one cannot', async () => {
  const current = session('1', { is_current: true });
  const phone = session('2', { browser: 'Safari', system: 'iOS' });
  vi.spyOn(api, 'listOwnSessions').mockResolvedValue(listOf([current, phone]));
  const end = vi.spyOn(api, 'endOwnSession').mockResolvedValue(undefined);
  renderScreen(<SessionsSection />);
  const [here, elsewhere] = await screen.findAllByRole('listitem');
  expect(here?.textContent).toContain('Firefox op Windows');
  expect(here?.textContent).toContain('Dit apparaat');
  expect(here && within(here).queryByRole('button')).toBeNull();
  if (!elsewhere) throw new Error('The phone is not listed');
  fireEvent.click(within(elsewhere).getByRole('button', { name: 'Uitloggen: Safari' }));
  await waitFor(() => expect(end).toHaveBeenCalledWith({ params: { id: '2' } }));
  const heading = screen.getByRole('heading', { name: 'Waar je bent ingelogd' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('without other devices there is nothing to log out of', async () => {
  const only = session('1', { is_current: true, browser: null, system: null });
  vi.spyOn(api, 'listOwnSessions').mockResolvedValue(listOf([only]));
  renderScreen(<SessionsSection />);
  expect((await screen.findByRole('listitem')).textContent).toContain('Onbekend apparaat');
  expect(screen.queryByRole('button', { name: 'Overal anders uitloggen' })).toBeNull();
});

const factor = { has_totp: false, has_passkey: false, is_required: false, recovery_codes_left: 0 };

test('a new password is sent with the current one; a weak one is not sent', async () => {
  vi.spyOn(api, 'readSecondFactor').mockResolvedValue({ data: { ...factor, has_password: true } });
  const change = vi.spyOn(api, 'changePassword').mockResolvedValue(undefined);
  renderScreen(<PasswordSection />);
  fireEvent.click(await screen.findByRole('button', { name: 'Wachtwoord wijzigen' }));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
  type(/^Huidig wachtwoord/, 'Oud-Wachtwoord-2026');
  type(/^Nieuw wachtwoord/, 'kort');
  type(/^Herhaal/, 'kort');
  save();
  expect(await screen.findByText('Dit wachtwoord is nog niet goed genoeg.')).not.toBeNull();
  expect(change).not.toHaveBeenCalled();
  type(/^Nieuw wachtwoord/, 'Nieuw-Wachtwoord-2026');
  type(/^Herhaal/, 'Nieuw-Wachtwoord-2026');
  save();
  await waitFor(() =>
    expect(change).toHaveBeenCalledWith({
      body: { password: 'Nieuw-Wachtwoord-2026', password_current: 'Oud-Wachtwoord-2026' },
    }),
  );
  const reopen = await screen.findByRole('button', { name: 'Wachtwoord wijzigen' });
  expect(document.activeElement).toBe(reopen);
});

test('users of an external provider change their password there', async () => {
  vi.spyOn(api, 'readSecondFactor').mockResolvedValue({ data: { ...factor, has_password: false } });
  renderScreen(<PasswordSection />);
  await waitFor(() => expect(api.readSecondFactor).toHaveBeenCalled());
  expect(screen.queryByRole('heading', { name: 'Wachtwoord' })).toBeNull();
});
