import { isAttachmentKey } from '@form-builder/core/attachments/attachment-url.ts';
import type { Hono } from 'hono';
import type { Pool } from 'pg';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import type { AppEnvironment } from '../platform/http/app-environment.ts';
import { FileResponse, sendFileResponse } from '../platform/http/endpoints/file-response.ts';
import type { ResolveTenant } from '../platform/http/tenancy/tenancy.ts';
import { RequestError } from '../platform/request-error.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { selectAttachment } from './attachments-queries.ts';

const route = '/attachments/:key/:name';

interface AttachmentOptions {
  readonly pool: Pool;
  readonly storage: FileStorage;
  readonly resolveTenant: ResolveTenant;
}

/**
 * Serves the images and downloads of forms to everyone who knows the URL, for any site; the content of a URL never
 * changes. Only images and fonts are shown; all other files are downloads.
 */
export function mountAttachments(
  app: Hono<AppEnvironment>,
  { pool, storage, resolveTenant }: AttachmentOptions,
): void {
  app.get(route, async (c) => {
    c.set('route', route);
    const tenant = await resolveTenant(c.env.incoming);
    c.set('tenant', tenant);
    const key = c.req.param('key');
    if (!isAttachmentKey(key)) throw new RequestError('not_found');
    const row = await withTenant(pool, tenant.id)((tx) => selectAttachment(tx, key));
    if (row === undefined) throw new RequestError('not_found');
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    const file = new FileResponse({
      content: await storage.read(row.storage_key),
      contentType: row.content_type,
      fileName: row.name,
      sizeBytes: Number(row.size_bytes),
      isShown: row.purpose !== 'download',
    });
    return sendFileResponse(c, file);
  });
}
