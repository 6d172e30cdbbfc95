import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '../languages/languages.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { sectionsByScreen } from './sections/sections-by-screen.ts';
import { FormsSettings, SecuritySettings } from './settings-area.tsx';
import { SettingsForm } from './settings-form.tsx';

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
});

const open = (address: string) => {
  const Component = () => <SettingsForm sections={sectionsByScreen.settingsSecurity} />;
  renderRoute([{ path: '/', Component }], address);
};

test.each([
  ['password_min_length', 'textbox', 'Minimaal aantal tekens'],
  ['mfa', 'combobox', 'Code uit een app als tweede stap'],
])('the setting that the URL names (%s) has the focus', async (id, role, name) => {
  open(`/#${id}`);
  const input = screen.getByRole(role, { name });
  await waitFor(() => expect(document.activeElement).toBe(input));
});

test('a URL that names no setting leaves the focus where it is', () => {
  open('/#submit');
  expect(document.activeElement).toBe(document.body);
});

test('a link to a setting that moved from the security settings opens it where it is now', async () => {
  renderRoute(
    [
      { path: '/settings/security', Component: SecuritySettings },
      { path: '/settings/formulieren', Component: FormsSettings },
    ],
    '/settings/security#plain_words',
  );
  const input = await screen.findByRole('textbox', { name: 'Eigen moeilijke woorden' });
  await waitFor(() => expect(document.activeElement).toBe(input));
});
