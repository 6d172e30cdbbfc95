import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { activateLanguage, currentLanguage, loadTexts } from '../languages/languages.ts';
import { sessionState } from '../session/session-state.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { ProfileSection } from './profile-section.tsx';

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('screens');
});

test('users change their own name, position and language; the app follows', async () => {
  signInWith([]);
  const update = vi.spyOn(api, 'updateOwnProfile').mockImplementation(async () => {
    const { user } = sessionState;
    if (user === null) throw new Error('nobody is signed in');
    return Promise.resolve({ data: { ...user, last_name: 'Vermeer', locale: 'de' } });
  });
  renderRoute([{ path: '/', Component: ProfileSection }], '/');
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  await screen.findByText('Vul een achternaam in.');
  expect(update).not.toHaveBeenCalled();

  fireEvent.change(screen.getByRole('textbox', { name: 'Achternaam' }), {
    target: { value: 'Vermeer' },
  });
  fireEvent.click(screen.getByRole('combobox', { name: 'Taal van e-mails en scherm' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Deutsch', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(sessionState.user?.last_name).toBe('Vermeer'));
  expect(update).toHaveBeenCalledExactlyOnceWith({
    body: { first_name: 'Noor', last_name: 'Vermeer', position: null, locale: 'de' },
  });
  await waitFor(() => expect(currentLanguage()).toBe('de'));
  await activateLanguage('nl');
});
