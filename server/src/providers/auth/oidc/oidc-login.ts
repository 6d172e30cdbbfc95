import * as oidc from 'openid-client';
import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { LoginDriver, LoginOutcome, AuthenticationRequest } from '../login-driver.ts';
import { oidcSettingsSchema, type OidcSettings } from './oidc-settings.ts';
import { readIdentity } from './read-identity.ts';

const patienceS = 10;

const checksSchema = v.object({ nonce: v.string(), verifier: v.string() });

/** What a login by OpenID Connect is made from. */
export interface OidcLoginOptions {
  readonly settings: unknown;
  readonly secret: string | null;
  /** Plain HTTP is for providers on this machine, while trying out. */
  readonly allowsPlainHttp: boolean;
}

/** Logs in with the authorization code flow and PKCE (S256); the identifier comes over the back channel. */
export function createOidcLogin(options: OidcLoginOptions): LoginDriver {
  const settings = v.parse(oidcSettingsSchema, options.settings);
  let found: Promise<oidc.Configuration> | undefined;
  const discover = (): Promise<oidc.Configuration> => {
    found ??= discovered(settings, options);
    // The next visitor tries a provider that was down again.
    found.catch(() => (found = undefined));
    return found;
  };
  return {
    organisation: settings.organisation,
    begin: async (question) => begin(await discover(), settings, question),
    finish: async ({ address, state, checks }) => {
      const { nonce, verifier } = v.parse(checksSchema, JSON.parse(checks));
      const expected = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
      return finish(await discover(), settings, address, expected);
    },
    end: async ({ returnTo, state }) => {
      const configuration = await discover();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      const { client_id } = settings;
      return oidc.buildEndSessionUrl(configuration, {
        client_id,
        post_logout_redirect_uri: returnTo,
        state,
      }).href;
    },
  };
}

async function discovered(
  { issuer, client_id }: OidcSettings,
  { secret, allowsPlainHttp }: OidcLoginOptions,
): Promise<oidc.Configuration> {
  const authentication = secret === null ? oidc.None() : oidc.ClientSecretBasic(secret);
  try {
    return await oidc.discovery(new URL(issuer), client_id, undefined, authentication, {
      timeout: patienceS,
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so that it stands out
      execute: allowsPlainHttp ? [oidc.allowInsecureRequests] : [],
    });
  } catch (cause) {
    throw new ProviderError('no_answer', { cause });
  }
}

async function begin(
  configuration: oidc.Configuration,
  { scope, levels }: OidcSettings,
  { callback, state, leastLevel, language }: AuthenticationRequest,
) {
  const nonce = oidc.randomNonce();
  const verifier = oidc.randomPKCECodeVerifier();
  const asked = Object.entries(levels).find(([, level]) => level === leastLevel)?.[0];
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: callback,
    scope,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // A person who used this browser before must not be taken for this visitor.
    prompt: 'login',
    ui_locales: language,
    ...(asked === undefined ? {} : { acr_values: asked }),
  });
  return { url: url.href, checks: JSON.stringify({ nonce, verifier }) };
}

async function finish(
  configuration: oidc.Configuration,
  settings: OidcSettings,
  address: URL,
  expected: oidc.AuthorizationCodeGrantChecks,
): Promise<LoginOutcome> {
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, address, {
      ...expected,
      idTokenExpected: true,
    });
    const claims = { ...tokens.claims() };
    if (settings.reads_userinfo) {
      const subject = String(claims.sub);
      Object.assign(claims, await oidc.fetchUserInfo(configuration, tokens.access_token, subject));
    }
    const identity = readIdentity(claims, settings);
    if (identity === undefined) return { kind: 'failed', cause: 'The identifier is missing.' };
    return { kind: 'proven', identity };
  } catch (error) {
    return isCancelled(error) ? { kind: 'cancelled' } : { kind: 'failed', cause: error };
  }
}

function isCancelled(error: unknown): boolean {
  return error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
}
