import type { Environment } from '@form-builder/core/contract/staff/settings/environments.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { EnvironmentSettings } from './environment-settings.tsx';

beforeAll(prepareScreens);
afterEach(() => vi.restoreAllMocks());

const environment = (sort_order: number, members: Partial<Environment>): Environment => ({
  id: 'development',
  name: 'Ontwikkel',
  sort_order,
  is_enabled: true,
  is_editable: true,
  created_at: '2026-11-19T18:04:00.000Z',
  updated_at: '2026-11-19T18:04:00.000Z',
  ...members,
});

test('says in which environments a version can still be changed, in their order', async () => {
  const data = [
    environment(1, {}),
    environment(4, { id: 'production', name: 'Productie', is_editable: false }),
  ];
  const meta = { total: 2, is_total_exact: true, page: 1, limit: 999, from: 1, to: 2 };
  vi.spyOn(api, 'listEnvironments').mockResolvedValue({ data, meta });
  renderRoute([{ path: '/', Component: EnvironmentSettings }], '/');
  const groups = await screen.findAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Ontwikkel',
    'Productie',
  ]);
  const [first, last] = groups.map((group) => within(group));
  expect(first?.getByText('Een versie die hier staat, kun je nog wijzigen.')).not.toBeNull();
  expect(last?.getByText(/ligt vast/)).not.toBeNull();
});

test('moves an environment with the keyboard, keeps the focus on it, and saves the order at once', async () => {
  const data = [
    environment(1, {}),
    environment(2, { id: 'test', name: 'Test', is_editable: false }),
    environment(3, { id: 'acceptance', name: 'Acceptatie', is_editable: false }),
    environment(4, { id: 'production', name: 'Productie', is_editable: false }),
  ];
  const meta = { total: 4, is_total_exact: true, page: 1, limit: 999, from: 1, to: 4 };
  vi.spyOn(api, 'listEnvironments').mockResolvedValue({ data, meta });
  const order = vi.spyOn(api, 'orderEnvironments').mockResolvedValue({ data });
  const update = vi.spyOn(api, 'updateEnvironment');
  renderRoute([{ path: '/', Component: EnvironmentSettings }], '/');
  const up = await screen.findByRole('button', { name: 'Test omhoog' });
  up.focus();
  fireEvent.click(up);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Test omlaag' }));
  expect(screen.getByText('Test staat nu op plaats 1 van 4.')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Productie omhoog' }));
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => {
    expect(order).toHaveBeenCalledWith({
      body: { environments: ['test', 'development', 'production', 'acceptance'] },
    });
  });
  expect(update).not.toHaveBeenCalled();
});
