import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { buildUser } from '../testing/build-user.ts';
import { onOnePage } from '../testing/on-one-page.ts';
import { prepareScreens, renderScreen, signInWith } from '../testing/render-screen.tsx';
import { InviteUserPanel } from './invite-user-panel.tsx';

const at = '2026-11-20T08:00:00.000Z';
const role = (name: string) => ({
  id: name,
  slug: name,
  name,
  permissions: [],
  origin: 'hand' as const,
  copied_from: null,
  users: 0,
  groups: 0,
  created_at: at,
  updated_at: at,
});
const group = (name: string) => ({
  id: name,
  name,
  roles: [],
  members: [],
  created_at: at,
  updated_at: at,
});

beforeAll(prepareScreens);
beforeEach(() => {
  queryClient.clear();
  signInWith(['users-all', 'users-roles']);
  vi.spyOn(api, 'listGroups').mockResolvedValue(onOnePage([group('Burgerzaken')]));
});
afterEach(() => vi.restoreAllMocks());

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

test('an invitation gives roles that a search finds, and groups', async () => {
  const list = vi
    .spyOn(api, 'listRoles')
    .mockImplementation((input) =>
      Promise.resolve(
        input?.query?.search === 'bal'
          ? onOnePage([role('Balie')])
          : onOnePage([role('Archief'), role('Avond')], 1000),
      ),
    );
  const create = vi.spyOn(api, 'createUser').mockResolvedValue({ data: buildUser() });
  renderScreen(<InviteUserPanel isOpen onClose={() => undefined} />);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Archief' }));
  const roles = within(screen.getByRole('group', { name: 'Rollen' }));
  fireEvent.change(roles.getByRole('searchbox', { name: 'Zoek een rol' }), {
    target: { value: 'bal' },
  });
  fireEvent.click(await roles.findByRole('checkbox', { name: 'Balie' }));
  // What was chosen stays in view, also when the search does not find it.
  expect(roles.getByRole('checkbox', { name: 'Archief', checked: true })).not.toBeNull();
  expect(roles.queryByRole('checkbox', { name: 'Avond' })).toBeNull();
  expect(list.mock.calls.every(([input]) => input?.query?.limit === '20')).toBe(true);
  const groups = within(screen.getByRole('group', { name: 'Groepen' }));
  expect(groups.queryByRole('searchbox')).toBeNull();
  fireEvent.click(groups.getByRole('checkbox', { name: 'Burgerzaken' }));
  type(/^E-mailadres/, 'nieuw@voorbeeld.nl');
  type(/^Voornaam/, 'Nora');
  type(/^Achternaam/, 'Nieuw');
  fireEvent.click(screen.getByRole('button', { name: 'Uitnodigen' }));
  await waitFor(() =>
    expect(create.mock.lastCall?.[0].body).toEqual({
      email: 'nieuw@voorbeeld.nl',
      first_name: 'Nora',
      last_name: 'Nieuw',
      position: null,
      role_ids: ['Archief', 'Balie'],
      group_ids: ['Burgerzaken'],
    }),
  );
});
