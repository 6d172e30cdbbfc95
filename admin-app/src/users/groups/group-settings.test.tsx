import type { UserGroup } from '@form-builder/core/contract/staff/users/groups.ts';
import type { Role } from '@form-builder/core/contract/staff/users/roles.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { prepareScreens, renderScreen, signInWith } from '../../testing/render-screen.tsx';
import { GroupSettings } from './group-settings.tsx';

const at = '2026-11-20T08:00:00.000Z';
const role: Role = {
  id: 'r1',
  slug: 'handler',
  name: 'Behandelaar',
  permissions: ['submission-read'],
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
  vi.spyOn(api, 'listRoles').mockResolvedValue({ data: [role] });
  vi.spyOn(api, 'listUsers').mockResolvedValue({
    data: [],
    meta: { total: 0, is_total_exact: true, page: 1, limit: 20, from: 0, to: 0 },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a new group gets a name and roles', async () => {
  vi.spyOn(api, 'listGroups').mockResolvedValue({ data: [] });
  const create = vi.spyOn(api, 'createGroup').mockResolvedValue({ data: group });
  renderScreen(<GroupSettings />);
  expect(await screen.findByText('Nog geen groepen')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Nieuwe groep' })[0] ?? document.body);
  fireEvent.change(await screen.findByRole('textbox', { name: /^Naam/ }), {
    target: { value: 'Burgerzaken' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Behandelaar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  const body = { name: 'Burgerzaken', role_ids: ['r1'], user_ids: [] };
  await waitFor(() => expect(create).toHaveBeenCalledWith({ body }));
});

test('the list shows roles, and the members as a link to the users', async () => {
  vi.spyOn(api, 'listGroups').mockResolvedValue({ data: [group] });
  renderScreen(
    <MemoryRouter>
      <GroupSettings />
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', { name: '1 gebruiker' });
  expect(link.getAttribute('href')).toBe('/settings/users?group=g1');
  expect(screen.getByText('Behandelaar')).toBeTruthy();
});
