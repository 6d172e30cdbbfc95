import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Hold } from '@form-builder/core/contract/staff/submissions/holds.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { HoldsScreen } from './holds-screen.tsx';

const hold: Hold = {
  id: '018f2b1e-0000-7000-8000-000000000301',
  form: { id: '018f2b1e-0000-7000-8000-000000000302', name: 'Kapvergunning' },
  submission: { id: '018f2b1e-0000-7000-8000-000000000303', title: 'KV-000012' },
  reason: 'Bezwaar van de buren',
  ends_on: '2027-03-01',
  created_by: 'Noor',
  created_at: '2026-11-20T10:00:00.000Z',
  lifted_at: null,
  is_active: true,
  is_restriction: true,
};
const ofForm: Hold = {
  ...hold,
  id: '018f2b1e-0000-7000-8000-000000000304',
  submission: null,
  reason: 'Woo-verzoek',
  lifted_at: '2026-11-21T10:00:00.000Z',
  is_active: false,
  is_restriction: false,
};

beforeAll(prepareScreens);
beforeEach(() => queryClient.clear());
afterEach(() => vi.restoreAllMocks());

function open(address = '/', holds: Hold[] = [hold, ofForm], permissions: Permission[] = []) {
  signInWith(['submission-retention', ...permissions]);
  const meta = { total: holds.length, is_total_exact: true, page: 1, limit: 25, from: 1, to: 2 };
  const list = vi.spyOn(api, 'listHolds').mockResolvedValue({ data: holds, meta });
  renderRoute([{ path: '/', Component: HoldsScreen }], address);
  return () => list.mock.lastCall?.[0]?.query;
}
const rowOf = async (text: string) => {
  const [found] = await screen.findAllByText(text);
  return within(found?.closest('tr') ?? document.body);
};

test('lists what is held now, with reason, person and last day, without a barrier', async () => {
  const asked = open('/', undefined, ['submission-read']);
  const row = await rowOf('Bezwaar van de buren');
  expect(row.getByRole('link', { name: 'KV-000012' }).getAttribute('href')).toBe(
    `/forms/${hold.form.id}/submissions/${hold.submission?.id ?? ''}`,
  );
  expect(row.getByText('Noor')).toBeTruthy();
  expect(row.getByText('1 mrt 2027')).toBeTruthy();
  expect(row.getAllByText(/^beperkt op verzoek/).length).toBeGreaterThan(0);
  const ended = await rowOf('Woo-verzoek');
  expect(ended.getByText('alle inzendingen')).toBeTruthy();
  expect(ended.getByText('Opgeheven')).toBeTruthy();
  expect(ended.queryByRole('button')).toBeNull();
  expect(asked()).toMatchObject({ filter: { is_active: 'true' }, sort: 'ends_on' });
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a submission is no link for who may not read it; what ended is shown on request', async () => {
  const asked = open('/?filter[shown]=all');
  const row = await rowOf('KV-000012');
  expect(row.queryByRole('link')).toBeNull();
  expect(asked()?.filter).toBeUndefined();
});

test('a hold is ended after a question in words', async () => {
  const lift = vi.spyOn(api, 'liftHold').mockResolvedValue(undefined);
  open();
  fireEvent.click((await rowOf('KV-000012')).getByRole('button'));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Opheffen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vasthouden opheffen?' });
  expect(within(dialog).getByText(/Bezwaar van de buren/)).toBeTruthy();
  expect(lift).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Opheffen' }));
  await waitFor(() => expect(lift.mock.calls).toEqual([[{ params: { id: hold.id } }]]));
});

test('without holds it says where to make one, and leads to what ended', async () => {
  const asked = open('/', []);
  expect(await screen.findByText('Niets vastgehouden')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Bekijk wat voorbij is' }));
  await waitFor(() => expect(asked()?.filter).toBeUndefined());
});
