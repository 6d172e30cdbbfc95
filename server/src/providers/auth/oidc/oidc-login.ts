import * as oidc from 'openid-client';
import * as v from 'valibot';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { ProviderError } from '../../provider-error.ts';
import type { LoginDriver, LoginOutcome, AuthenticationRequest } from '../login-driver.ts';
import { oidcSettingsSchema, type OidcSettings } from './oidc-settings.ts';
import { oidcError } from './oidc-error.ts';
import { createOutgoingFetch } from './outgoing-fetch.ts';
import { readIdentity } from './read-identity.ts';

const timeoutMs = 10_000;

const checksSchema = v.object({ nonce: v.string(), verifier: v.string() });

/** The configuration of a login by OpenID Connect. */
export interface OidcLoginOptions {
  readonly settings: unknown;
  readonly secret: string | null;
  readonly client: OutgoingClient;
  /** Allows plain HTTP for internal providers, for evaluation. */
  readonly allowsPlainHttp: boolean;
}

/** Logs in with the authorization code flow and PKCE (S256); the identifier comes over the back channel. */
export function createOidcLogin(options: OidcLoginOptions): LoginDriver {
  const parsed = v.safeParse(oidcSettingsSchema, options.settings);
  if (!parsed.success) throw new ProviderError('not_configured');
  const settings = parsed.output;
  let found: Promise<oidc.Configuration> | undefined;
  const discover = (): Promise<oidc.Configuration> => {
    found ??= discovered(settings, options);
    // A failure is not cached, so that the next visitor retries.
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
      const parameters = {
        client_id: settings.clientId,
        post_logout_redirect_uri: returnTo,
        state,
      };
      return { url: oidc.buildEndSessionUrl(configuration, parameters).href };
    },
    check: async () => {
      found = undefined;
      await checkClient(await discover());
    },
  };
}

async function discovered(
  { issuer, clientId }: OidcSettings,
  { secret, client, allowsPlainHttp }: OidcLoginOptions,
): Promise<oidc.Configuration> {
  const authentication = secret === null ? oidc.None() : oidc.ClientSecretBasic(secret);
  try {
    return await oidc.discovery(new URL(issuer), clientId, undefined, authentication, {
      timeout: timeoutMs / 1000,
      [oidc.customFetch]: createOutgoingFetch(client, timeoutMs),
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- only a warning to users
      execute: allowsPlainHttp ? [oidc.allowInsecureRequests] : [],
    });
  } catch (error) {
    throw oidcError(error);
  }
}

/**
 * Redeems an invented code: a provider that accepts our client rejects the code; any other rejects
 * the client.
 */
async function checkClient(configuration: oidc.Configuration): Promise<void> {
  const code_verifier = oidc.randomPKCECodeVerifier();
  try {
    await oidc.genericGrantRequest(configuration, 'authorization_code', {
      code: 'check',
      code_verifier,
    });
  } catch (error) {
    if (error instanceof oidc.WWWAuthenticateChallengeError)
      throw new ProviderError('not_authorised', { cause: error });
    if (!(error instanceof oidc.ResponseBodyError)) throw oidcError(error);
    if (clientRejections.has(error.error))
      throw new ProviderError('not_authorised', { cause: error });
  }
}

/** The errors of RFC 6749 that are about the client. */
const clientRejections: ReadonlySet<string> = new Set(['invalid_client', 'unauthorized_client']);

async function begin(
  configuration: oidc.Configuration,
  { scope, levels }: OidcSettings,
  { callback, state, minLevel, language }: AuthenticationRequest,
) {
  const nonce = oidc.randomNonce();
  const verifier = oidc.randomPKCECodeVerifier();
  const asked = [...levels].find(([, level]) => level === minLevel)?.[0];
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: callback,
    scope,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // A previous user of this browser must not be logged in for this visitor.
    prompt: 'login',
    ui_locales: language,
    ...(asked === undefined ? {} : { acr_values: asked }),
  });
  return { departure: { url: url.href }, checks: JSON.stringify({ nonce, verifier }) };
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
    if (settings.readsUserinfo) {
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
