import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import {
  signedOutPath,
  signInCallbackPath,
} from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
import { serviceProviderPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import type { ClientMetadata, Configuration } from 'oidc-provider';
import type { AssertionAlgorithm } from '../../src/providers/auth/oidc/client-keys/client-keys.ts';
import type { ExternalIssuer } from '../../src/identity/identity-options.ts';
import { Provider } from '../../src/platform/oidc/oidc-provider.ts';
import { fetchOnThisMachine } from '../../simulators/digid/simulator-provider.ts';
import { createHttpBrowser } from '../../src/platform/http/browser/http-browser.ts';

/** An account at the external provider, with its claims. */
export interface OutsideAccount {
  readonly sub: string;
  readonly email: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly groups?: readonly string[];
  /** Entra ID refers to its API for too many groups. */
  readonly _claim_names?: Readonly<Record<string, string>>;
}

/** What the next sign-in does: the account, the methods that it reports, or no sign-in at all. */
export interface OutsideVisit {
  readonly account: OutsideAccount;
  readonly amr?: readonly string[];
  readonly isCancelled?: boolean;
}

/** A second provider with its own keys, paths and claims, as a municipality's Keycloak would be. */
export interface ExternalProvider {
  /** The server's settings for this provider. */
  readonly settings: ExternalIssuer;
  /** Signs the account in and returns its access token; `overrides` are claims of the token. */
  readonly issueToken: (account: OutsideAccount, overrides?: Overrides) => Promise<string>;
  /** The registration of our own sign-in as its client, with a secret. */
  readonly staffClient: {
    readonly issuer: string;
    readonly clientId: string;
    readonly secret: string;
  };
  /** A report that somebody logged out, for our own sign-in; `overrides` are claims of the token. */
  readonly issueLogoutToken: (
    sub: string,
    overrides?: Readonly<Record<string, unknown>>,
  ) => Promise<string>;
  /** The id of the latest session of our own sign-in. */
  readonly latestSession: () => string;
  /** The person at its login page from now on. */
  readonly expect: (visit: OutsideVisit) => void;
  /** From now on every request fails, or works again. */
  readonly setDown: (isDown: boolean) => void;
  /** The number of requests to its userinfo endpoint. */
  readonly userinfoCalls: () => number;
  readonly close: () => Promise<void>;
}

interface Overrides {
  readonly audience?: string;
  readonly claims?: Readonly<Record<string, unknown>>;
}

const realm = '/realms/proefstad';
const clientId = 'formulieren';
const audience = 'https://formulieren.proefstad.example/api';
const callback = 'https://formulieren.proefstad.example/auth/callback';

const staffClientId = 'formulieren-beheer';
const staffSecret = 'geheim+van/de:beheerder';

/** How our sign-in proves who it is: by its secret in the header or in the body, or by an assertion that it signs. */
type ClientProof = 'client_secret_basic' | 'client_secret_post' | 'private_key_jwt';

/** Where our public keys are, and how assertions may be signed. */
interface AssertionRules {
  readonly keysAddress?: string;
  readonly algorithms?: readonly AssertionAlgorithm[];
  /** Whether it offers to end sessions (RP-Initiated Logout 1.0). */
  readonly endsSessions?: boolean;
}

/**
 * Starts the provider; `staffCallback` is the address to which it returns staff of our own sign-in. It takes one proof
 * only.
 */
export async function startExternalProvider(
  staffCallback = 'https://formulieren.proefstad.example/idp/callback',
  proof: ClientProof = 'client_secret_basic',
  { keysAddress, algorithms = ['RS256'], endsSessions = true }: AssertionRules = {},
): Promise<ExternalProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  const issuer = `${origin}${realm}`;
  const state = {
    account: undefined as OutsideAccount | undefined,
    amr: undefined as readonly string[] | undefined,
    isCancelled: false,
    isDown: false,
    overrides: {} as Overrides,
    calls: 0,
    sessionId: '',
  };
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'outside', alg: 'RS256', use: 'sig' };
  const staff = staffMetadata(staffCallback, proof, keysAddress);
  const provider = new Provider(
    issuer,
    createConfiguration(state, { staff, proof, algorithms, endsSessions }, jwk),
  );

  provider.on('authorization.success', (ctx) => {
    state.sessionId = ctx.oidc.session?.sidFor(staffClientId) ?? '';
  });
  server.on('request', (request, response) => {
    const path = (request.url ?? '').slice(realm.length);
    Object.assign(request, { originalUrl: request.url, url: path });
    if (state.isDown) {
      response.statusCode = 503;
      response.end('{}');
    } else if (path === '/userinfo') {
      // Unlike the library, Keycloak accepts tokens for an API here.
      state.calls += 1;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(state.account));
    } else if (path.startsWith('/login/')) {
      const login = {
        accountId: state.account?.sub ?? '',
        ...(state.amr && { amr: [...state.amr] }),
      };
      const result = state.isCancelled ? { error: 'access_denied' } : { login };
      void provider.interactionFinished(request, response, result);
    } else {
      void provider.callback()(request, response);
    }
  });

  return {
    settings: { issuer, clientId, audience },
    staffClient: { issuer, clientId: staffClientId, secret: staffSecret },
    expect: ({ account, amr, isCancelled = false }) => {
      Object.assign(state, { account, amr, isCancelled });
    },
    setDown: (isDown) => {
      state.isDown = isDown;
    },
    issueToken: (account, overrides = {}) => {
      Object.assign(state, { account, overrides });
      return signInAt(origin, issuer);
    },
    issueLogoutToken: (sub, overrides = {}) =>
      new SignJWT({
        iss: issuer,
        aud: staffClientId,
        sub,
        jti: randomBytes(8).toString('hex'),
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        ...overrides,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'outside', typ: 'logout+jwt' })
        .setIssuedAt()
        .sign(privateKey),
    latestSession: () => state.sessionId,
    userinfoCalls: () => state.calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function staffMetadata(
  staffCallback: string,
  proof: ClientProof,
  keysAddress: string | undefined,
): ClientMetadata {
  return {
    client_id: staffClientId,
    ...(proof === 'private_key_jwt'
      ? { jwks_uri: keysAddress ?? new URL(serviceProviderPaths.keys, staffCallback).href }
      : { client_secret: staffSecret }),
    token_endpoint_auth_method: proof,
    redirect_uris: [staffCallback],
    post_logout_redirect_uris: [staffCallback.replace(signInCallbackPath, signedOutPath)],
    // So that its ID tokens name the session.
    backchannel_logout_uri: new URL('/logout', staffCallback).href,
    backchannel_logout_session_required: true,
    grant_types: ['authorization_code'],
    response_types: ['code'],
  };
}

function createConfiguration(
  state: {
    readonly account: OutsideAccount | undefined;
    readonly overrides: Overrides;
  },
  {
    staff,
    proof,
    algorithms,
    endsSessions,
  }: {
    readonly staff: ClientMetadata;
    readonly proof: ClientProof;
    readonly algorithms: readonly AssertionAlgorithm[];
    readonly endsSessions: boolean;
  },
  jwk: JWK,
): Configuration {
  return {
    jwks: { keys: [jwk] },
    // As RP-Initiated Logout 1.0 demands: requests by POST, which carry the cookies from another site.
    enableHttpPostMethods: true,
    cookies: { keys: ['outside'], long: { sameSite: 'none', signed: true } },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: [callback],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
      staff,
    ],
    clientAuthMethods: ['none', proof],
    enabledJWA: { clientAuthSigningAlgValues: [...algorithms] },
    fetch: fetchOnThisMachine,
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    routes: {
      authorization: '/protocol/auth',
      token: '/protocol/token',
      userinfo: '/userinfo',
      jwks: '/certs',
    },
    claims: {
      openid: ['sub', 'groups', '_claim_names', 'acr', 'amr'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_ctx, { uid }) => `${realm}/login/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...state.account, sub }) }),
    extraTokenClaims: () => ({ ...state.overrides.claims }),
    async loadExistingGrant({ oidc }) {
      const { client, account, provider } = oidc;
      if (!client || !account) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: endsSessions },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience: state.overrides.audience ?? audience,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  };
}

async function signInAt(origin: string, issuer: string): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const browser = createHttpBrowser(origin);
  const parameters = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: callback,
    scope: 'openid email',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const start = await browser.get(`${issuer}/protocol/auth?${parameters.toString()}`);
  const end = await browser.follow(start, ({ href }) => href.startsWith(callback));
  const response = await fetch(`${issuer}/protocol/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code: end.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: callback,
    }),
  });
  // The provider's own response, in a test.
  const answer = (await response.json()) as { access_token?: string };
  if (answer.access_token === undefined) throw new Error(JSON.stringify(answer));
  return answer.access_token;
}
