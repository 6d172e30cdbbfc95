import type { Hono } from 'hono';
import type { Pool } from 'pg';
import type { LoadPrerenderer } from '../prerender/find-prerenderer.ts';
import { withTenant } from '../platform/database/tenant-transaction.ts';
import type { AppContext, AppEnvironment } from '../platform/http/app-environment.ts';
import type { Tenant } from '../platform/database/tenant.ts';
import { sendCachedResponse } from '../platform/http/caching/send-cached-response.ts';
import { requestLanguage, wishedLocales } from '../platform/http/requests/request-language.ts';
import type { ResolveTenant } from '../platform/http/tenancy/tenancy.ts';
import { RequestError } from '../platform/request-error.ts';
import type { ShowForm, Writer } from '../public-forms/show-form.ts';
import { formPagePolicy } from './content-security-policy.ts';
import { elementStyle } from './element-style.ts';
import { renderFormPage, type FormPage } from './form-page.ts';
import { readInlineLoader } from './inline-loader.ts';
import type { InlineText } from './inline-text.ts';
import { pageStyle } from './page-document.ts';
import { problemPage } from './problem-page.ts';
import { splashStyle, type FindSplashLogo } from './splash.ts';

/** The dependencies of the form pages. */
export interface FormPages {
  readonly pool: Pool;
  readonly resolveTenant: ResolveTenant;
  readonly loadPrerenderer: LoadPrerenderer;
  readonly showForm: ShowForm;
  readonly findSplashLogo: FindSplashLogo;
  /** Where the element's built files are. */
  readonly elementFolder: string;
  /** Where they may load map tiles from; `null`: nowhere. */
  readonly mapTilesUrl: string | null;
  /** Where they send files; `null`: to this server. */
  readonly uploadOrigin: string | null;
}

/** `/render/{id}` and `/renderreview/{id}/{xEnvironment}`: a form on a page of its own. */
export function mountFormPages(app: Hono<AppEnvironment>, options: FormPages): void {
  const pages = { ...options, loader: readInlineLoader(options.elementFolder) };
  app.get('/render/:id', async (c) => {
    c.set('route', '/render/:id');
    c.header('Content-Security-Policy', await policyOf(pages));
    return answer(c, c.req.query('omgeving') ?? 'production', pages);
  });
  app.get('/renderreview/:id/:xEnvironment', async (c) => {
    c.set('route', '/renderreview/:id/:xEnvironment');
    c.header('Content-Security-Policy', await policyOf(pages));
    return orProblem(c, async () => {
      const tenant = await pages.resolveTenant(c.env.incoming);
      c.set('tenant', tenant);
      const environment = c.req.param('xEnvironment');
      return showBare(c, { tenant, environment, review: 'required' }, pages);
    });
  });
}

interface PagesWithLoader extends FormPages {
  readonly loader: InlineText | null;
}

/** What a page with these may load; the logo is that of a page without its form. */
async function policyOf(pages: PagesWithLoader, logo: string | null = null): Promise<string> {
  const { uploadOrigin, loader, mapTilesUrl } = pages;
  const prerenderer = await pages.loadPrerenderer();
  const styles = [pageStyle, splashStyle, ...(prerenderer ? [elementStyle(prerenderer)] : [])];
  const imageUrls = [mapTilesUrl, logo].filter((url) => url !== null);
  return formPagePolicy({ imageUrls, uploadOrigin, loader, styles });
}

/** Errors that a sign-in may resolve: the element shows them and offers the sign-in. */
const liftable: ReadonlySet<string> = new Set(['environment_not_allowed', 'not_authenticated']);

/** The page of a form; where a sign-in or a link may open it, the element asks. */
function answer(c: AppContext, environment: string, pages: PagesWithLoader): Promise<Response> {
  return orProblem(c, async () => {
    const tenant = await pages.resolveTenant(c.env.incoming);
    c.set('tenant', tenant);
    return await showPrerendered(c, tenant, environment, pages).catch((error: unknown) => {
      if (!(error instanceof RequestError) || !liftable.has(error.code)) throw error;
      const review = error.code === 'environment_not_allowed' ? 'allowed' : undefined;
      return showBare(c, { tenant, environment, review }, pages);
    });
  });
}

/** A page, or a whole page that says why there is none. */
async function orProblem(c: AppContext, show: () => Promise<Response>): Promise<Response> {
  try {
    return await show();
  } catch (error) {
    if (error instanceof RequestError) return problemPage(c, error.code);
    throw error;
  }
}

async function showPrerendered(
  c: AppContext,
  tenant: Tenant,
  environment: string,
  { pool, showForm, loader }: PagesWithLoader,
): Promise<Response> {
  const locale = parseLocale(c.req.query('locale'));
  const asked = {
    tenant,
    environment,
    caller: null,
    reviewKey: null,
    transaction: withTenant(pool, tenant.id),
    formId: parseFormId(c.req.param('id')),
    wishes: [...(locale ? [locale] : []), ...wishedLocales(c.req.header('accept-language'))],
  };
  const bare = { language: languageOf(c, locale), organisation: tenant.name, locale, loader };
  return sendCachedResponse(c, await showForm(asked, pageWriter(bare)), 'text/html');
}

/** Writes a form out as its page. */
function pageWriter(
  bare: Pick<
    Parameters<typeof renderFormPage>[0],
    'language' | 'organisation' | 'locale' | 'loader'
  >,
): Writer {
  return {
    name: `page ${bare.language} ${bare.locale ?? ''}`,
    write({ form, prerendering }) {
      const page = { ...bare, formId: form.id, environment: form.environment };
      if (prerendering === undefined) return renderFormPage(page);
      const { prerenderer, locale } = prerendering;
      const prerendered = {
        form,
        page: prerenderer.prerender(form, { locale, asOwnPage: true }),
        style: elementStyle(prerenderer),
      };
      return renderFormPage({ ...page, locale, prerendered });
    },
  };
}

async function showBare(
  c: AppContext,
  { tenant, ...page }: Pick<FormPage, 'environment' | 'review'> & { tenant: Tenant },
  pages: PagesWithLoader,
): Promise<Response> {
  const locale = parseLocale(c.req.query('locale'));
  const splashLogo = await pages.findSplashLogo(tenant.id);
  c.header('Content-Security-Policy', await policyOf(pages, splashLogo));
  c.header('Cache-Control', 'no-store');
  return c.html(
    renderFormPage({
      formId: parseFormId(c.req.param('id')),
      ...page,
      loader: pages.loader,
      splashLogo,
      locale,
      language: languageOf(c, locale),
      organisation: tenant.name,
    }),
  );
}

function languageOf(c: AppContext, locale: string | null) {
  return locale === null ? c.get('language') : requestLanguage(locale);
}

/** An id in its one spelling; what cannot be one is a form that does not exist. */
function parseFormId(text = ''): string {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) {
    throw new RequestError('form_not_found');
  }
  return text.toLowerCase();
}

/** A locale such as `en-GB`; anything else is ignored. */
function parseLocale(text: string | undefined): string | null {
  return text !== undefined && /^[a-z]{2}-[A-Z]{2}$/.test(text) ? text : null;
}
