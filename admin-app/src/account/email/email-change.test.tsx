import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { EmailScreen } from '../../password/email-screen.tsx';
import { sessionState } from '../../session/session-state.ts';
import { prepareScreens, renderScreen, signInWith } from '../../testing/render-screen.tsx';
import { EmailChange } from './email-change.tsx';

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
  location.hash = '';
});

test('a user asks for another address with the password, and reads what happens next', async () => {
  signInWith([]);
  const ask = vi.spyOn(api, 'requestEmailChange').mockResolvedValue(undefined);
  renderScreen(<EmailChange />);
  fireEvent.click(screen.getByRole('button', { name: 'E-mailadres wijzigen' }));
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Link sturen' }));
  submit();
  expect(screen.getByText('Vul een e-mailadres in.')).not.toBeNull();
  expect(ask).not.toHaveBeenCalled();
  const fill = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  fill(/^Nieuw e-mailadres/, ' noor@gemeente.example ');
  fill(/^Huidig wachtwoord/, 'Oud-Wachtwoord-1');
  submit();
  const status = screen.getByRole('status');
  await vi.waitFor(() => expect(status.textContent).toContain('noor@gemeente.example'));
  expect(document.activeElement).toBe(status);
  expect(ask).toHaveBeenCalledWith({
    body: { email: 'noor@gemeente.example', password_current: 'Oud-Wachtwoord-1' },
  });
});

test('a cancelled change gives the focus back to its button', () => {
  signInWith([]);
  renderScreen(<EmailChange />);
  fireEvent.click(screen.getByRole('button', { name: 'E-mailadres wijzigen' }));
  fireEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'E-mailadres wijzigen' }));
});

test('a user of an external provider changes it there', () => {
  signInWith([]);
  if (sessionState.user !== null) sessionState.user = { ...sessionState.user, has_password: false };
  renderScreen(<EmailChange />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a mailed link confirms by a press, not when it is opened', async () => {
  location.hash = '#sleutel';
  const confirm = vi
    .spyOn(api, 'confirmEmailChange')
    .mockResolvedValue({ data: { email: 'noor@gemeente.example' } });
  renderScreen(<EmailScreen />);
  expect(confirm).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'E-mailadres bevestigen' }));
  expect(await screen.findByText('Je logt voortaan in met noor@gemeente.example.')).not.toBeNull();
  expect(confirm).toHaveBeenCalledWith({ body: { key: 'sleutel' } });
});
