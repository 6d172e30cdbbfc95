import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildForm } from '../testing/build-form.ts';
import { api } from '../api/client.ts';
import { addressOf, screens } from '../access/screens.ts';
import { sessionState } from '../session/session-state.ts';
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
});

test('a tab that the user may not open leads to the first one', async () => {
  const address = open(addressOf('formLogbook', { id: form.id }));
  expect(await screen.findByText('overview')).not.toBeNull();
  expect(address()).toBe(addressOf('formDashboard', { id: form.id }));
});
