import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { adminClient } from '../admin-client.ts';
import type { TenantContext } from '../identity-options.ts';
import { audienceOf, issuerOf, issuerPath } from '../issuer.ts';
import { signingAlgorithm, type TenantKeys } from '../keys/tenant-keys.ts';
import { languageNames } from '../pages/choose-language.ts';
import { signInPath } from '../sign-in/sign-in-path.ts';
import { claimsByScope, findClaims } from './account-claims.ts';
import { Provider } from '../../platform/oidc/oidc-provider.ts';
import { leaveProvider, type LeaveContext } from '../sign-in/outside-providers/leave-provider.ts';
import { outsideSessionOf } from '../sign-in/outside-providers/outside-session.ts';
import { recordSession, updateOutsideSession } from './record-session.ts';
import { createProviderPages } from './provider-pages.ts';
import { createStorageAdapter } from './storage-adapter.ts';

const minute = 60;
const hour = 60 * minute;

/** The length of a working day, after which users sign in again. Nothing outlives the session. */
const sessionS = 12 * hour;

/** Lifetimes in seconds. */
const ttl = {
  AccessToken: 10 * minute,
  AuthorizationCode: minute,
  Grant: sessionS,
  IdToken: 10 * minute,
  Interaction: hour,
  RefreshToken: sessionS,
  Session: sessionS,
} as const;

/** Creates the OpenID Provider of one tenant. */
export function createTenantProvider(context: LeaveContext, keys: TenantKeys): Provider {
  const { onError } = context;
  const provider = new Provider(issuerOf(context.origin), createConfiguration(context, keys));
  // `mountRequest` sets the forwarded headers from the canonical origin.
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => {
    onError(error);
  });
  provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next();
    if (isSignedOut(ctx)) await leaveProvider(context, ctx);
  });
  // Receives uncaught errors, which Koa would otherwise print on the console.
  provider.onerror = onError;
  return provider;
}

/** Whether the request ended a session; the library sets `oidc` for its own routes. */
const isSignedOut = ({ oidc, status }: KoaContextWithOIDC): boolean =>
  (oidc as KoaContextWithOIDC['oidc'] | undefined)?.route === 'end_session_confirm' &&
  status === 303;

function createConfiguration(context: TenantContext, keys: TenantKeys): Configuration {
  const pages = createProviderPages(context);
  return {
    adapter: createStorageAdapter({
      tenantId: context.tenant.id,
      transaction: context.transaction,
      runtime: context.runtime,
    }),
    jwks: { keys: keys.token },
    cookies: createCookies(context.origin, keys.cookie),
    clients: [adminClient(context.origin)],
    claims: claimsByScope,
    scopes: ['openid'],
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    ttl,
    enabledJWA: { idTokenSigningAlgValues: [signingAlgorithm] },
    discovery: { ui_locales_supported: Object.keys(languageNames) },
    rotateRefreshToken: true,
    // Without `offline_access`, which would require consent: staff use one application of our own.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    loadExistingGrant: (ctx) => findOrCreateGrant(context, ctx),
    // The API checks the grant at each request: it ends when the user signs out.
    extraTokenClaims: (_ctx, token) => ({
      tenant_id: context.tenant.id,
      ...('grantId' in token && { grant_id: token.grantId }),
    }),
    interactions: { url: (_ctx, interaction) => `${issuerPath}${signInPath}${interaction.uid}` },
    async findAccount(_ctx, id) {
      const claims = await findClaims(context, id);
      return claims && { accountId: id, claims: () => claims };
    },
    renderError: pages.renderError,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: pages.signOut,
      resourceIndicators: createResources(context.origin),
    },
  };
}

function createCookies(origin: string, secrets: readonly string[]): Configuration['cookies'] {
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    signed: true,
  } as const;
  return {
    keys: secrets,
    long: { ...options, path: issuerPath },
    short: options,
    names: { session: 'idp_session', interaction: 'idp_interaction', resume: 'idp_resume' },
  };
}

type Resources = NonNullable<NonNullable<Configuration['features']>['resourceIndicators']>;

/** Every access token is for the tenant's API; a client does not need to request it. */
function createResources(origin: string): Resources {
  const audience = audienceOf(origin);
  return {
    enabled: true,
    defaultResource: () => audience,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      scope: '',
      audience,
      accessTokenTTL: ttl.AccessToken,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: signingAlgorithm } },
    }),
  };
}

/** All clients are our own, so signing in implies consent: the grant exists from the start. */
async function findOrCreateGrant(context: TenantContext, ctx: KoaContextWithOIDC) {
  const { client, session, provider, account, result } = ctx.oidc;
  if (!client || !session || !account) return undefined;
  const id = session.grantIdFor(client.clientId);
  const known = id === undefined ? undefined : await provider.Grant.find(id);
  if (known) {
    if (result?.login && id !== undefined)
      await updateOutsideSession(context, { grantId: id, outside: outsideSessionOf(result) });
    return known;
  }
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope('openid profile email');
  const grantId = await grant.save();
  const outside = result ? outsideSessionOf(result) : null;
  await recordSession(context, ctx.req, { userId: account.accountId, grantId, outside });
  return grant;
}
