import type { Environment } from '@form-builder/core/contract/staff/settings/environments.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { prepareScreens, renderScreen } from '../testing/render-screen.tsx';
import { EnvironmentPills } from './environment-pills.tsx';

beforeAll(prepareScreens);
afterEach(() => vi.restoreAllMocks());

test('stand in the order that the tenant chose', async () => {
  const at = '2026-11-19T18:04:00.000Z';
  const data = (['test', 'development', 'production', 'acceptance'] as const).map(
    (id, index): Environment => ({
      id,
      name: id,
      sort_order: index + 1,
      is_enabled: true,
      is_editable: id === 'development',
      created_at: at,
      updated_at: at,
    }),
  );
  const meta = { total: 4, is_total_exact: true, page: 1, limit: 999, from: 1, to: 4 };
  vi.spyOn(api, 'listEnvironments').mockResolvedValue({ data, meta });
  renderScreen(<EnvironmentPills published={[{ environment: 'test', number: 3 }]} />);
  const shown = () =>
    screen.getAllByRole('listitem').map((pill) => pill.getAttribute('data-environment'));
  await waitFor(() => {
    expect(shown()).toEqual(['test', 'development', 'production', 'acceptance']);
  });
});
