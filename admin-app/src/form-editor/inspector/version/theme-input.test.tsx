import type { DetailedTheme } from '@form-builder/core/contract/staff/settings/themes.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { ThemeInput } from './theme-input.tsx';

const theme: DetailedTheme = {
  id: '018f2b1e-0000-7000-8000-000000000009',
  name: 'Huisstijl',
  is_default: false,
  use_count: 0,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  revision: 3,
  theme_settings: { colours: { primary: '#006b3c' } },
  css: '.label { letter-spacing: 0 }',
  used_by: [],
};

beforeAll(async () => {
  await prepareEditor();
  const meta = { page: 1, limit: 100, total: 1, last_page: 1 };
  vi.spyOn(api, 'listThemes').mockResolvedValue({ data: [theme], meta } as never);
  vi.spyOn(api, 'getTheme').mockResolvedValue({ data: theme });
});
afterEach(() => {
  queryClient.clear();
});

const choose = async (name: string) => {
  fireEvent.click(await screen.findByRole('combobox', { name: 'Thema' }));
  fireEvent.click(await screen.findByRole('option', { name, hidden: true }));
};
const copy = { colours: { primary: '#006b3c' }, theme_id: theme.id };

test('the version gets a copy of the chosen theme in one step that undo takes back', async () => {
  const editor = renderEditor({ settings: { 'theme.has_stepper': true } }, <ThemeInput />);
  await choose('Huisstijl');
  await waitFor(() => expect(editor.document().theme_settings).toEqual(copy));
  expect(editor.document().settings).toEqual({ 'theme.has_stepper': true, 'theme.css': theme.css });
  expect(screen.queryByRole('button', { name: 'Thema bijwerken' })).toBeNull();
  await choose('Standaard, zonder thema');
  await waitFor(() => expect(editor.document().theme_settings).toEqual({}));
  editor.undo();
  editor.undo();
  expect(editor.document().theme_settings).toEqual({});
  expect(editor.document().settings).toEqual({ 'theme.has_stepper': true });
});

test('a version with an earlier copy says so, and takes the theme as it is now', async () => {
  const old = { colours: { primary: '#7b1fa2' }, theme_id: theme.id };
  const editor = renderEditor({ theme_settings: old }, <ThemeInput />);
  fireEvent.click(await screen.findByRole('button', { name: 'Thema bijwerken' }));
  expect(editor.document().theme_settings).toEqual(copy);
});

test('a version with colours of its own keeps them until a theme is chosen', async () => {
  renderEditor({ theme_settings: { colours: { primary: '#7b1fa2' } } }, <ThemeInput />);
  const input = await screen.findByRole('combobox', { name: 'Thema' });
  expect(input).toHaveProperty('value', 'Eigen uiterlijk van deze versie');
});

const openOwnLook = async () => {
  fireEvent.click(
    await screen.findByRole('button', { name: 'Uiterlijk van deze versie aanpassen' }),
  );
  return screen.findByLabelText('Hoofdkleur', {}, { timeout: 8_000 });
};
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

test('a version has a colour of its own, which undo and one click take back', async () => {
  const editor = renderEditor(
    { theme_settings: copy, settings: { 'theme.css': theme.css } },
    <ThemeInput />,
  );
  const colour = await openOwnLook();
  type(colour, '#7b1fa2');
  const own = { ...copy, colours: { primary: '#7b1fa2' }, overrides: ['colours.primary'] };
  expect(editor.document().theme_settings).toEqual(own);
  expect(await screen.findByText('1 ding wijkt af van het thema.')).toBeDefined();
  // It is no outdated copy of the theme.
  expect(screen.queryByRole('button', { name: 'Thema bijwerken' })).toBeNull();
  editor.undo();
  expect(editor.document().theme_settings).toEqual(copy);
  await waitFor(() => expect(colour).toHaveProperty('value', '#006b3c'));
  editor.redo();
  fireEvent.click(await screen.findByRole('button', { name: 'Hoofdkleur: terug naar het thema' }));
  expect(editor.document().theme_settings).toEqual(copy);
});

test('a colour with too little contrast waits, with the nearest one that has enough', async () => {
  const own = { theme_settings: copy, settings: { 'theme.css': theme.css } };
  const editor = renderEditor(own, <ThemeInput />);
  type(await openOwnLook(), '#bbbbbb');
  const waits = /Je laatste aanpassing staat nog niet in het formulier/;
  // Twelve colours with their contrast take jsdom a while on a busy machine.
  expect(await screen.findByText(waits, {}, { timeout: 8_000 })).toBeDefined();
  expect(editor.document().theme_settings).toEqual(copy);
  const [fix] = screen.getAllByText(/^Gebruik #/);
  if (fix) fireEvent.click(fix);
  expect(editor.document().theme_settings.overrides).toEqual(['colours.primary']);
  await waitFor(() => expect(screen.queryByText(waits)).toBeNull(), { timeout: 8_000 });
});

test('an update of the theme leaves what the version has of its own', async () => {
  const old = {
    colours: { primary: '#7b1fa2' },
    theme_id: theme.id,
    radius: 12,
    overrides: ['radius' as const],
  };
  const editor = renderEditor({ theme_settings: old }, <ThemeInput />);
  fireEvent.click(await screen.findByRole('button', { name: 'Thema bijwerken' }));
  expect(editor.document().theme_settings).toEqual({ ...copy, radius: 12, overrides: ['radius'] });
});
