import type { Role } from '@form-builder/core/contract/staff/users/roles.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { loadTexts } from '../languages/languages.ts';
import { onOnePage } from '../testing/on-one-page.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { RoleSettings } from './role-settings.tsx';

const at = '2026-11-20T08:00:00.000Z';
const role = (name: string, members: Partial<Role>): Role => ({
  id: name,
  slug: name,
  name,
  permissions: ['form-read'],
  origin: 'hand',
  copied_from: null,
  users: 0,
  groups: 0,
  created_at: at,
  updated_at: at,
  ...members,
});
const roles = [
  role('Behandelaar', { origin: 'product' }),
  role('Balie', {}),
  role('Avond', { origin: 'copy', copied_from: 'Balie oud' }),
];

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
});
afterEach(() => {
  vi.restoreAllMocks();
});

function open() {
  signInWith(['users-roles', 'form-read']);
  vi.spyOn(api, 'listRoles').mockResolvedValue(onOnePage(roles));
  renderRoute([{ path: '/', Component: RoleSettings }], '/');
}

test('the list says where each role comes from', async () => {
  open();
  const row = async (name: string) => {
    const cell = await screen.findByText(name);
    return cell.closest('tr')?.textContent;
  };
  expect(await row('Behandelaar')).toContain('Standaardrol');
  expect(await row('Balie')).toContain('Zelf gemaakt');
  expect(await row('Avond')).toContain('Kopie van Balie oud');
});

test('a copy is sent and shown as a copy of its role', async () => {
  open();
  const create = vi.spyOn(api, 'createRole').mockResolvedValue({ data: roles[2] ?? expect.fail() });
  const row = (await screen.findByText('Balie')).closest('tr') ?? expect.fail();
  fireEvent.click(within(row).getByRole('button'));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Kopie maken' }));
  const panel = await screen.findByRole('dialog', { name: 'Nieuwe rol' });
  expect(within(panel).getByText('Kopie van Balie')).not.toBeNull();
  fireEvent.click(within(panel).getByRole('button', { name: 'Opslaan' }));
  await waitFor(() =>
    expect(create).toHaveBeenCalledWith({
      body: { name: 'Kopie van Balie', permissions: ['form-read'], copy_of: 'Balie' },
    }),
  );
});

test('the list is one page at a time, and the server searches it', async () => {
  signInWith(['users-roles']);
  const list = vi.spyOn(api, 'listRoles').mockResolvedValue(onOnePage(roles, 1000));
  renderRoute([{ path: '/', Component: RoleSettings }], '/');
  expect(await screen.findByText('1 - 3 van 1.000')).not.toBeNull();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Zoek een rol' }), {
    target: { value: 'balie' },
  });
  await waitFor(() =>
    expect(list.mock.lastCall?.[0]?.query).toMatchObject({ search: 'balie', page: '1' }),
  );
});
