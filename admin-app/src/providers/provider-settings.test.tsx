import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { activateLanguage, loadTexts } from '../languages/languages.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { ProviderSettings } from './provider-settings.tsx';

const provider = (members: Partial<Provider>): Provider => ({
  id: 'zaken',
  stage: 'production',
  kind: 'delivery',
  driver: 'webhook',
  name: 'Open Zaak',
  settings: { url: 'https://zaken.nl' },
  has_secret: true,
  is_down: false,
  updated_at: '2026-11-20T09:00:00.000Z',
  ...members,
});

const open = (...providers: Provider[]) => openUsed([], ...providers);

function openUsed(uses: FormUse[], ...providers: Provider[]) {
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: providers });
  vi.spyOn(api, 'listProviderUses').mockResolvedValue({ data: uses });
  const save = vi
    .spyOn(api, 'saveProvider')
    .mockImplementation(() => Promise.resolve({ data: provider({}) }));
  renderRoute([{ path: '/', Component: ProviderSettings }], '/');
  return save;
}

const press = async (name: string, at = 0) => {
  const button = (
    await screen.findAllByRole('button', { name: (shown) => shown.startsWith(name) })
  )[at];
  if (button === undefined) throw new Error(`There is no button ${name}.`);
  fireEvent.click(button);
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Whether closing the tab gives a warning. */
const isGuarded = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('screens');
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('an organisation without providers is offered to add the first, with the settings of its driver', async () => {
  const save = open();
  await press('Aanbieder toevoegen');
  type('Code', 'archief');
  type('Naam', 'Archief');
  type('Webadres (https)', 'https://archief.nl/in');
  type('Geheime sleutel', 'een lang geheim!');
  await press('Opslaan');
  await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull());
  expect(save.mock.calls).toEqual([
    [
      {
        params: { id: 'archief', stage: 'production' },
        body: {
          driver: 'webhook',
          is_new: true,
          name: 'Archief',
          settings: { url: 'https://archief.nl/in' },
          secret: 'een lang geheim!',
        },
      },
    ],
  ]);
});

test('a new provider without a name or with an impossible code is not sent, and says where', async () => {
  const save = open();
  await press('Aanbieder toevoegen');
  await press('Opslaan');
  const name = screen.getByLabelText('Naam');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.getByText('Vul een naam in.')).not.toBeNull();
  expect(screen.getByText('Vul een code in.')).not.toBeNull();
  type('Naam', 'KVK');
  type('Code', 'KVK Test');
  await press('Opslaan');
  expect(await screen.findByText(/^Gebruik alleen kleine letters/)).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
  expect(save).not.toHaveBeenCalled();
});

test('a login provider has the settings of its driver, and the addresses to register', async () => {
  const save = open();
  await press('Aanbieder toevoegen');
  fireEvent.click(screen.getByLabelText('Soort', { selector: 'input' }));
  fireEvent.click(await screen.findByText('Inloggen (OpenID Connect)'));
  type('Code', 'digid');
  type('Naam', 'DigiD');
  type('Webadres van de aanbieder (issuer)', 'https://broker.nl');
  type('Client-ID', 'formulieren');
  type('Geheime sleutel', 'een lang geheim!');
  fireEvent.click(screen.getByLabelText(/^Ook gegevens ophalen/));
  expect(screen.getByText(`${location.origin}/login/callback`)).not.toBeNull();
  await press('Opslaan');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0].body).toEqual({
    driver: 'oidc',
    is_new: true,
    name: 'DigiD',
    settings: {
      issuer: 'https://broker.nl',
      client_authentication: 'secret',
      client_id: 'formulieren',
      scope: 'openid',
      identifier: 'bsn',
      name: 'name',
      level: 'acr',
      levels: '10 = basis\n20 = midden\n25 = substantieel\n30 = hoog',
      reads_userinfo: 'true',
      represented: 'urn:nl-eid-gdi:1.0:LegalSubjectID',
      acting: 'urn:nl-eid-gdi:1.0:ActingSubjectID',
      service: 'urn:nl-eid-gdi:1.0:ServiceUUID',
    },
    secret: 'een lang geheim!',
  });
});

test('the day on which a secret ends is asked only of a service that knows us by one', async () => {
  const settings = {
    issuer: 'https://broker.nl',
    client_id: 'formulieren',
    client_authentication: 'private_key',
    secret_expires: '2027-01-01',
  };
  const save = open(provider({ kind: 'auth', driver: 'oidc', settings, has_secret: false }));
  await press('Wijzigen');
  const ends = 'Geheime sleutel geldig tot en met (niet verplicht)';
  expect(screen.queryByLabelText(ends)).toBeNull();
  await press('Opslaan');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0].body.settings).not.toHaveProperty('secret_expires');
});

