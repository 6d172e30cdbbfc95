import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { retryAfterSeconds } from '../platform/http/responses/problem-response.ts';
import { RequestError } from '../platform/request-error.ts';
import { findBranding } from '../settings/find-branding.ts';
import { adminClientId, adminScope } from './admin-client.ts';
import { createAuthenticate, type Authenticate } from './authenticate.ts';
import type { IdentityOptions } from './identity-options.ts';
import { issuerOf, issuerPath } from './issuer.ts';
import { rotateTenantKeys } from './keys/tenant-keys.ts';
import { chooseLanguage } from './pages/choose-language.ts';
import { renderNoticePage } from './pages/notice-pages.ts';
import { pageAssets } from './pages/page-assets.ts';
import { sendPage, setSecurityHeaders } from './pages/send-page.ts';
import { mountRequest, sendAsset } from './provider/mount.ts';
import { createTenantProviders, type RunningProvider } from './provider/tenant-providers.ts';
import {
  signedOutPath,
  signInCallbackPath,
} from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
import {
  providerOfLogout,
  receiveProviderLogout,
} from './sign-in/outside-providers/receive-provider-logout.ts';
import {
  redirectToInteraction,
  redirectToStart,
} from './sign-in/outside-providers/provider-callback.ts';
import { signInPath } from './sign-in/sign-in-path.ts';
import { handleSignIn } from './sign-in/sign-in-route.ts';
import { handleUserinfo, userinfoPaths } from './userinfo.ts';

/** Sign-in: the embedded OpenID Provider, and the authentication of tokens. */
export interface Identity {
  /** Handles every request to `/idp` and below. */
  readonly handle: (
    tenant: Tenant,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<void>;
  readonly authenticate: Authenticate;
  /** The OpenID Connect client configuration of the admin app, for the embedded and the external provider. */
  readonly clientConfig: (tenant: Tenant) => { url: string; client_id: string; scope: string };
  /** Creates new signing keys; tokens and cookies of the old keys remain valid until they expire. */
  readonly rotateKeys: (tenant: Tenant) => Promise<void>;
}

/** Creates sign-in for all tenants of this process. */
export function createIdentity(options: IdentityOptions): Identity {
  const providers = createTenantProviders(options);
  const authenticate = createAuthenticate(options, providers);
  const { outside, runtime, transactionFor, originOf } = options;

  return {
    authenticate,
    async handle(tenant, request, response) {
      if (outside) {
        response.statusCode = 404;
        response.end();
        return;
      }
      try {
        const running = await providers.get(tenant);
        mountRequest(request, running.context.origin);
        await route({ options, authenticate, running }, request, response);
      } catch (error) {
        options.onError(error);
        sendFailure(tenant, request, response, error);
      }
    },
    clientConfig: (tenant) => ({
      url: outside?.issuer ?? issuerOf(originOf(tenant)),
      client_id: outside?.clientId ?? adminClientId,
      scope: adminScope,
    }),
    async rotateKeys(tenant) {
      await rotateTenantKeys({
        tenantId: tenant.id,
        transaction: transactionFor(tenant.id),
        runtime,
        cipher: options.cipher,
      });
      await providers.get(tenant, 0);
    },
  };
}

/** Reports only that an error occurred; its cause was logged. */
function sendFailure(
  tenant: Tenant,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const language = chooseLanguage(request.headers['accept-language']);
  const frame = { tenantName: tenant.name, language, base: issuerPath };
  const markup = renderNoticePage(frame, 'error');
  const isAway = error instanceof RequestError && error.code === 'unavailable';
  if (isAway) sendPage(response, { status: 503, markup, retryAfterS: retryAfterSeconds });
  else sendPage(response, { status: 500, markup });
}

interface RouteContext {
  readonly options: IdentityOptions;
  readonly authenticate: Authenticate;
  readonly running: RunningProvider;
}

async function route(
  { options, authenticate, running }: RouteContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { context, provider, respond } = running;
  const path = new URL(request.url ?? '/', context.origin).pathname;
  const asset = pageAssets.get(path);
  const providerId = providerOfLogout(path);
  if (asset) {
    sendAsset(response, asset);
  } else if (userinfoPaths.has(path)) {
    await handleUserinfo(context, authenticate, request, response);
  } else if (providerId !== undefined) {
    const { signInClients } = options;
    await receiveProviderLogout({ ...context, signInClients }, { request, response, providerId });
  } else if (path === signInCallbackPath) {
    redirectToInteraction(context, request, response);
  } else if (path === signedOutPath) {
    redirectToStart(response);
  } else if (path.startsWith(signInPath)) {
    const branding = await findBranding(context.transaction);
    await handleSignIn({ ...context, ...options, provider, branding }, request, response);
  } else {
    setSecurityHeaders(response);
    await respond(request, response);
  }
}
