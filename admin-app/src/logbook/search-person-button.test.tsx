import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { OrganisationLogbook } from './logbook-area.tsx';

const pseudonym = '0123456789abcdef';

beforeAll(prepareScreens);
beforeEach(() => queryClient.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

function open(permissions: Permission[]) {
  signInWith(permissions);
  const meta = { total: 0, is_total_exact: true, page: 1, limit: 25, from: 0, to: 0 };
  const list = vi
    .spyOn(api, 'listLogbook')
    .mockResolvedValue({ data: [], meta: { ...meta, next_cursor: null } });
  vi.spyOn(api, 'getLogbookState').mockResolvedValue({ data: { check: null } });
  renderRoute([{ path: '/logboek', Component: OrganisationLogbook }], '/logboek');
  return list;
}
const button = () => screen.queryByRole('button', { name: 'Zoeken naar een persoon' });

test('a privacy officer finds the entries of a person; only the pseudonym is in the address', async () => {
  const search = vi.spyOn(api, 'searchLogbookPerson').mockResolvedValue({ data: { pseudonym } });
  const list = open(['audit-list', 'privacy-requests']);
  fireEvent.click(button() ?? document.body);
  fireEvent.change(await screen.findByRole('textbox', { name: 'BSN' }), {
    target: { value: '111222333' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Zoeken' }));
  await vi.waitFor(() =>
    expect(list.mock.lastCall?.[0]).toMatchObject({ query: { filter: { person: pseudonym } } }),
  );
  expect(search.mock.calls).toEqual([[{ body: { kind: 'bsn', value: '111222333' } }]]);
  expect(JSON.stringify(list.mock.calls)).not.toContain('111222333');
  expect(await screen.findByText(/01234567/)).not.toBeNull();
});

test('an empty search says what is missing, and searches nothing', async () => {
  const search = vi.spyOn(api, 'searchLogbookPerson');
  open(['audit-list', 'privacy-requests']);
  fireEvent.click(button() ?? document.body);
  fireEvent.change(await screen.findByRole('combobox', { name: 'Zoeken op' }), {
    target: { value: 'email' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Zoeken' }));
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(screen.getByText('Vul in naar wie je zoekt.')).not.toBeNull();
  expect(document.activeElement).toBe(input);
  expect(search).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: 'noor@voorbeeld.example' } });
  expect(screen.queryByText('Vul in naar wie je zoekt.')).toBeNull();
});

test('others do not see the search', async () => {
  open(['audit-list']);
  await screen.findByText('Nog niets gebeurd');
  expect(button()).toBeNull();
});
