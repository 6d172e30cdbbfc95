import { getRequestListener } from '@hono/node-server';
import { operatorsContract } from '@form-builder/core/contract/operators/operators-contract.ts';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Pool } from 'pg';
import { checkServices } from '../operator-status/check-services.ts';
import { createStatusMonitor } from '../operator-status/status-monitor.ts';
import type { Config } from '../platform/config/config.ts';
import { DatabaseUnavailableError } from '../platform/database/database-unavailable-error.ts';
import type { Migration } from '../platform/database/migrations/migrate.ts';
import type { AppContext, AppEnvironment } from '../platform/http/app-environment.ts';
import type { Listener } from '../platform/http/create-listener.ts';
import { mountOpenApi } from '../platform/http/openapi/mount-openapi.ts';
import { operatorsBase } from '../platform/http/openapi/openapi-servers.ts';
import { createRateLimits } from '../platform/http/rate-limits/rate-limit.ts';
import { requestLog } from '../platform/http/request-log.ts';
import { problemResponse } from '../platform/http/responses/problem-response.ts';
import { securityHeaders } from '../platform/http/responses/security-headers.ts';
import { hostnameOf, hostOf } from '../platform/http/tenancy/request-host.ts';
import { traceRequests } from '../platform/http/trace-requests.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { RequestError } from '../platform/request-error.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { Secrets } from '../platform/secrets/master-key/open-secrets.ts';
import type { OpenStorage } from '../platform/storage/open-storage.ts';
import { createOperatorHandlers } from './api/create-operator-handlers.ts';
import { mountOperatorsApi } from './api/serve-operator-endpoint.ts';
import type { OperatorsContext } from './operators-context.ts';
import { mountOperatorPages } from './pages/mount-operator-pages.ts';

/** The parts of the server that the operators' API needs. */
export interface OperatorsOptions {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly config: Config;
  readonly storage: OpenStorage;
  readonly secrets: Pick<Secrets, 'operatorKey'>;
  readonly migrations: readonly Migration[];
  readonly logger: Logger;
  /** Called for internal errors, besides the log. */
  readonly onFailure?: (error: unknown) => void;
}

const callsPerMinute = 120;
const failuresPerMinute = 20;

/** The operators' API and the status page, for a port of their own: no tenant, no user of one, no other route. */
export function createOperatorsApp(options: OperatorsOptions): Listener {
  const context = createContext(options);
  const { config, runtime, logger } = options;
  const isHttps = config.operators?.origin?.startsWith('https:') === true;
  const app = new Hono<AppEnvironment>();
  app.use(traceRequests(runtime));
  app.use(requestLog(logger, runtime));
  app.use(securityHeaders({ isHttps }));
  app.onError((error, c) => refuse(c, error, options));
  app.use(ownHostOnly(config));
  const { isProxyTrusted, apiContact: contact } = config;
  const place = { isHttps, isProxyTrusted, contact, base: operatorsBase };
  mountOpenApi(app, operatorsContract, place);
  mountOperatorsApi(app, createOperatorHandlers(context), context);
  mountOperatorPages(app, context);
  app.notFound((c) => problemResponse(c, new RequestError('not_found')));
  return getRequestListener(app.fetch);
}

function createContext(options: OperatorsOptions): OperatorsContext {
  const { pool, runtime, config, logger, storage, secrets } = options;
  const limits = createRateLimits(pool, runtime.now);
  const openStorage = () => Promise.resolve(storage);
  const check = () => checkServices({ ...options, openStorage });
  return {
    pool,
    runtime,
    config,
    logger,
    storage: storage.storage,
    operatorKey: secrets.operatorKey,
    readStatus: createStatusMonitor(check, runtime.now),
    limitCalls: limits({ name: 'operator-calls', max: callsPerMinute, windowSeconds: 60 }),
    limitFailures: limits({ name: 'operator-failures', max: failuresPerMinute, windowSeconds: 60 }),
  };
}

const namesOfThisMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Answers only under its own name, so that a name of another site that leads here cannot use it. */
function ownHostOnly({ operators, isProxyTrusted }: Config) {
  const origin = operators?.origin ?? null;
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const host = hostOf(c.env.incoming, isProxyTrusted);
    const isOwn =
      origin === null ? namesOfThisMachine.has(hostnameOf(host)) : host === new URL(origin).host;
    if (!isOwn) throw new RequestError('not_found');
    await next();
  });
}

function refuse(c: AppContext, error: unknown, options: OperatorsOptions): Response {
  const context = { requestId: c.get('requestId'), route: c.get('route') ?? 'none' };
  if (error instanceof DatabaseUnavailableError)
    options.logger.error({ ...context, error: describeError(error.cause) }, 'database unavailable');
  if (error instanceof RequestError) return problemResponse(c, error);
  options.logger.error({ ...context, error: describeError(error) }, 'failure');
  options.onFailure?.(error);
  return problemResponse(c, new RequestError('internal'));
}
