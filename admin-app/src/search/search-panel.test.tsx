import { msg } from '@lingui/core/macro';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { featureState } from '../session/feature-state.ts';
import { sessionState } from '../session/session-state.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { offerSettings } from './offered-settings.ts';
import { useScreenCommands, type ScreenCommand } from './screen-commands.ts';
import { SearchPanel } from './search-panel.tsx';

const run = vi.fn();
const loadCommands = (): Promise<readonly ScreenCommand[]> =>
  Promise.resolve([{ label: 'Zoeken en vervangen', keys: 'Ctrl Shift F', run }]);

function Editor() {
  useScreenCommands(loadCommands);
  return <SearchPanel isOpen onClose={() => undefined} />;
}

const opened = (Screen = () => <SearchPanel isOpen onClose={() => undefined} />) =>
  renderRoute([{ path: '*', Component: Screen }], '/');
const type = async (value: string) =>
  fireEvent.change(await screen.findByPlaceholderText(/^Zoek een formulier/), {
    target: { value },
  });
const labels = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
  sessionState.user = null;
  featureState.inactive = [];
});

test('offers the screens that the user may open, those of the settings by their subject too', async () => {
  signInWith(['form-read', 'custom-lists']);
  const address = opened();
  await type('lijst formu');
  expect(labels()).toEqual([expect.stringMatching(/^Lijsten/)]);
  fireEvent.click(screen.getByRole('button', { name: /^Lijsten/ }));
  await waitFor(() => expect(address()).toBe('/settings/lists'));
});

test('opens a single setting, found by its name and its heading, on the screen where it is changed', async () => {
  signInWith(['admin-forms-settings']);
  offerSettings(async () => ({
    settingsSecurity: [
      {
        title: msg`Inloggen`,
        fields: [{ id: 'mfa', label: msg`Code uit een app als tweede stap` }],
      },
    ],
  }));
  const address = opened();
  await type('inloggen tweede stap');
  fireEvent.click(await screen.findByRole('button', { name: /^Code uit een app als tweede stap/ }));
  await waitFor(() => expect(address('whole')).toBe('/settings/security#mfa'));
});

test('offers what may be made, each with the panel for it', async () => {
  signInWith(['form-create', 'users-all']);
  const address = opened();
  await type('nieuw');
  expect(labels()).toEqual(['Nieuw formulier']);
  await type('uitnodigen');
  fireEvent.click(screen.getByRole('button', { name: 'Gebruiker uitnodigen' }));
  await waitFor(() => expect(address('whole')).toBe('/settings/users?new'));
});

const findBlock = () =>
  vi.spyOn(api, 'callProcedure').mockResolvedValue({
    data: [
      {
        type: 'template',
        id: 'block',
        name: 'Adresblok',
        icon: 'template',
        meta: { email: null, description: 'Straat en huisnummer' },
      },
    ],
  });

test('opens what was found: a form, a building block or a user', async () => {
  signInWith(['form-read', 'template-read']);
  findBlock();
  const address = opened();
  await type('adres');
  fireEvent.click(await screen.findByRole('button', { name: /^Adresblok/ }));
  await waitFor(() => expect(address()).toBe('/templates/block/dashboard'));
});

test('opens the first that was found with Enter', async () => {
  signInWith(['form-read', 'template-read']);
  findBlock();
  const address = opened();
  await type('adres');
  await screen.findByRole('button', { name: /^Adresblok/ });
  const field = screen.getByPlaceholderText(/^Zoek een formulier/);
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(address()).toBe('/templates/block/dashboard'));
});

test('offers no building blocks while the organisation does not use them', async () => {
  signInWith(['form-read', 'template-read']);
  featureState.inactive = ['templates'];
  const find = findBlock();
  opened();
  await type('adres');
  await waitFor(() => expect(find).toHaveResolved());
  expect(screen.queryByRole('button', { name: /^Adresblok/ })).toBeNull();
});

type ListedSubmission = Awaited<ReturnType<typeof api.listSubmissions>>['data'][number];

test.each([
  ['the submission when one has the number', ['s1'], '/forms/f1/submissions/s1'],
  ['the list when several have it', ['s1', 's2'], '/submissions'],
  ['the list when none has it', [], '/submissions'],
])('text that ends with a number leads to %s', async (_, ids, expected) => {
  signInWith(['submission-list', 'submission-read']);
  vi.spyOn(api, 'callProcedure').mockResolvedValue({ data: [] });
  const meta = { total: ids.length, is_total_exact: true, page: 1, limit: 2, from: 1, to: 2 };
  const list = vi.spyOn(api, 'listSubmissions').mockResolvedValue({
    data: ids.map((id) => ({ id, form_id: 'f1' }) as ListedSubmission),
    meta: { ...meta, next_cursor: null },
  });
  const address = opened();
  await type('PF-12');
  fireEvent.click(await screen.findByRole('button', { name: 'Inzending met nummer PF-12' }));
  await waitFor(() => expect(address()).toMatch(new RegExp(`^${expected}(\\?|$)`)));
  expect(list).toHaveBeenCalledWith({ query: { search: 'PF-12', limit: '2' } });
});

test('leads to the list for who may not read a submission', async () => {
  signInWith(['submission-list']);
  vi.spyOn(api, 'callProcedure').mockResolvedValue({ data: [] });
  const list = vi.spyOn(api, 'listSubmissions');
  const address = opened();
  await type('PF-12');
  fireEvent.click(await screen.findByRole('button', { name: 'Inzending met nummer PF-12' }));
  await waitFor(() => expect(address()).toBe('/submissions'));
  expect(list).not.toHaveBeenCalled();
});

test('offers and runs the commands of the open screen', async () => {
  signInWith(['form-edit']);
  opened(Editor);
  const command = await screen.findByRole('button', { name: /^Zoeken en vervangen/ });
  expect(within(command).getByText('Ctrl Shift F')).toBeTruthy();
  fireEvent.click(command);
  expect(run).toHaveBeenCalledOnce();
});
