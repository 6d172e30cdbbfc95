import type { Hono } from 'hono';
import type { AppContext, AppEnvironment } from '../platform/http/app-environment.ts';
import { requestLanguage } from '../platform/http/request-language.ts';
import type { ResolveTenant } from '../platform/http/tenancy.ts';
import { formPagePolicy } from './content-security-policy.ts';
import { formPageStyle, formPageStylePath, renderFormPage } from './form-page.ts';

const dayCache = 'public, max-age=86400';

/** `/render/{id}` and `/renderreview/{id}/{xEnvironment}`: a form on a page of its own. */
export function mountFormPages(
  app: Hono<AppEnvironment>,
  resolveTenant: ResolveTenant,
  mapTilesUrl: string | null,
): void {
  const policy = formPagePolicy(mapTilesUrl);
  app.get('/render/:id', (c) => {
    c.set('route', '/render/:id');
    c.header('Content-Security-Policy', policy);
    return show(c, c.req.query('omgeving') ?? 'production', resolveTenant);
  });
  app.get('/renderreview/:id/:xEnvironment', (c) => {
    c.set('route', '/renderreview/:id/:xEnvironment');
    c.header('Content-Security-Policy', policy);
    return show(c, c.req.param('xEnvironment'), resolveTenant);
  });
  app.get(formPageStylePath, (c) => {
    c.set('route', formPageStylePath);
    c.header('Cache-Control', dayCache);
    c.header('Content-Type', 'text/css; charset=utf-8');
    return c.body(formPageStyle);
  });
}

async function show(
  c: AppContext,
  environment: string,
  resolveTenant: ResolveTenant,
): Promise<Response> {
  const tenant = await resolveTenant(c.env.incoming);
  c.set('tenant', tenant);
  const locale = parseLocale(c.req.query('locale'));
  c.header('Cache-Control', 'no-store');
  return c.html(
    renderFormPage({
      formId: c.req.param('id') ?? '',
      environment,
      locale,
      language: locale === null ? c.get('language') : requestLanguage(locale),
      organisation: tenant.name,
    }),
  );
}

/** A locale such as `en-GB`; anything else is ignored. */
function parseLocale(text: string | undefined): string | null {
  return text !== undefined && /^[a-z]{2}-[A-Z]{2}$/.test(text) ? text : null;
}
