import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { loadTexts } from '../languages/languages.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { RemoveUserPhoto } from './remove-user-photo.tsx';

const user = { id: '018f2b1e-0000-7000-8000-000000000101', name: 'Anna Aalbers' };

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
  signInWith(['users-all']);
});
afterEach(() => vi.restoreAllMocks());

/** The button reads these two of a user. */
const open = () =>
  renderRoute([{ path: '/', element: <RemoveUserPhoto user={user as User} /> }], '/');

test('removes a photo after a confirmation, and then is not there', async () => {
  const photos = [{ user_id: user.id, version: '0123456789abcdef' }];
  vi.spyOn(api, 'listPhotos').mockImplementation(() => Promise.resolve({ data: [...photos] }));
  const remove = vi.spyOn(api, 'removeUserPhoto').mockImplementation(() => {
    photos.length = 0;
    return Promise.resolve(undefined);
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Foto verwijderen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Foto van Anna Aalbers verwijderen?' });
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
  await waitFor(() => expect(remove).toHaveBeenCalledWith({ params: { id: user.id } }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Foto verwijderen' })).toBeNull(),
  );
});
