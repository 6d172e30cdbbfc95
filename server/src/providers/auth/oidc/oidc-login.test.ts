import { describe, expect, test } from 'vitest';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { createOidcLogin } from './oidc-login.ts';

const issuer = 'https://broker.example';

/** A provider that is only discovered. */
const client: OutgoingClient = {
  send: ({ url }) =>
    Promise.resolve({
      status: 200,
      url,
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        end_session_endpoint: `${issuer}/logout?tenant=delft`,
      }),
    }),
};

const createLogin = (settings: Readonly<Record<string, string>>) =>
  createOidcLogin({
    settings: { issuer, client_id: 'formulieren', identifier: 'bsn', ...settings },
    secret: 'a secret',
    keys: {
      forSigning: () => Promise.reject(new Error('no keys')),
      published: () => Promise.resolve({ keys: [] }),
    },
    client,
    allowsPlainHttp: false,
    now: () => 0,
  });

const question = {
  callback: 'https://forms.example/login/callback',
  state: 'state',
  waitingPage: '',
  way: 'here',
  appReturn: '',
  language: 'nl',
} as const;

describe('the levels that are asked for', () => {
  const askedFor = async (levels: string, minLevel: 'basis' | 'substantieel' | 'EH3' | null) => {
    const { departure } = await createLogin({ levels }).begin({ ...question, minLevel });
    return new URL(departure.url).searchParams.get('acr_values');
  };

  test.each([
    ['the lowest first, however they are listed', '30=hoog\n20=midden\n25=substantieel', '25 30'],
    ['higher ones, when the provider does not know the level itself', '20=midden\n30=hoog', '30'],
    ['two names of one level, as they are listed', 'b=substantieel\na=substantieel', 'b a'],
    ['nothing of another scheme', 'eh3=EH3\n25=substantieel', '25'],
    ['no name with a space, which separates names', '2 5=substantieel\n30=hoog', '30'],
    ['nothing, when no level is sufficient', '20=midden', null],
  ])('are %s', async (_name, levels, expected) => {
    expect(await askedFor(levels, 'substantieel')).toBe(expected);
  });

  test('are none when the form needs no level', async () => {
    expect(await askedFor('20=midden', null)).toBeNull();
  });
});

describe('logging out at the provider', () => {
  const leaving = { returnTo: 'https://forms.example/login/ended', state: 'ref' };
  const session = { key: 'sub', details: 'header.payload.signature' };
  const parameters = {
    client_id: 'formulieren',
    post_logout_redirect_uri: leaving.returnTo,
    state: leaving.state,
  };

  test('posts the ID token, so that it is in no URL', async () => {
    const departure = await createLogin({}).end({ ...leaving, session });
    expect(departure).toEqual({
      url: `${issuer}/logout?tenant=delft`,
      fields: { ...parameters, id_token_hint: session.details },
    });
  });

  test.each([
    ['a session of which no token is kept', {}, { ...session, details: '' }],
    ['a login without a session', {}, null],
    ['a provider that cannot take it', { logout_without_hint: 'true' }, session],
  ])('redirects without it for %s', async (_name, settings, of) => {
    const departure = await createLogin(settings).end({ ...leaving, session: of });
    expect(departure?.fields).toBeUndefined();
    const sent = Object.fromEntries(new URL(departure?.url ?? '').searchParams);
    expect(sent).toEqual({ tenant: 'delft', ...parameters });
  });
});
