import type { SignInProvider } from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { loadTexts } from '../languages/languages.ts';
import { onOnePage } from '../testing/on-one-page.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { SignInProviderSettings } from './sign-in-provider-settings.tsx';

const at = '2026-11-20T08:00:00.000Z';
const provider: SignInProvider = {
  id: 'p1',
  name: 'Entra ID',
  is_active: true,
  issuer: 'https://login.microsoftonline.com/0000/v2.0',
  client_authentication: 'secret',
  client_id: 'formulieren',
  has_secret: true,
  scope: 'openid email profile',
  groups_claim: 'groups',
  group_roles: [{ group: 'beheer', role_id: 'r1' }],
  domains: ['voorbeeldstad.nl'],
  trusts_email: true,
  account_creation: 'with_role',
  mfa_values: ['mfa'],
  contact: null,
  ends_session: true,
  users: 3,
  last_sign_in_at: null,
  last_failure: { code: 'not_authorised', at },
  updated_at: at,
};
const role = {
  id: 'r1',
  slug: 'beheer',
  name: 'Beheerder',
  permissions: [],
  origin: 'hand' as const,
  copied_from: null,
  users: 1,
  groups: 0,
  created_at: at,
  updated_at: at,
};

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
});
beforeEach(() => {
  queryClient.clear();
  signInWith(['users-all', 'users-roles']);
  vi.spyOn(api, 'listRoles').mockResolvedValue(onOnePage([role]));
});
afterEach(() => vi.restoreAllMocks());

const show = (...providers: SignInProvider[]) => {
  vi.spyOn(api, 'listSignInProviders').mockResolvedValue({ data: providers });
  renderRoute([{ path: '/', Component: SignInProviderSettings }], '/');
};
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);

test('a new provider is checked before it is sent, with its groups', async () => {
  const create = vi.spyOn(api, 'createSignInProvider').mockResolvedValue({ data: provider });
  show();
  await screen.findByText('Nog geen inlogproviders');
  press('Inlogprovider toevoegen');
  await screen.findByLabelText(/^Naam/);
  type(/^Adres van de provider/, 'https://login.microsoftonline.com/common/v2.0');
  press('Opslaan');
  expect(await screen.findByText(/Vul het adres van één organisatie in/)).toBeTruthy();
  expect(create).not.toHaveBeenCalled();

  type(/^Naam/, 'Entra ID');
  type(/^Adres van de provider/, provider.issuer);
  type(/^Client-ID/, 'formulieren');
  type(/^Geheime sleutel/, 'geheim');
  type(/^E-maildomeinen/, 'Voorbeeldstad.nl, regio.example');
  press('Groep toevoegen');
  press('Opslaan');
  expect(await screen.findByText('Vul een groep in en kies een rol.')).toBeTruthy();
  const row = within(screen.getByRole('group', { name: 'Rij 1' }));
  fireEvent.change(row.getByLabelText('Groep'), { target: { value: 'beheer' } });
  fireEvent.click(row.getByRole('combobox', { name: 'Rol' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Beheerder' }));
  press('Opslaan');
  await waitFor(() =>
    expect(create).toHaveBeenCalledWith({
      body: expect.objectContaining({
        name: 'Entra ID',
        secret: 'geheim',
        domains: ['voorbeeldstad.nl', 'regio.example'],
        group_roles: [{ group: 'beheer', role_id: 'r1' }],
        account_creation: 'with_role',
        contact: null,
      }) as object,
    }),
  );
});

test('signing out at the provider too can be switched off, and then needs no address', async () => {
  const update = vi.spyOn(api, 'updateSignInProvider').mockResolvedValue({ data: provider });
  show(provider);
  await screen.findByText('Entra ID');
  press('Entra ID wijzigen');
  await screen.findByText(/\/idp\/signed-out$/);
  fireEvent.click(screen.getByRole('switch', { name: /^Ook uitloggen bij de provider/ }));
  expect(screen.queryByText(/\/idp\/signed-out$/)).toBeNull();
  press('Opslaan');
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update.mock.calls[0]?.[0].body).toMatchObject({ ends_session: false });
});

test('an empty secret is not sent, so that the stored one stays', async () => {
  const update = vi.spyOn(api, 'updateSignInProvider').mockResolvedValue({ data: provider });
  show(provider);
  await screen.findByText('Entra ID');
  press('Entra ID wijzigen');
  expect(await screen.findByText(/De sleutel is ingesteld/)).toBeTruthy();
  press('Opslaan');
  await waitFor(() => expect(update).toHaveBeenCalled());
  const [sent] = update.mock.calls[0] ?? [];
  expect(sent?.params).toEqual({ id: 'p1' });
  expect(sent?.body).not.toHaveProperty('secret');
});

test('a provider that verifies our signature gets the address of our keys, and no secret', async () => {
  const update = vi.spyOn(api, 'updateSignInProvider').mockResolvedValue({ data: provider });
  show(provider);
  await screen.findByText('Entra ID');
  press('Entra ID wijzigen');
  expect(await screen.findByLabelText(/^Geheime sleutel/)).toBeTruthy();
  expect(screen.queryByText(/\/login\/service\/keys$/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Hoe de provider ons herkent'), {
    target: { value: 'private_key' },
  });
  expect(screen.getByText(/\/login\/service\/keys$/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Geheime sleutel/)).toBeNull();
  press('Opslaan');
  await waitFor(() => expect(update).toHaveBeenCalled());
  const body = update.mock.calls[0]?.[0].body;
  expect(body).toMatchObject({ client_authentication: 'private_key' });
  expect(body).not.toHaveProperty('secret');
});

test('the list shows the last error, and what a test finds', async () => {
  vi.spyOn(api, 'checkSignInProvider').mockResolvedValue({
    data: { error: 'no_answer', duration_ms: 10 },
  });
  show(provider);
  expect(await screen.findByText(/accepteert onze sleutel niet/)).toBeTruthy();
  press('Entra ID testen');
  expect(await screen.findByText('Werkt niet: de aanbieder geeft geen antwoord')).toBeTruthy();
});

test('who may not manage users sees the list without actions', async () => {
  signInWith(['users-roles']);
  show(provider);
  await screen.findByText('Entra ID');
  expect(screen.getByText(/Wijzigen kan alleen wie zowel gebruikers als rollen/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Entra ID wijzigen' })).toBeNull();
});
