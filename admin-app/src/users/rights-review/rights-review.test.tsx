import type { ReviewedRights } from '@form-builder/core/contract/staff/users/rights-review.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { loadTexts } from '../../languages/languages.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../../testing/render-screen.tsx';
import { RightsReview } from './rights-review.tsx';

const rights = (at: number, members: Partial<ReviewedRights>): ReviewedRights => ({
  id: `018f2b1e-0000-7000-8000-00000000010${String(at)}`,
  name: 'Anna Aalbers',
  email: 'anna@demo.example',
  is_root: false,
  roles: ['Ontwerper'],
  groups: [],
  forms: { owner: 0, editor: 0, viewer: 0 },
  seen_at: null,
  added_at: '2025-11-01T10:00:00Z',
  confirmed_at: null,
  confirmed_by: null,
  is_due: true,
  ...members,
});
const anna = rights(1, {
  groups: [{ name: 'Balie', roles: ['Behandelaar'] }],
  forms: { owner: 1, editor: 0, viewer: 3 },
});
const bo = rights(2, { name: 'Bo Bos', email: 'bo@demo.example' });
const confirmed = rights(3, {
  name: 'Cas Cornelis',
  is_due: false,
  confirmed_at: '2026-10-01T10:00:00Z',
  confirmed_by: 'Anna Aalbers',
});

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
  signInWith(['users-roles', 'users-all']);
});
afterEach(() => vi.restoreAllMocks());

const open = (at = '/') => {
  vi.spyOn(api, 'listReviewedRights').mockResolvedValue({ data: [anna, bo, confirmed] });
  renderRoute([{ path: '/', Component: RightsReview }], at);
};

test('shows who is due, with the roles that groups give, and how far the review is', async () => {
  open();
  const row = (await screen.findByText('Anna Aalbers')).closest('tr') ?? document.body;
  expect(within(row).getByText('Behandelaar (groep Balie)')).toBeTruthy();
  expect(within(row).getByText('Eigenaar van 1 formulier')).toBeTruthy();
  expect(within(row).getByText('Lezer van 3 formulieren')).toBeTruthy();
  expect(screen.getByText('Nog 2 van 3 te controleren')).toBeTruthy();
  expect(screen.queryByText('Cas Cornelis')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Alle' }));
  expect(await screen.findByText('Cas Cornelis')).toBeTruthy();
  expect(screen.getByText('door Anna Aalbers')).toBeTruthy();
});

test('several are confirmed at once', async () => {
  const confirm = vi.spyOn(api, 'confirmRights').mockResolvedValue(undefined);
  open();
  await screen.findByText('Bo Bos');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Alles op deze pagina kiezen' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bevestigen' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
  expect(confirm.mock.calls.map(([{ params }]) => params.id)).toEqual([anna.id, bo.id]);
});

test('withdrawing is asked first', async () => {
  const withdraw = vi.spyOn(api, 'withdrawRights').mockResolvedValue(undefined);
  open();
  const row = (await screen.findByText('Bo Bos')).closest('tr') ?? document.body;
  fireEvent.click(within(row).getByRole('button', { name: 'Acties' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rechten intrekken' }));
  expect(withdraw).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('dialog', { name: 'Alle rechten van Bo Bos intrekken?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Rechten intrekken' }));
  await waitFor(() => expect(withdraw).toHaveBeenCalledWith({ params: { id: bo.id } }));
});
