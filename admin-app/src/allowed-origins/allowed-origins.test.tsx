import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { loadTexts } from '../languages/languages.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { AllowedOrigins } from './allowed-origins.tsx';

const first = 'https://www.voorbeeldstad.nl';

const show = (origins: readonly string[]) => {
  vi.spyOn(api, 'getAllowedOrigins').mockResolvedValue({ data: { origins: [...origins] } });
  renderRoute([{ path: '/', Component: AllowedOrigins }], '/');
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
});
afterEach(() => vi.restoreAllMocks());

test('the address of a page adds its site, once', async () => {
  const save = vi
    .spyOn(api, 'saveAllowedOrigins')
    .mockImplementation(({ body }) => Promise.resolve({ data: { origins: body.origins } }));
  show([]);
  await screen.findByText(/Er staat nog geen website in de lijst/);
  type('Website toevoegen', 'www.voorbeeldstad.nl/afval');
  press('Toevoegen');
  expect(await screen.findByText(first)).not.toBeNull();
  expect(save).toHaveBeenCalledWith({ body: { origins: [first] } });
  type('Website toevoegen', `${first}/andere-pagina`);
  press('Toevoegen');
  expect(await screen.findByText('Deze website staat al in de lijst.')).not.toBeNull();
  expect(save).toHaveBeenCalledTimes(1);
});

test('an insecure address is explained, and a site can be removed', async () => {
  const save = vi.spyOn(api, 'saveAllowedOrigins').mockResolvedValue({ data: { origins: [] } });
  show([first]);
  await screen.findByText(first);
  type('Website toevoegen', 'http://www.voorbeeldstad.nl');
  press('Toevoegen');
  expect(await screen.findByText(/Dit is geen webadres dat met https/)).not.toBeNull();
  press(`${first} verwijderen`);
  await waitFor(() => expect(screen.queryByText(first)).toBeNull());
  expect(save).toHaveBeenCalledWith({ body: { origins: [] } });
});

test('the test of a page says what to do', async () => {
  vi.spyOn(api, 'checkEmbedding').mockResolvedValue({
    data: { origin: first, obstacles: ['origin_not_allowed', 'calls_blocked'] },
  });
  show([]);
  type('Pagina testen', `${first}/afval`);
  press('Testen');
  const result = await screen.findByText('Dit gaat nog niet goed');
  const status = result.closest('[role="status"]');
  expect(status?.textContent).toContain('De website staat niet in de lijst hierboven.');
  expect(status?.textContent).toContain('connect-src');
});