test('a second service may have a secret of its own, once it has an address', async () => {
  const save = open(
    provider({ driver: 'objects', settings: { objects_url: 'https://objecten.nl/api/v2/' } }),
  );
  await press('Wijzigen');
  expect(screen.queryByLabelText(/^Tweede geheime sleutel/)).toBeNull();
  type('Webadres van de Objecttypes API (niet verplicht)', 'https://typen.nl/api/v2/');
  type('Tweede geheime sleutel (niet verplicht)', 'een tweede geheim');
  await press('Opslaan');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0].body).toMatchObject({
    settings: { objecttypes_url: 'https://typen.nl/api/v2/' },
    second_secret: 'een tweede geheim',
  });
});

test('the key of a certificate is asked beside a second secret, once there is a certificate', async () => {
  const settings = { objects_url: 'https://objecten.nl/api/v2/', certificate: 'PEM' };
  const save = open(provider({ driver: 'objects', settings }));
  await press('Wijzigen');
  const label = 'Sleutel van het certificaat';
  const key = await screen.findByLabelText(label, { selector: 'textarea' });
  fireEvent.change(key, { target: { value: '-----BEGIN PRIVATE KEY-----\nMII' } });
  await press('Opslaan');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0].body).toMatchObject({
    third_secret: '-----BEGIN PRIVATE KEY-----\nMII',
  });
});

test('shows an error of the server at its field, which gets the focus', async () => {
  const save = open(provider({}));
  save.mockRejectedValue(
    new ApiError(400, {
      type: 'about:blank',
      title: 'Niet goed',
      status: 400,
      code: 'invalid',
      detail: '',
      message: '',
      errors: { secret: ['Vul de sleutel opnieuw in.'] },
    }),
  );
  await press('Wijzigen');
  await press('Opslaan');
  await screen.findByText('De aanbieder is niet opgeslagen');
  expect(screen.getByText('Vul de sleutel opnieuw in.')).not.toBeNull();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
});

test.each([
  ['is offered while its setting is being emptied', '00000001001234567000', '', true],
  ['is not offered before its setting is saved', '', '00000001001234567000', false],
])('the catalogue that is saved %s', async (_, saved, typed, isOffered) => {
  const settings = { oin: saved };
  open(provider({ id: 'eherkenning', kind: 'auth', driver: 'eherkenning', settings }));
  await press('Wijzigen');
  type('OIN van de organisatie (niet verplicht)', typed);
  const link = screen.queryByRole('link', { name: /dienstencatalogus/ });
  expect(link !== null).toBe(isOffered);
});

test('the test of a provider says what is wrong', async () => {
  open(provider({ id: 'digid', kind: 'auth', driver: 'oidc', name: 'DigiD' }));
  vi.spyOn(api, 'checkProvider').mockResolvedValue({
    data: { error: 'not_authorised', duration_ms: 12 },
  });
  await press('Test deze aanbieder');
  await screen.findByText('Werkt niet: de aanbieder accepteert onze sleutel niet');
});

test('the test of a case system names the address that fails', async () => {
  open(provider({ driver: 'zgw', name: 'Open Zaak' }));
  vi.spyOn(api, 'checkProvider').mockResolvedValue({
    data: { error: 'not_configured', duration_ms: 12, setting: 'decisions_url' },
  });
  await press('Test deze aanbieder');
  await screen.findByText(
    'Werkt niet: de aanbieder is nog niet helemaal ingesteld (webadres van de Besluiten API)',
  );
});

test('the test of an SFTP server shows the fingerprint to compare', async () => {
  open(provider({ id: 'archief', driver: 'sftp', name: 'Archief' }));
  vi.spyOn(api, 'checkProvider').mockResolvedValue({
    data: { error: 'wrong_host_key', duration_ms: 12, host_key: 'SHA256:abc' },
  });
  await press('Test deze aanbieder');
  await screen.findByText('SHA256:abc');
  expect(screen.getByRole('status').textContent).toContain('Tot die tijd sturen we niets.');
});

test('one provider is edited at a time, and its changes are guarded until they are undone', async () => {
  open(provider({}), provider({ stage: 'test' }));
  await press('Wijzigen', 1);
  expect(screen.queryByRole('button', { name: /^Wijzigen/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Aanbieder toevoegen' })).toBeNull();
  type('Naam', 'Anders');
  expect(isGuarded()).toBe(true);
  type('Naam', 'Open Zaak');
  expect(isGuarded()).toBe(false);
  await press('Annuleren');
  expect(screen.getAllByRole('button', { name: /^Wijzigen/ })).toHaveLength(2);
});

test('a stage that is not set up begins with the name of the other', async () => {
  const save = open(provider({}));
  await press('Instellen');
  const form = within(screen.getByRole('listitem'));
  expect(form.getByLabelText('Naam')).toHaveProperty('value', 'Open Zaak');
  await press('Opslaan');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0].params).toEqual({ id: 'zaken', stage: 'test' });
});

test('providers that are set up elsewhere are listed, without buttons', async () => {
  open(provider({ id: 'digid', kind: 'auth', driver: 'saml', name: 'DigiD' }));
  expect(await screen.findByText('DigiD')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Wijzigen/ })).toBeNull();
});

