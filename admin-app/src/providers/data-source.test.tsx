import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { activateLanguage, loadTexts } from '../languages/languages.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { ProviderSettings } from './provider-settings.tsx';

const source: Provider = {
  id: 'woz',
  stage: 'production',
  kind: 'data',
  driver: 'rest',
  name: 'WOZ',
  settings: { url: 'https://woz.nl', outputs: 'waarde number /bedrag' },
  has_secret: false,
  is_down: false,
  data_source: { inputs: ['postcode'], outputs: [{ name: 'waarde', kind: 'number' }] },
  updated_at: '2026-11-20T09:00:00.000Z',
};

function open() {
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: [source] });
  vi.spyOn(api, 'listProviderUses').mockResolvedValue({ data: [] });
  renderRoute([{ path: '/', Component: ProviderSettings }], '/');
}
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: (shown) => shown.startsWith(name) }));

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('screens');
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('the values of a data source are rows with a name, a kind and a place', async () => {
  const save = vi.spyOn(api, 'saveProvider').mockResolvedValue({ data: source });
  open();
  await press('Wijzigen');
  await press('Gegeven toevoegen');
  const row = within(screen.getByRole('group', { name: 'Gegeven 2' }));
  fireEvent.change(row.getByLabelText('Naam'), { target: { value: 'Soort object' } });
  fireEvent.change(row.getByLabelText('Plek in het antwoord'), { target: { value: '/soort' } });
  await press('Opslaan');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0].body.settings).toMatchObject({
    outputs: 'waarde number /bedrag\nsoort_object text /soort',
  });
});

test('a data source can be tried out: what is read from it, and its response', async () => {
  const attempt = vi.spyOn(api, 'tryDataSource').mockResolvedValue({
    data: {
      error: null,
      status: 200,
      response: '{"bedrag": 312000}',
      outputs: [{ name: 'waarde', value: 312_000 }],
    },
  });
  open();
  await press('Probeer uit');
  fireEvent.change(screen.getByLabelText('postcode'), { target: { value: '1234AB' } });
  await press('Vraag op');
  const read = within(await screen.findByRole('table', { name: 'Wat het formulier leest' }));
  expect(read.getByRole('rowheader').textContent).toBe('waarde');
  expect(read.getByRole('cell').textContent).toBe('312000');
  expect(screen.getByRole('region', { name: 'Antwoord van de bron' }).textContent).toContain(
    '312000',
  );
  expect(attempt.mock.calls[0]?.[0].body).toEqual({ inputs: { postcode: '1234AB' } });
});

test('a data source that cannot be used says why', async () => {
  vi.spyOn(api, 'tryDataSource').mockResolvedValue({
    data: { error: 'not_authorised', status: 401, response: 'Unauthorized', outputs: [] },
  });
  open();
  await press('Probeer uit');
  await press('Vraag op');
  expect(
    await screen.findByText('de aanbieder accepteert onze sleutel niet (status 401)'),
  ).not.toBeNull();
});
