import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { FirstSettingsScreen, SettingsLayout } from './settings-layout.tsx';

beforeAll(prepareScreens);

const open = (address: string) =>
  renderRoute(
    [
      {
        path: '/settings',
        Component: SettingsLayout,
        children: [
          { index: true, Component: FirstSettingsScreen },
          { path: ':name', element: null },
        ],
      },
    ],
    address,
  );

test('the settings list what the user may open, by subject, and mark the open screen', async () => {
  signInWith(['users-all', 'custom-lists']);
  open('/settings/lists');
  const navigation = await screen.findByRole('navigation', {
    name: 'Onderdelen van de instellingen',
  });
  for (const name of ['Mensen en rechten', 'Formulieren'])
    expect(within(navigation).getByRole('list', { name })).toBeTruthy();
  const links = within(navigation).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Gebruikers', null],
    ['Lijsten', 'page'],
  ]);
});

test('the settings open at the first screen that the user may open', async () => {
  signInWith(['users-all', 'custom-lists']);
  const address = open('/settings');
  await expect.poll(address).toBe('/settings/users');
});
