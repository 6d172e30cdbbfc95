import type { Hono } from 'hono';
import {
  loginPaths,
  serviceProviderPaths,
} from '@form-builder/core/contract/visitor/login-constants.ts';
import { readBytes } from '../../platform/http/requests/read-json-body.ts';
import type { AppContext, AppEnvironment } from '../../platform/http/app-environment.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { ServiceAddresses } from '../../platform/saml/service-metadata.ts';
import {
  LogoutRefusedError,
  type EndedSession,
  type LoginDriver,
  type LogoutReceiver,
  type ReportedLogoutOptions,
} from '../../providers/auth/login-driver.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { selectProvider, type ProviderRow } from '../../providers/providers-queries.ts';
import { endSessionLogins, type EndedLogins } from '../login-queries.ts';
import { hashSessionId, sessionText } from '../login-secrets.ts';
import { loginContextOf, type LoginRoutes } from '../mount-login.ts';
import type { LoginRequestContext } from '../redirect-to-provider.ts';
import { mountClientKeys } from './mount-client-keys.ts';
import { createUseOnce } from '../used-messages.ts';

interface FoundProvider {
  readonly context: LoginRequestContext;
  readonly provider: ProviderRow;
  readonly driver: LoginDriver;
  readonly addresses: ServiceAddresses;
}

/** The maximum size of a logout request. */
const maxLogoutBytes = 100_000;

/** The addresses that a provider itself calls: our keys and metadata, and its reports of logouts. */
export function mountServiceProvider(app: Hono<AppEnvironment>, routes: LoginRoutes): void {
  mountClientKeys(app, routes);
  const metadata = serviceProviderPaths.metadata(':id', ':stage');
  app.get(metadata, async (c) => {
    c.set('route', metadata);
    c.header('Cache-Control', 'no-store');
    const { driver, addresses } = await findProvider(c, routes);
    if (driver.service === undefined) throw new RequestError('not_found');
    c.header('Content-Type', 'application/samlmetadata+xml; charset=utf-8');
    c.header('Content-Disposition', 'inline; filename="metadata.xml"');
    return c.body(driver.service.metadata(addresses));
  });

  const catalogue = serviceProviderPaths.catalogue(':id', ':stage');
  app.get(catalogue, async (c) => {
    c.set('route', catalogue);
    c.header('Cache-Control', 'no-store');
    const { driver } = await findProvider(c, routes);
    const document = driver.service?.catalogue() ?? null;
    if (document === null) throw new RequestError('not_found');
    c.header('Content-Type', 'application/xml; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="dienstencatalogus.xml"');
    return c.body(document);
  });

  const logout = serviceProviderPaths.logout(':id', ':stage');
  app.post(logout, async (c) => {
    c.set('route', logout);
    c.header('Cache-Control', 'no-store');
    const found = await findProvider(c, routes);
    const bytes = await readBytes(c.env.incoming, maxLogoutBytes);
    const { contentType, body } = await receive(routes, found, (logouts, options) =>
      logouts.receive(Buffer.from(bytes).toString('utf8'), options),
    );
    c.header('Content-Type', contentType);
    return c.body(body);
  });

  app.get(logout, async (c) => {
    c.set('route', logout);
    c.header('Cache-Control', 'no-store');
    const found = await findProvider(c, routes);
    const address = new URL(c.req.url);
    const next = await receive(routes, found, (logouts, options) =>
      logouts.receiveInBrowser(address, options),
    );
    if (next !== null) return c.redirect(next, 303);
    // Our headers forbid framing, but a browser that shows nothing has made the request all the same.
    return c.body(null, 204);
  });
}

/** Lets the driver act on a reported logout; what it does not accept is recorded and refused. */
async function receive<Answer>(
  routes: LoginRoutes,
  found: FoundProvider,
  act: (logouts: LogoutReceiver, options: ReportedLogoutOptions) => Promise<Answer>,
): Promise<Answer> {
  const { context, provider, driver, addresses } = found;
  if (driver.logouts === undefined) throw new RequestError('not_found');
  try {
    return await act(driver.logouts, {
      addresses,
      useOnce: createUseOnce(context, provider),
      endSessions: (ended) => endSessions(routes, found, ended),
    });
  } catch (cause) {
    if (cause instanceof ProviderError) throw new RequestError('provider_unavailable');
    if (!(cause instanceof LogoutRefusedError)) throw cause;
    routes.onFailed(cause);
    throw new RequestError('invalid');
  }
}

async function endSessions(
  routes: LoginRoutes,
  { context, provider }: FoundProvider,
  ended: EndedSession,
): Promise<void> {
  const logins: EndedLogins = {
    provider_id: provider.id,
    serves_tests: provider.serves_tests,
    ...hashOf(routes, context.tenant.id, provider, ended),
  };
  await context.transaction((tx) => endSessionLogins(tx, logins, new Date(context.now())));
}

function hashOf(
  { cipher }: LoginRoutes,
  tenantId: string,
  { id }: ProviderRow,
  ended: EndedSession,
): Pick<EndedLogins, 'column' | 'hash'> {
  if (ended.by === 'session_id')
    return { column: 'session_id_hash', hash: hashSessionId(id, ended.sessionId) };
  const place = { tenantId, purpose: 'login-session' } as const;
  return { column: 'session_hash', hash: cipher.fingerprint(place, sessionText(id, ended.key)) };
}

async function findProvider(c: AppContext, routes: LoginRoutes): Promise<FoundProvider> {
  const context = await loginContextOf(c, routes);
  const id = c.req.param('id') ?? '';
  const stage = c.req.param('stage') ?? '';
  if (stage !== 'production' && stage !== 'test') throw new RequestError('not_found');
  const key = { id, servesTests: stage === 'test' };
  const provider = await context.transaction((tx) => selectProvider(tx, 'auth', key));
  const driver = provider && driverOf(routes, context, provider);
  if (provider === undefined || driver === undefined) throw new RequestError('not_found');
  const origin = routes.originOf(context.tenant);
  const addresses = {
    consumer: `${origin}${loginPaths.callback}`,
    loggedOut: `${origin}${loginPaths.ended}`,
    logout: `${origin}${serviceProviderPaths.logout(id, stage)}`,
  };
  return { context, provider, driver, addresses };
}

function driverOf(
  { providers }: LoginRoutes,
  { tenant }: LoginRequestContext,
  provider: ProviderRow,
): LoginDriver | undefined {
  try {
    return providers.get(tenant.id, provider);
  } catch (cause) {
    // Its settings cannot be used yet, so there is nothing to describe.
    if (cause instanceof ProviderError) return undefined;
    throw cause;
  }
}
