import { notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addressOf, screens } from '../access/screens.ts';
import { api } from '../api/client.ts';
import { loadTexts } from '../languages/languages.ts';
import { buildForm } from '../testing/build-form.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { TemplateLayout } from './template-layout.tsx';

const template = buildForm({ type: 'template' });
const { id } = template;

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
});
beforeEach(() => {
  vi.spyOn(api, 'getForm').mockResolvedValue({ data: template });
  vi.spyOn(notifications, 'show').mockReturnValue('');
  signInWith(['template-read']);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const open = (address: string) =>
  renderRoute(
    [
      {
        path: screens.template.path,
        Component: TemplateLayout,
        children: [
          { path: screens.templateDashboard.path, element: <p>overview</p> },
          { path: screens.templateLogbook.path, element: <p>logbook</p> },
        ],
      },
    ],
    address,
  );

test('a logbook that the user may not open leads to the first tab, and says so', async () => {
  const address = open(addressOf('templateLogbook', { id }));
  expect(await screen.findByText('overview')).not.toBeNull();
  expect(address()).toBe(addressOf('templateDashboard', { id }));
  expect(vi.mocked(notifications.show).mock.lastCall?.[0].message).toBe(
    'Dit onderdeel mag je niet openen. Je ziet nu: Overzicht.',
  );
});

test('a building block without a tab in its address opens the first one without a word', async () => {
  const address = open(addressOf('template', { id }));
  expect(await screen.findByText('overview')).not.toBeNull();
  expect(address()).toBe(addressOf('templateDashboard', { id }));
  expect(notifications.show).not.toHaveBeenCalled();
});
