import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { sessionState } from '../../session/session-state.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../../testing/render-screen.tsx';
import { FirstSteps } from './first-steps.tsx';

const permissions: readonly Permission[] = ['admin-forms-settings', 'users-all', 'admin-providers'];
const meta = { total: 1, is_total_exact: true, page: 1, limit: 25, from: 0, to: 0 };

function show(settings: Readonly<Record<string, string>>, people = 1, may = permissions) {
  signInWith(may);
  sessionState.settings = settings;
  vi.spyOn(api, 'listUsers').mockResolvedValue({ data: [], meta: { ...meta, total: people } });
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: [] });
  renderRoute([{ path: '/', element: <FirstSteps /> }], '/');
}

const states = () => screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'));

beforeAll(prepareScreens);
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

describe('the first steps of an organisation', () => {
  test('say what is done, and lead to where the rest is done', async () => {
    show({ primary_colour: '#154273', privacy_url: 'https://gemeente.example/privacy' }, 3);
    expect(await screen.findByText('2 van 4 gedaan')).not.toBeNull();
    expect(states()).toEqual(['Gedaan', 'Nog te doen', 'Gedaan', 'Nog te doen']);
    const link = screen.getByRole('link', { name: 'Diensten koppelen' });
    expect(link.getAttribute('href')).toBe('/settings/providers');
  });

  test('are only those that the user may take', async () => {
    show({}, 1, ['admin-providers']);
    expect(await screen.findByText('0 van 1 gedaan')).not.toBeNull();
    expect(screen.queryByText('Huisstijl instellen')).toBeNull();
  });

  test('stay away once they are hidden', async () => {
    show({});
    fireEvent.click(await screen.findByRole('button', { name: 'Niet meer laten zien' }));
    expect(screen.queryByText('Eerste stappen')).toBeNull();
  });
});
