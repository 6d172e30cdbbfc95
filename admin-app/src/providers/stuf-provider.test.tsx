import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { activateLanguage, loadTexts } from '../languages/languages.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { ProviderSettings } from './provider-settings.tsx';

const provider: Provider = {
  id: 'stuf',
  stage: 'production',
  kind: 'delivery',
  driver: 'stuf_zds',
  name: 'Zaaksysteem',
  settings: {
    sync_url: 'https://zaken.example/sync',
    async_url: 'https://zaken.example/async',
    sender_organisation: '0344',
    sender_application: 'FORM',
    receiver_organisation: '0344',
    receiver_application: 'ZSH',
    case_types: 'B0337 = Melding openbare ruimte',
  },
  has_secret: true,
  is_down: false,
  updated_at: '2026-11-20T09:00:00.000Z',
};

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('screens');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const inputOf = (label: string) =>
  screen.getByLabelText(label, { selector: 'textarea, input:not([type="file"])' });
const type = (label: string, value: string) =>
  fireEvent.change(inputOf(label), { target: { value } });

test('an administrator sets up a case system with StUF, and the key appears with its certificate', async () => {
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: [provider] });
  vi.spyOn(api, 'listProviderUses').mockResolvedValue({ data: [] });
  const save = vi.spyOn(api, 'saveProvider').mockResolvedValue({ data: provider });
  renderRoute([{ path: '/', Component: ProviderSettings }], '/');
  fireEvent.click(await screen.findByRole('button', { name: /^Wijzigen/ }));
  expect(inputOf('Zaaktypen om uit te kiezen')).toHaveProperty(
    'value',
    'B0337 = Melding openbare ruimte',
  );
  fireEvent.click(screen.getByRole('switch', { name: 'Inloggen met HTTP Basic' }));
  expect(screen.queryByLabelText('Sleutel van het certificaat')).toBeNull();
  type('Ons certificaat (niet verplicht)', '-----BEGIN CERTIFICATE-----');
  // A line of its own for each line of the key, which a field for passwords would join.
  type('Sleutel van het certificaat', '-----BEGIN PRIVATE KEY-----\nMII');
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  const body = save.mock.calls[0]?.[0].body;
  expect(body).toMatchObject({
    driver: 'stuf_zds',
    settings: { uses_basic: 'true', certificate: '-----BEGIN CERTIFICATE-----' },
    second_secret: '-----BEGIN PRIVATE KEY-----\nMII',
  });
  expect(body).not.toHaveProperty('secret');
});
