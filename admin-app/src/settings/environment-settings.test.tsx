import type { Environment } from '@form-builder/core/contract/staff/settings/environments.ts';
import { screen, within } from '@testing-library/react';
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
