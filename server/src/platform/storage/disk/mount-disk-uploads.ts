import type { Hono } from 'hono';
import type { IncomingMessage } from 'node:http';
import type { AppContext, AppEnvironment } from '../../http/app-environment.ts';
import { answerUploadPreflight, allowUploadFrom } from '../../http/responses/cross-origin.ts';
import type { Tenant } from '../../database/tenancy/tenant.ts';
import { clientNetwork } from '../../http/rate-limits/client-network.ts';
import type { RateLimit } from '../../http/rate-limits/rate-limit.ts';
import { addressOf, hostOf } from '../../http/tenancy/request-host.ts';
import type { ApiContext } from '../../http/endpoints/serve-endpoint.ts';
import { StorageRefusal } from '../storage-refusal.ts';
import { tenantPrefix } from '../storage-keys.ts';
import { diskPath, type DiskStorage } from './disk-storage.ts';
import { receiveUpload, type ReceivedUpload } from './receive-upload.ts';
import { errorXml, postResponseXml } from './storage-xml.ts';

/** The dependencies of the upload endpoint besides the store. */
export interface DiskUploadOptions {
  readonly storage: DiskStorage;
  readonly limitUploads: RateLimit;
  /** The maximum size of one file. */
  readonly maxBytes: number;
}

const formRoomBytes = 65_536;

/** Lets browsers upload files to the embedded store, with the same form and responses as S3. */
export function mountDiskUploads(
  app: Hono<AppEnvironment>,
  options: DiskUploadOptions,
  api: Pick<ApiContext, 'resolveTenant' | 'runtime' | 'isProxyTrusted'>,
): void {
  app.options(diskPath, async (c) => {
    c.set('route', diskPath);
    return answerUploadPreflight(c, await api.resolveTenant(c.env.incoming));
  });
  app.post(diskPath, async (c) => {
    c.set('route', diskPath);
    c.header('Cache-Control', 'no-store');
    const tenant = await api.resolveTenant(c.env.incoming);
    c.set('tenant', tenant);
    try {
      allowOrigin(c, tenant, api.isProxyTrusted);
      await limit(c, tenant, options.limitUploads, api.isProxyTrusted);
      return present(c, await receive(c, tenant, options, api.runtime.now()));
    } catch (error) {
      if (!(error instanceof StorageRefusal)) throw error;
      return refuse(c, error, options.maxBytes);
    }
  });
}

function allowOrigin(c: AppContext, tenant: Tenant, isProxyTrusted: boolean): void {
  const host = hostOf(c.env.incoming, isProxyTrusted);
  if (!allowUploadFrom(c, tenant, host)) throw new StorageRefusal('AccessDenied');
}

async function limit(
  c: AppContext,
  tenant: Tenant,
  limitUploads: RateLimit,
  isProxyTrusted: boolean,
): Promise<void> {
  const network = clientNetwork(addressOf(c.env.incoming, isProxyTrusted));
  const { retryAfterSeconds } = await limitUploads(`${tenant.id} ${network}`);
  if (retryAfterSeconds === 0) return;
  c.header('Retry-After', String(retryAfterSeconds));
  throw new StorageRefusal('SlowDown');
}

function receive(
  c: AppContext,
  tenant: Tenant,
  { storage, maxBytes }: DiskUploadOptions,
  now: number,
): Promise<ReceivedUpload> {
  const { incoming } = c.env;
  if (lengthOf(incoming) > maxBytes + formRoomBytes) throw new StorageRefusal('EntityTooLarge');
  return receiveUpload(storage, {
    // The stream stays open when reading stops halfway, so that the rejection can still be sent.
    body: incoming.iterator({ destroyOnReturn: false }),
    contentType: incoming.headers['content-type'],
    keyPrefix: tenantPrefix(tenant.id),
    now,
  });
}

function present(c: AppContext, received: ReceivedUpload): Response {
  const location = `${diskPath}/${received.key}`;
  c.header('ETag', `"${received.etag}"`);
  c.header('Location', location);
  c.header('Content-Type', 'application/xml');
  return c.body(postResponseXml(received, location), 201);
}

/** Reads the rest, because browsers process a response only after they have sent everything. */
async function refuse(c: AppContext, error: StorageRefusal, maxBytes: number): Promise<Response> {
  const { incoming } = c.env;
  if (lengthOf(incoming) > maxBytes + formRoomBytes) c.header('Connection', 'close');
  else await readToEnd(incoming);
  c.header('Content-Type', 'application/xml');
  return c.body(errorXml(error, c.get('requestId')), error.status);
}

async function readToEnd(incoming: IncomingMessage): Promise<void> {
  if (incoming.readableEnded || incoming.destroyed) return;
  const chunks: AsyncIterator<unknown> = incoming[Symbol.asyncIterator]();
  try {
    while ((await chunks.next()).done !== true) continue;
  } catch {
    // The browser disconnected: it reads no response.
  }
}

/** The size that the client declares; without a length a client can send endlessly. */
function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? Infinity);
}
