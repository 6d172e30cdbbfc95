import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { activateLanguage, loadTexts } from '../languages/languages.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { ProviderSettings } from './provider-settings.tsx';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

const digid = (members: Partial<Provider> = {}): Provider => ({
  id: 'digid',
  stage: 'production',
  kind: 'auth',
  driver: 'digid',
  name: 'DigiD',
  settings: { entity_id: 'https://formulieren.example/digid', min_level: 'midden' },
  has_secret: true,
  is_down: false,
  updated_at: '2026-11-20T09:00:00.000Z',
  ...members,
});

function open(...providers: Provider[]) {
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: providers });
  vi.spyOn(api, 'listProviderUses').mockResolvedValue({ data: [] });
  const save = vi
    .spyOn(api, 'saveProvider')
    .mockImplementation(() => Promise.resolve({ data: digid() }));
  renderRoute([{ path: '/', Component: ProviderSettings }], '/');
  return save;
}

const press = async (name: string) => {
  const [button] = await screen.findAllByRole('button', {
    name: (shown) => shown.startsWith(name),
  });
  if (button === undefined) throw new Error(`There is no button ${name}.`);
  fireEvent.click(button);
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'textarea, input' }), {
    target: { value },
  });

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('screens');
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('an administrator sets up DigiD with fetched metadata, a certificate and a key', async () => {
  const save = open(digid());
  const fetched = vi
    .spyOn(api, 'fetchProviderMetadata')
    .mockResolvedValueOnce({ data: { error: 'no_answer', metadata: null } })
    .mockResolvedValueOnce({ data: { error: null, metadata: '<metadata/>' } });
  await press('Wijzigen');
  expect(screen.getByText(/\/login\/service\/digid\/production\/metadata$/)).toBeDefined();
  type('Of haal de metadata op van dit webadres', 'https://digid.example/metadata');
  await press('Ophalen');
  expect(await screen.findByText(/Niet opgehaald: de aanbieder geeft geen antwoord/)).toBeDefined();
  await press('Ophalen');
  expect(await screen.findByText('De metadata is opgehaald. Controleer en sla op.')).toBeDefined();
  expect(fetched).toHaveBeenLastCalledWith({ body: { url: 'https://digid.example/metadata' } });
  const file = new File(['-----BEGIN PRIVATE KEY-----'], 'sleutel.pem');
  const input = document.querySelector('input[type="file"][aria-label="Geheime sleutel"]');
  if (input === null) throw new Error('There is no input for the file.');
  fireEvent.change(input, { target: { files: [file] } });
  await waitFor(() =>
    expect(screen.getByDisplayValue('-----BEGIN PRIVATE KEY-----')).toBeDefined(),
  );
  await press('Opslaan');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0].body).toMatchObject({
    driver: 'digid',
    settings: { metadata: '<metadata/>' },
    secret: '-----BEGIN PRIVATE KEY-----',
  });
});

test('warns in time that a certificate expires, and that one has expired', async () => {
  open(
    digid({
      expiries: [
        { kind: 'certificate', at: inDays(20) },
        { kind: 'provider_certificate', at: inDays(200) },
        { kind: 'metadata', at: inDays(-1) },
      ],
    }),
  );
  expect(
    await screen.findByText(/^Ons certificaat verloopt op .* Vervang dat op tijd/),
  ).toBeDefined();
  expect(screen.getByText(/^Het certificaat van de inlogdienst is geldig tot/)).toBeDefined();
  expect(screen.getByRole('alert').textContent).toMatch(
    /^De metadata van de inlogdienst is verlopen/,
  );
});
