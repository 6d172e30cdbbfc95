import type { UserGroup } from '@form-builder/core/contract/staff/users/groups.ts';
import type { Role } from '@form-builder/core/contract/staff/users/roles.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { onOnePage } from '../../testing/on-one-page.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../../testing/render-screen.tsx';
import { RoleSettings } from '../role-settings.tsx';
import { UserSettings } from '../user-settings.tsx';
import { GroupSettings } from './group-settings.tsx';

const at = '2026-11-20T08:00:00.000Z';
const role: Role = {
  id: 'r1',
  slug: 'handler',
  name: 'Behandelaar',
  permissions: ['submission-read'],
  origin: 'product',
  copied_from: null,
  users: 1,
  groups: 1,
  created_at: at,
  updated_at: at,
};
const group: UserGroup = {
  id: 'g1',
  name: 'Burgerzaken',
  roles: [{ id: 'r1', name: 'Behandelaar' }],
  members: [{ id: 'u1', name: 'Fatima Ontwerper', is_active: true }],
  created_at: at,
  updated_at: at,
};

beforeAll(prepareScreens);
beforeEach(() => {
  queryClient.clear();
  signInWith(['users-all', 'users-roles']);
  vi.spyOn(api, 'listRoles').mockResolvedValue(onOnePage([role]));
  vi.spyOn(api, 'listUsers').mockResolvedValue(onOnePage([]));
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('the list of roles leads to users only for who may list them', async () => {
  follow('/settings/roles');
  expect(await screen.findByRole('link', { name: '1 gebruiker' })).toBeTruthy();
  cleanup();
  signInWith(['users-roles']);
  follow('/settings/roles');
  expect(await screen.findByText('1 gebruiker')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a new group gets a name and roles', async () => {
  vi.spyOn(api, 'listGroups').mockResolvedValue(onOnePage([]));
  const create = vi.spyOn(api, 'createGroup').mockResolvedValue({ data: group });
  follow('/settings/groups');
  expect(await screen.findByText('Nog geen groepen')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Nieuwe groep' })[0] ?? document.body);
  fireEvent.change(await screen.findByRole('textbox', { name: /^Naam/ }), {
    target: { value: 'Burgerzaken' },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Behandelaar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  const body = { name: 'Burgerzaken', role_ids: ['r1'], user_ids: [] };
  await waitFor(() => expect(create).toHaveBeenCalledWith({ body }));
});

test('the number of members leads to the users of that group alone', async () => {
  vi.spyOn(api, 'listGroups').mockResolvedValue(onOnePage([group]));
  follow('/settings/groups');
  expect(await screen.findByText('Behandelaar')).toBeTruthy();
  fireEvent.click(await screen.findByRole('link', { name: '1 gebruiker' }));
  await waitFor(() => expect(filters()).toContainEqual({ group: 'g1' }));
});

test('the number of users of a role leads to the users with that role alone', async () => {
  vi.spyOn(api, 'listGroups').mockResolvedValue(onOnePage([group]));
  follow('/settings/roles');
  fireEvent.click(await screen.findByRole('link', { name: '1 gebruiker' }));
  await waitFor(() => expect(filters()).toContainEqual({ role: 'r1' }));
});

/** Opens a list from which a link leads to the list of users. */
function follow(address: string): void {
  const routes = [
    { path: '/settings/groups', Component: GroupSettings },
    { path: '/settings/roles', Component: RoleSettings },
    { path: '/settings/users', Component: UserSettings },
  ];
  renderRoute(routes, address);
}

/** The filters with which the users were asked for. */
const filters = () => vi.mocked(api.listUsers).mock.calls.map(([input]) => input?.query?.filter);
