import type { DetailedTheme } from '@form-builder/core/contract/staff/settings/themes.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { loadTexts } from '../languages/languages.ts';
import { prepareScreens, renderScreen, signInWith } from '../testing/render-screen.tsx';
import { ThemeScreen } from './theme-screen.tsx';

const theme: DetailedTheme = {
  id: '018f2b1e-0000-7000-8000-000000000009',
  name: 'Huisstijl',
  is_default: false,
  use_count: 0,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  revision: 3,
  theme_settings: { colours: { primary: '#006b3c' } },
  css: '',
  used_by: [],
};

const save = vi.fn<typeof api.updateTheme>();

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
  signInWith(['admin-forms-settings']);
  vi.spyOn(api, 'getTheme').mockResolvedValue({ data: theme });
  vi.spyOn(api, 'updateTheme').mockImplementation(save);
  // jsdom has no constructable style sheets in shadow roots; the preview has a test in Chromium.
  vi.mock('./preview/theme-preview.tsx', () => ({ ThemePreview: () => null }));
});
beforeEach(() => save.mockReset().mockResolvedValue({ data: theme }));
async function open() {
  const routes = [{ path: '/settings/themes/:id', element: <ThemeScreen /> }];
  const initialEntries = [`/settings/themes/${theme.id}`];
  const router = createMemoryRouter(routes, { initialEntries });
  renderScreen(<RouterProvider router={router} />);
  return screen.findByLabelText('Hoofdkleur');
}
const submit = () => fireEvent.click(screen.getByText('Opslaan'));

test('a colour that cannot be read is named with its contrast, and not saved', async () => {
  fireEvent.change(await open(), { target: { value: '#ffd54a' } });
  expect(
    screen.getAllByText('Te weinig contrast op achtergrond: 1,4 : 1. Nodig is 4,5 : 1.'),
  ).not.toHaveLength(0);
  submit();
  expect(save).not.toHaveBeenCalled();
  // The secondary colour and that of the progress follow the main colour.
  const [fix] = screen.getAllByText(/^Gebruik #/);
  if (fix) fireEvent.click(fix);
  expect(screen.queryByText(/^Te weinig contrast/)).toBeNull();
  submit();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

test('a save sends the whole theme with the revision that was read', async () => {
  const primary = await open();
  fireEvent.change(primary, { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Ronding van hoeken'), {
    target: { value: '8' },
  });
  submit();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toEqual({
    params: { id: theme.id },
    headers: { 'if-match': '"3"' },
    body: { name: 'Huisstijl', is_default: false, theme_settings: { radius: 8 }, css: '' },
  });
});
