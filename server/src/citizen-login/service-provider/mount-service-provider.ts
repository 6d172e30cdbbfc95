import type { Hono } from 'hono';
import {
  loginPaths,
  serviceProviderPaths,
} from '@form-builder/core/contract/visitor/login-constants.ts';
import { readBytes } from '../../platform/http/requests/read-json-body.ts';
import type { AppContext, AppEnvironment } from '../../platform/http/app-environment.ts';
import { RequestError } from '../../platform/request-error.ts';
import { SamlError } from '../../platform/saml/saml-error.ts';
import type { ServiceAddresses } from '../../platform/saml/service-metadata.ts';
import type { ServiceProvider } from '../../providers/auth/login-driver.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { selectProvider, type ProviderRow } from '../../providers/providers-queries.ts';
import { endSessionLogins } from '../login-queries.ts';
import { sessionText } from '../login-secrets.ts';
import { loginContextOf, type LoginRoutes } from '../mount-login.ts';
import type { LoginRequestContext } from '../redirect-to-provider.ts';
import { createUseOnce } from '../used-messages.ts';

interface FoundService {
  readonly context: LoginRequestContext;
  readonly provider: ProviderRow;
  readonly service: ServiceProvider;
  readonly addresses: ServiceAddresses;
}

/** The maximum size of a logout request. */
const maxLogoutBytes = 100_000;

/** The addresses that a provider itself calls: our metadata, and its reports of logouts. */
export function mountServiceProvider(app: Hono<AppEnvironment>, routes: LoginRoutes): void {
  const metadata = serviceProviderPaths.metadata(':id', ':stage');
  app.get(metadata, async (c) => {
    c.set('route', metadata);
    c.header('Cache-Control', 'no-store');
    const { service, addresses } = await findService(c, routes);
    c.header('Content-Type', 'application/samlmetadata+xml; charset=utf-8');
    c.header('Content-Disposition', 'inline; filename="metadata.xml"');
    return c.body(service.metadata(addresses));
  });

  const logout = serviceProviderPaths.logout(':id', ':stage');
  app.post(logout, async (c) => {
    c.set('route', logout);
    c.header('Cache-Control', 'no-store');
    const found = await findService(c, routes);
    const bytes = await readBytes(c.env.incoming, maxLogoutBytes);
    try {
      const answer = await found.service.receiveLogout(Buffer.from(bytes).toString('utf8'), {
        addresses: found.addresses,
        useOnce: createUseOnce(found.context, found.provider),
        endSessions: (key) => endSessions(routes, found, key),
      });
      c.header('Content-Type', 'text/xml; charset=utf-8');
      return c.body(answer);
    } catch (cause) {
      if (!(cause instanceof SamlError)) throw cause;
      routes.onFailed(cause);
      throw new RequestError('invalid');
    }
  });
}

async function endSessions(
  { cipher }: LoginRoutes,
  { context, provider }: FoundService,
  key: string,
): Promise<void> {
  const place = { tenantId: context.tenant.id, purpose: 'login-session' } as const;
  const session = {
    provider_id: provider.id,
    serves_tests: provider.serves_tests,
    session_hash: cipher.fingerprint(place, sessionText(provider.id, key)),
  };
  await context.transaction((tx) => endSessionLogins(tx, session, new Date(context.now())));
}

async function findService(c: AppContext, routes: LoginRoutes): Promise<FoundService> {
  const context = await loginContextOf(c, routes);
  const id = c.req.param('id') ?? '';
  const stage = c.req.param('stage') ?? '';
  if (stage !== 'production' && stage !== 'test') throw new RequestError('not_found');
  const key = { id, servesTests: stage === 'test' };
  const provider = await context.transaction((tx) => selectProvider(tx, 'auth', key));
  const service = provider && serviceOf(routes, context, provider);
  if (provider === undefined || service === undefined) throw new RequestError('not_found');
  const origin = routes.originOf(context.tenant);
  const addresses = {
    consumer: `${origin}${loginPaths.callback}`,
    loggedOut: `${origin}${loginPaths.ended}`,
    logout: `${origin}${serviceProviderPaths.logout(id, stage)}`,
  };
  return { context, provider, service, addresses };
}

function serviceOf(
  { providers }: LoginRoutes,
  { tenant }: LoginRequestContext,
  provider: ProviderRow,
): ServiceProvider | undefined {
  try {
    return providers.get(tenant.id, provider).service;
  } catch (cause) {
    // Its settings cannot be used yet, so there is nothing to describe.
    if (cause instanceof ProviderError) return undefined;
    throw cause;
  }
}
