import type { Contract } from '@form-builder/core/contract/endpoint.ts';
import { Hono } from 'hono';
import type { Pool } from 'pg';
import type { AdminShell } from '../pages/admin-shell.ts';
import { mountAdminFiles, mountElement } from '../pages/mount-assets.ts';
import { mountImagePreview } from '../pages/mount-image-preview.ts';
import { mountPageFiles } from '../pages/mount-page-files.ts';
import { mountFormPages } from '../pages/mount-form-pages.ts';
import { createPageSettingsFinder } from '../pages/page-settings.ts';
import { mountAttachments } from '../attachments/mount-attachments.ts';
import { mountThemeStyles } from '../themes/mount-theme-styles.ts';
import type { LoadPrerenderer } from '../prerender/find-prerenderer.ts';
import type { ShowForm } from '../public-forms/show-form.ts';
import type { Migration } from '../platform/database/migrations/migrate.ts';
import {
  mountDiskUploads,
  type DiskUploadOptions,
} from '../platform/storage/disk/mount-disk-uploads.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { traceRequests } from '../platform/http/trace-requests.ts';
import { requestLog } from '../platform/http/request-log.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { mountMetrics, requestMetrics } from '../platform/metrics/mount-metrics.ts';
import type { Mailbox } from '../platform/mail/mailbox.ts';
import { mountMailbox } from '../platform/mail/mount-mailbox.ts';
import { RequestError } from '../platform/request-error.ts';
import { DatabaseUnavailableError } from '../platform/database/database-unavailable-error.ts';
import type { AppContext, AppEnvironment } from '../platform/http/app-environment.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { mountHealth } from '../platform/http/health.ts';
import { mountContract } from '../platform/http/endpoints/mount-contract.ts';
import type { ApiContactConfig } from '../platform/config/api-contact-config.ts';
import { mountOpenApi } from '../platform/http/openapi/mount-openapi.ts';
import { problemResponse } from '../platform/http/responses/problem-response.ts';
import { securityHeaders } from '../platform/http/responses/security-headers.ts';
import type { ApiContext } from '../platform/http/endpoints/serve-endpoint.ts';

/** Everything that the server serves over HTTP, except the sign-in service. */
export interface HttpAppOptions<C extends Contract> {
  readonly contract: C;
  readonly handlers: Handlers<C>;
  readonly api: ApiContext;
  readonly pool: Pool;
  readonly migrations: readonly Migration[];
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** The token for `/metrics`; `null` disables the page. */
  readonly metricsToken: string | null;
  readonly mailbox: Mailbox | null;
  readonly isHttps: boolean;
  /** The contact for the API; `null` when the operator configured none. */
  readonly contact: ApiContactConfig | null;
  /** The upload URL of the embedded storage; `null` with an external storage service. */
  readonly diskUploads: DiskUploadOptions | null;
  /** The storage of the files of forms. */
  readonly fileStorage: FileStorage;
  readonly elementFolder: string;
  readonly adminFolder: string;
  /** The folder with the server's own files, including the scripts of its pages. */
  readonly assetsFolder: string;
  readonly adminShell: AdminShell;
  /** Adds the pages of other features, such as the redirect pages to a provider. */
  readonly mountPages: (app: Hono<AppEnvironment>) => void;
  /** The origin of the map tiles on pages with forms; `null` without maps. */
  readonly mapTilesUrl: string | null;
  /** The origin to which these pages upload files; `null` for this server. */
  readonly uploadOrigin: string | null;
  readonly loadPrerenderer: LoadPrerenderer;
  readonly showForm: ShowForm;
  /** Called for internal errors, besides the log. */
  readonly onFailure?: (error: unknown) => void;
}

/** Routes requests: the API first, then pages and files, then the admin app for all other paths. */
export function createHttpApp<C extends Contract>(
  options: HttpAppOptions<C>,
): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use(traceRequests(options.api.runtime));
  app.use(requestLog(options.logger, options.api.runtime));
  app.use(requestMetrics(options.metrics));
  app.use(securityHeaders({ isHttps: options.isHttps }));
  app.onError((error, c) => refuse(c, error, options));
  mountHealth(app, options.pool, options.migrations);
  mountMetrics(app, options.metrics, options.metricsToken);
  mountContract(app, options.contract, options.handlers, options.api);
  if (options.diskUploads) mountDiskUploads(app, options.diskUploads, options.api);
  const { isProxyTrusted } = options.api;
  mountOpenApi(app, options.contract, { ...options, isProxyTrusted });
  mountElement(app, options.elementFolder);
  mountPageFiles(app, { ...options, resolveTenant: options.api.resolveTenant });
  mountImagePreview(app);
  mountThemeStyles(app, options.pool, options.api.resolveTenant);
  mountAttachments(app, {
    pool: options.pool,
    storage: options.fileStorage,
    resolveTenant: options.api.resolveTenant,
  });
  mountFormPages(app, {
    ...options,
    resolveTenant: options.api.resolveTenant,
    findPageSettings: createPageSettingsFinder(options.pool),
  });
  options.mountPages(app);
  if (options.mailbox !== null) mountMailbox(app, options.mailbox, options.api.resolveTenant);
  mountAdminFiles(app, options.adminFolder);
  app.notFound((c) => answerOther(c, options));
  return app;
}

/** Every URL that a browser can open belongs to the admin app, except those of the API. */
async function answerOther<C extends Contract>(
  c: AppContext,
  { adminShell, api }: HttpAppOptions<C>,
): Promise<Response> {
  // The sign-in service has no tenant here: the same problem as for every other path.
  if (/^\/idp(\/|$)/.test(c.req.path)) await api.resolveTenant(c.env.incoming);
  if (asksForPage(c) && !/^\/(v\d+|rpc|storage|element|assets)(\/|$)/.test(c.req.path)) {
    c.set('route', 'admin');
    const page = await adminShell(c);
    if (page !== null) return page;
  }
  return problemResponse(c, new RequestError('not_found'));
}

/** Monitors, load balancers and curl request the start page without an `Accept` header for HTML. */
function asksForPage(c: AppContext): boolean {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return false;
  const accept = c.req.header('accept') ?? '*/*';
  return accept.includes('text/html') || (c.req.path === '/' && accept.includes('*/*'));
}

function refuse<C extends Contract>(
  c: AppContext,
  error: unknown,
  options: HttpAppOptions<C>,
): Response {
  const context = {
    requestId: c.get('requestId'),
    tenant: c.get('tenant')?.slug,
    route: c.get('route') ?? 'none',
  };
  if (error instanceof DatabaseUnavailableError) {
    options.logger.error({ ...context, error: describeError(error.cause) }, 'database unavailable');
  }
  if (error instanceof RequestError) return problemResponse(c, error);
  options.logger.error({ ...context, error: describeError(error) }, 'failure');
  options.onFailure?.(error);
  return problemResponse(c, new RequestError('internal'));
}
