import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import * as oidc from 'openid-client';
import * as v from 'valibot';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { ProviderError } from '../../provider-error.ts';
import { authenticateClient, type ClientCredentials } from './authenticate-client.ts';
import { isClientRejection, oidcError } from './oidc-error.ts';
import { readLogoutToken, type LogoutToken } from './logout-token.ts';
import { createKeysFetch, createOutgoingFetch } from './outgoing-fetch.ts';

const timeoutMs = 10_000;

const checksSchema = v.object({ nonce: v.string(), verifier: v.string() });

/** Our registration at an OpenID Provider. */
export interface OidcClientOptions extends ClientCredentials {
  readonly issuer: string;
  readonly clientId: string;
  readonly client: OutgoingClient;
  /** Allows plain HTTP for internal providers, for evaluation. */
  readonly allowsPlainHttp: boolean;
  /** Also checks the signature of the ID token, which TLS makes optional in this flow (OpenID Connect Core, 3.1.3.7). */
  readonly verifiesSignature: boolean;
  readonly now: () => number;
}

/** An authentication request; `parameters` are those besides the ones that protect the flow. */
export interface OidcRequest {
  readonly callback: string;
  readonly state: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The answer of a provider, with what was kept since the request. */
export interface OidcAnswer {
  /** The whole callback address. */
  readonly address: URL;
  readonly state: string;
  readonly checks: string;
}

/** The claims of an ID token, and those of the userinfo endpoint. */
export type OidcClaims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** How an authentication at a provider ended. */
export type OidcOutcome =
  | {
      readonly kind: 'authenticated';
      readonly claims: OidcClaims;
      /** As the provider signed it: the hint that identifies the session at logout. */
      readonly idToken: string;
    }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly cause: unknown };

/** A logout that we ask of a provider. */
export interface OidcLeaving {
  readonly returnTo: string;
  /** The state that the provider returns; left out when nothing depends on who returns. */
  readonly state?: string;
  /** The ID token of the session; `null`: the provider finds the session by its cookie, and may ask for confirmation. */
  readonly idToken: string | null;
}

/** The endpoint of a provider that ends sessions, with the parameters of the request. */
export interface OidcLogoutRequest {
  readonly endpoint: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** A client of one OpenID Provider; throws a ProviderError when the provider cannot be discovered. */
export interface OidcClient {
  /** The address to redirect to, and what to store until the callback. */
  begin(request: OidcRequest): Promise<{ readonly url: string; readonly checks: string }>;
  /** Redeems the code; `readsUserinfo` decides whether the claims of the ID token are enough. */
  finish(answer: OidcAnswer, readsUserinfo: (claims: OidcClaims) => boolean): Promise<OidcOutcome>;
  /** The request that ends the session at the provider (RP-Initiated Logout 1.0); `null` when it has none. */
  end(leaving: OidcLeaving): Promise<OidcLogoutRequest | null>;
  /** Verifies a logout token of the provider; throws for any other token. */
  readLogoutToken(token: string): Promise<LogoutToken>;
  /** Checks, without side effects, that the provider responds and accepts our credentials. */
  check(): Promise<void>;
}

/** Creates a client for the authorization code flow with state, nonce and PKCE (S256). */
export function createOidcClient(options: OidcClientOptions): OidcClient {
  let found: Promise<oidc.Configuration> | undefined;
  const keys = createKeys(options);
  const discover = (): Promise<oidc.Configuration> => {
    found ??= discovered(options);
    // A failure is not cached, so that the next visitor retries.
    found.catch(() => (found = undefined));
    return found;
  };
  return {
    begin: async (request) => begin(await discover(), request),
    finish: async (answer, readsUserinfo) => finish(await discover(), answer, readsUserinfo),
    end: async ({ returnTo, state, idToken }) => {
      const { end_session_endpoint: endpoint } = (await discover()).serverMetadata();
      if (endpoint === undefined) return null;
      const hint = idToken === null ? {} : { id_token_hint: idToken };
      const { clientId: client_id } = options;
      return {
        endpoint,
        parameters: {
          ...hint,
          client_id,
          post_logout_redirect_uri: returnTo,
          ...(state !== undefined && { state }),
        },
      };
    },
    readLogoutToken: async (token) => {
      const { issuer, jwks_uri: address } = (await discover()).serverMetadata();
      if (address === undefined) throw new ProviderError('bad_answer');
      const { clientId, now } = options;
      return readLogoutToken(token, { issuer, clientId, keys: keys(address), now: now() });
    },
    check: async () => {
      found = undefined;
      await checkClient(
        await discovered({ ...options, client: expectingRejection(options.client) }),
      );
    },
  };
}

/** The published keys of the provider, fetched at first use and again for a key that is not among them. */
function createKeys({ client }: OidcClientOptions): (address: string) => JWTVerifyGetKey {
  let made: { readonly address: string; readonly keys: JWTVerifyGetKey } | undefined;
  return (address) => {
    if (made?.address !== address) {
      const fetchKeys = createKeysFetch(client, timeoutMs);
      const keys = createRemoteJWKSet(new URL(address), { [customFetch]: fetchKeys });
      made = { address, keys };
    }
    return made.keys;
  };
}

async function discovered({
  issuer,
  clientId,
  client,
  allowsPlainHttp,
  verifiesSignature,
  ...credentials
}: OidcClientOptions): Promise<oidc.Configuration> {
  try {
    const authentication = authenticateClient(credentials);
    return await oidc.discovery(new URL(issuer), clientId, undefined, authentication, {
      timeout: timeoutMs / 1000,
      [oidc.customFetch]: createOutgoingFetch(client, timeoutMs),
      execute: [
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- only a warning to users
        ...(allowsPlainHttp ? [oidc.allowInsecureRequests] : []),
        ...(verifiesSignature ? [oidc.enableNonRepudiationChecks] : []),
      ],
    });
  } catch (error) {
    throw oidcError(error);
  }
}

/** A client for which a rejected code is no failure in the log of calls, because a check asks for it. */
const expectingRejection = ({ send }: OutgoingClient): OutgoingClient => ({
  send: (request) =>
    send(request.method === 'POST' ? { ...request, expectedStatuses: [400] } : request),
});

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
    if (isClientRejection(error)) throw new ProviderError('not_authorised', { cause: error });
    if (!(error instanceof oidc.ResponseBodyError)) throw oidcError(error);
  }
}

async function begin(
  configuration: oidc.Configuration,
  { callback, state, parameters }: OidcRequest,
) {
  const nonce = oidc.randomNonce();
  const verifier = oidc.randomPKCECodeVerifier();
  const url = oidc.buildAuthorizationUrl(configuration, {
    ...parameters,
    redirect_uri: callback,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, checks: JSON.stringify({ nonce, verifier }) };
}

async function finish(
  configuration: oidc.Configuration,
  { address, state, checks }: OidcAnswer,
  readsUserinfo: (claims: OidcClaims) => boolean,
): Promise<OidcOutcome> {
  const { nonce, verifier } = v.parse(checksSchema, JSON.parse(checks));
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims: OidcClaims = { sub: '', ...tokens.claims() };
    const authenticated = { kind: 'authenticated', idToken: tokens.id_token ?? '' } as const;
    if (!readsUserinfo(claims)) return { ...authenticated, claims };
    const more = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return { ...authenticated, claims: { ...claims, ...more } };
  } catch (error) {
    return isCancelled(error) ? { kind: 'cancelled' } : { kind: 'failed', cause: error };
  }
}

function isCancelled(error: unknown): boolean {
  return error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
}
