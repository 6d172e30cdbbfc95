import type { Hono } from 'hono';
import type { Pool } from 'pg';
import { idSchema } from '@form-builder/core/contract/shared-schemas.ts';
import * as v from 'valibot';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import type { AppEnvironment } from '../platform/http/app-environment.ts';
import type { ResolveTenant } from '../platform/http/tenancy/tenancy.ts';
import { RequestError } from '../platform/request-error.ts';
import { markOf, themeStyleOf } from './present-theme.ts';
import { selectShownTheme } from './themes-queries.ts';

/** Serves the style sheet of a version, for any site; the content of a URL never changes. */
export function mountThemeStyles(
  app: Hono<AppEnvironment>,
  pool: Pool,
  resolveTenant: ResolveTenant,
): void {
  app.get('/themes/:id/:file', async (c) => {
    c.set('route', '/themes/:id/:file');
    const { id, file } = c.req.param();
    const tenant = await resolveTenant(c.env.incoming);
    c.set('tenant', tenant);
    if (!v.is(idSchema, id)) throw new RequestError('not_found');
    const version = await withTenant(pool, tenant.id)((tx) => selectShownTheme(tx, id));
    const style = version && themeStyleOf(version);
    if (!style || file !== `${markOf(style)}.css`) throw new RequestError('not_found');
    c.header('Content-Type', 'text/css; charset=utf-8');
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return c.body(style);
  });
}