test('the button that opened a form takes the focus when the form closes', async () => {
  open(provider({}));
  await press('Wijzigen');
  await press('Annuleren');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Wijzigen/ }));
  await press('Aanbieder toevoegen');
  await press('Annuleren');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aanbieder toevoegen' }));
});

const use = (members: Partial<FormUse>): FormUse => ({
  form: { id: '1', name: 'Verhuizing', type: 'form' },
  version: { id: '2', number: 3 },
  published_in: [],
  ...members,
});

test('a provider that a published form uses is not deleted, and the forms are named', async () => {
  openUsed([use({ published_in: ['production'] })], provider({}), provider({ stage: 'test' }));
  const remove = vi.spyOn(api, 'deleteProvider').mockResolvedValue(undefined);
  await screen.findByText(/Gebruikt in:.*Verhuizing/);
  await press('Verwijderen', 0);
  await screen.findByText(/kan niet weg, want deze formulieren .*: Verhuizing\./);
  expect(screen.queryByRole('button', { name: 'Ja, verwijder de aanbieder' })).toBeNull();
  expect(remove).not.toHaveBeenCalled();
});

test('a provider is deleted after a warning about the drafts that refer to it', async () => {
  openUsed([use({ published_in: ['production'] })], provider({}), provider({ stage: 'test' }));
  const remove = vi.spyOn(api, 'deleteProvider').mockResolvedValue(undefined);
  await screen.findByText(/Gebruikt in:.*Verhuizing/);
  await press('Verwijderen', 1);
  await screen.findByText(/Deze formulieren verwijzen naar “Open Zaak”: Verhuizing\./);
  await press('Ja, verwijder de aanbieder');
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  expect(remove.mock.calls[0]?.[0]).toEqual({ params: { id: 'zaken', stage: 'test' } });
});

test('an administrator says that a service for visitors is down', async () => {
  open(provider({ id: 'digid', kind: 'auth', driver: 'oidc', name: 'DigiD' }));
  const say = vi
    .spyOn(api, 'setProviderOutage')
    .mockResolvedValue({ data: provider({ is_down: true }) });
  fireEvent.click(await screen.findByLabelText(/^Storing/));
  await waitFor(() => expect(say).toHaveBeenCalledOnce());
  expect(say.mock.calls[0]?.[0]).toEqual({
    params: { id: 'digid', stage: 'production' },
    body: { is_down: true },
  });
});

test('an administrator writes what visitors read during the outage of a login', async () => {
  open(
    provider({
      id: 'digid',
      kind: 'auth',
      driver: 'oidc',
      name: 'DigiD',
      is_down: true,
      outage_texts: { en: 'Back at noon.' },
    }),
  );
  const say = vi
    .spyOn(api, 'setProviderOutage')
    .mockResolvedValue({ data: provider({ is_down: true, outage_texts: {} }) });
  expect(await screen.findByDisplayValue('Back at noon.')).toBeDefined();
  type('Nederlands', 'Om 12 uur terug.');
  await press('Opslaan');
  await waitFor(() => expect(say).toHaveBeenCalledOnce());
  expect(say.mock.calls[0]?.[0]?.body).toEqual({
    is_down: true,
    texts: { nl: 'Om 12 uur terug.', en: 'Back at noon.' },
  });
});

test('a receiver has no such switch: deliveries wait for it by themselves', async () => {
  open(provider({}));
  await screen.findByText('Open Zaak');
  expect(screen.queryByRole('switch')).toBeNull();
});

test('an administrator releases a receiver of a copy, about which visitors read nothing', async () => {
  open(provider({ is_down: true }));
  const release = vi.spyOn(api, 'setProviderOutage').mockResolvedValue({ data: provider({}) });
  const held = await screen.findByRole('switch', { name: /^Nog niet aanroepen/ });
  expect(screen.getByText(/inzendingen wachten/)).not.toBeNull();
  expect(screen.queryByText(/Bezoekers lezen/)).toBeNull();
  fireEvent.click(held);
  await waitFor(() => expect(release.mock.lastCall?.[0]?.body).toEqual({ is_down: false }));
});

test('a form takes the focus when it opens, and gives it back after saving', async () => {
  const save = open(provider({}));
  await press('Wijzigen');
  expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Open Zaak' }));
  type('Naam', 'Zaken');
  await press('Opslaan');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  const change = await screen.findByRole('button', { name: /^Wijzigen/ });
  await waitFor(() => expect(document.activeElement).toBe(change));
  await press('Aanbieder toevoegen');
  expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Aanbieder toevoegen' }));
});
