import { notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildForm } from '../testing/build-form.ts';
import { api } from '../api/client.ts';
import { addressOf, screens } from '../access/screens.ts';
import { sessionState } from '../session/session-state.ts';
import { pageState } from '../frame/page/page.ts';
import { loadTexts } from '../languages/languages.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { FormLayout } from './form-layout.tsx';

const form = buildForm();
const path = addressOf('formFillIn', { id: form.id });

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
});
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, 'getForm').mockResolvedValue({ data: form });
  signInWith(['form-read', 'submission-list', 'submission-handle']);
});
afterAll(() => {
  sessionState.user = null;
});

const open = (address: string) =>
  renderRoute(
    [
      {
        path: screens.form.path,
        Component: FormLayout,
        children: [
          { path: screens.formDashboard.path, element: <p>overview</p> },
          { path: screens.formFillIn.path, element: <p>fill in</p> },
          { path: screens.formLogbook.path, element: <p>logbook</p> },
        ],
      },
    ],
    address,
  );

test('a screen below a tab is shown, with its tab as the current one', async () => {
  const address = open(path);
  expect(await screen.findByText('fill in')).not.toBeNull();
  expect(address()).toBe(path);
  const tab = screen.getByRole('link', { name: 'Inzendingen' });
  expect(tab.getAttribute('aria-current')).toBe('page');
  expect(pageState.crumbs.slice(-2)).toMatchObject([
    { label: 'Inzendingen', to: addressOf('formSubmissions', { id: form.id }) },
    { label: 'Invullen voor een inwoner' },
  ]);
});

test('a tab that the user may not open leads to the first one, and says so', async () => {
  const say = vi.spyOn(notifications, 'show').mockReturnValue('');
  const address = open(addressOf('formLogbook', { id: form.id }));
  expect(await screen.findByText('overview')).not.toBeNull();
  expect(address()).toBe(addressOf('formDashboard', { id: form.id }));
  expect(say.mock.lastCall?.[0].message).toContain('Je ziet nu: Overzicht.');
});

test.each([
  [form, 'Versie 1 bewerken', 'pencil'],
  [{ ...form, draft: null }, 'Versie 1 bekijken', 'eye'],
])('the button to the version shows what it does: %#', async (shown, name, icon) => {
  signInWith(['form-read', 'form-edit']);
  vi.spyOn(api, 'getForm').mockResolvedValue({ data: shown });
  open(addressOf('formDashboard', { id: form.id }));
  const button = await screen.findByRole('link', { name });
  expect(button.querySelector(`.tabler-icon-${icon}`)).not.toBeNull();
});
