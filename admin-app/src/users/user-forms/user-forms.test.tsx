import type { UserForms as Found } from '@form-builder/core/contract/staff/users/user-forms.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { loadTexts } from '../../languages/languages.ts';
import { buildUser } from '../../testing/build-user.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../../testing/render-screen.tsx';
import { UserActions } from '../user-actions.tsx';
import { UserForms } from './user-forms.tsx';

const user = buildUser({ id: '018f2b1e-0000-7000-8000-000000000102', name: 'Bo Bos' });
const form = (at: number, name: string) => ({
  id: `018f2b1e-0000-7000-8000-00000000020${String(at)}`,
  name,
  type: 'form' as const,
});
const found: Found = {
  data: [
    { form: form(1, 'Kapvergunning'), role: 'owner', group: null, is_only_owner: true },
    { form: form(2, 'Melding'), role: 'viewer', group: 'Balie', is_only_owner: false },
  ],
  meta: { hidden: 2, hidden_only_owner: 1 },
};

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
});
beforeEach(() => {
  queryClient.clear();
  signInWith(['users-roles', 'users-all', 'form-read']);
  vi.spyOn(api, 'listUserForms').mockResolvedValue(found);
});
afterEach(() => vi.restoreAllMocks());

const show = () => renderRoute([{ path: '/', element: <UserForms user={user} /> }], '/');
const itemOf = async (name: string) =>
  (await screen.findByText(name)).closest('li') ?? document.body;

test('lists the forms with the role, where it comes from, and the number of hidden ones', async () => {
  show();
  expect(within(await itemOf('Kapvergunning')).getByText('Eigenaar · enige eigenaar')).toBeTruthy();
  const report = await itemOf('Melding');
  expect(within(report).getByText('Lezer via groep Balie')).toBeTruthy();
  expect(within(report).queryByRole('button')).toBeNull();
  expect(screen.getByText('En van 2 formulieren die jij niet mag zien.')).toBeTruthy();
});

test('a membership is withdrawn after a question', async () => {
  const withdraw = vi.spyOn(api, 'withdrawUserForm').mockResolvedValue(undefined);
  show();
  const name = 'Lidmaatschap van Kapvergunning intrekken';
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: `${name}?` });
  expect(withdraw).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Intrekken' }));
  const params = { id: user.id, form_id: form(1, '').id };
  await waitFor(() => expect(withdraw).toHaveBeenCalledWith({ params }));
});

test('who does not give rights withdraws nothing', async () => {
  signInWith(['users-all', 'form-read']);
  show();
  await screen.findByText('Kapvergunning');
  expect(screen.queryByRole('button')).toBeNull();
});

test('switching a user off names the forms that lose their only owner', async () => {
  renderRoute([{ path: '/', element: <UserActions user={user} /> }], '/');
  fireEvent.click(screen.getByRole('button', { name: 'Uitschakelen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bo Bos uitschakelen?' });
  const items = await within(dialog).findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Kapvergunning',
    '1 formulier dat jij niet mag zien',
  ]);
});
