import { ApiError } from '@form-builder/core/client/create-client.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { reportFailure } from '../../session/connection.ts';
import { sessionState } from '../../session/session-state.ts';
import { prepareScreens, renderScreen, signInWith } from '../../testing/render-screen.tsx';
import { RequiredPassword } from './required-password.tsx';

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
  sessionState.mustChangePassword = false;
});

const refusal = new ApiError(403, {
  type: 'about:blank',
  code: 'password_change_required',
  title: 'Nieuw wachtwoord nodig',
  status: 403,
  detail: '',
  message: '',
});

test('a refused call asks for a new password; work goes on once it is saved', async () => {
  const save = vi.spyOn(api, 'changePassword').mockResolvedValue(undefined);
  signInWith([]);
  reportFailure(refusal);
  expect(sessionState.mustChangePassword).toBe(true);
  renderScreen(<RequiredPassword />);
  const fill = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  expect(await screen.findByRole('dialog', { name: 'Kies een nieuw wachtwoord' })).toBeTruthy();
  fill(/^Huidig wachtwoord/, 'Oud-Wachtwoord-1');
  fill(/^Nieuw wachtwoord/, 'Nieuw-Wachtwoord-1');
  fill(/^Herhaal/, 'Nieuw-Wachtwoord-1');
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan en verdergaan' }));
  await waitFor(() => expect(sessionState.mustChangePassword).toBe(false));
  expect(save).toHaveBeenCalledWith({
    body: { password: 'Nieuw-Wachtwoord-1', password_current: 'Oud-Wachtwoord-1' },
  });
});

test('it cannot be closed, but a user can log out', async () => {
  renderScreen(<RequiredPassword />);
  const dialog = await screen.findByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Uitloggen' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Annuleren' })).toBeNull();
});
