import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { setSignIn } from '../session/current-sign-in.ts';
import { sessionState } from '../session/session-state.ts';
import type { SignIn } from '../session/sign-in.ts';
import { prepareScreens, renderScreen, signInWith } from '../testing/render-screen.tsx';
import { keepSession } from './keep-session.ts';
import { announceSignIn } from './resume-session.ts';
import { SessionEnded } from './session-ended.tsx';
import { SessionWarningDialog } from './session-warning.tsx';

const trySilently = vi.fn<() => Promise<boolean>>();
const signIn: SignIn = {
  trySilently,
  leaveForLogin: () => Promise.resolve(),
  finish: () => Promise.resolve('/'),
  accessToken: () => 'token',
  expiresInSeconds: () => 600,
  renew: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};
const answer = (idle: number, total: number) => ({
  data: { idle_seconds_left: idle, seconds_left: total, warning_seconds: 300 },
});

beforeAll(() => {
  prepareScreens();
  setSignIn(signIn);
});
beforeEach(() => signInWith([]));
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(sessionState, { warning: null, isSessionEnded: false, user: null });
});

test('warns before a session without activity ends, and “Blijf ingelogd” extends it', async () => {
  const read = vi.spyOn(api, 'readSessionTimes').mockResolvedValue(answer(240, 9000));
  renderScreen(<SessionWarningDialog />);
  keepSession(signIn);
  expect(await screen.findByRole('dialog', { name: 'Ben je er nog?' })).toBeDefined();
  expect(screen.getByText(/Over 4 minuten log je automatisch uit/)).toBeDefined();
  read.mockResolvedValue(answer(1800, 9000));
  fireEvent.click(screen.getByRole('button', { name: 'Blijf ingelogd' }));
  await waitFor(() => expect(sessionState.warning).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('warns once before the session ends in any case', async () => {
  vi.spyOn(api, 'readSessionTimes').mockResolvedValue(answer(1800, 40));
  renderScreen(<SessionWarningDialog />);
  keepSession(signIn);
  expect(await screen.findByText(/Over 1 minuut log je automatisch uit/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Verder werken' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionState.warning?.reason).toBe('total');
});

test('an ended session continues when the same person signs in in another window', async () => {
  trySilently.mockResolvedValue(true);
  vi.spyOn(api, 'readSessionTimes').mockResolvedValue(answer(1800, 9000));
  const { user } = sessionState;
  if (user === null) throw new Error('Nobody is signed in.');
  vi.spyOn(api, 'listUsers').mockResolvedValue({
    data: [{ ...user, roles: [], groups: [], permissions: [] }],
    meta: { total: 1, is_total_exact: true, page: 1, limit: 1, from: 1, to: 1 },
  });
  const open = vi.spyOn(window, 'open').mockReturnValue(window);
  sessionState.isSessionEnded = true;
  renderScreen(<SessionEnded />);
  fireEvent.click(await screen.findByRole('button', { name: 'Opnieuw inloggen' }));
  expect(open.mock.calls[0]?.[0]).toBe('/signed-in');
  announceSignIn();
  await waitFor(() => expect(sessionState.isSessionEnded).toBe(false));
  expect(sessionState.user?.name).toBe('Noor');
});

test('says so when nobody is signed in yet', async () => {
  trySilently.mockResolvedValue(false);
  sessionState.isSessionEnded = true;
  renderScreen(<SessionEnded />);
  await screen.findByRole('button', { name: 'Opnieuw inloggen' });
  announceSignIn();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(sessionState.isSessionEnded).toBe(true);
});
