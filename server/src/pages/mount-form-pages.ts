import type { Hono } from 'hono';
import type { Pool } from 'pg';
import type { LoadPrerenderer } from '../prerender/find-prerenderer.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import type { AppContext, AppEnvironment } from '../platform/http/app-environment.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { sendCachedResponse } from '../platform/http/caching/send-cached-response.ts';
import { requestLanguage, preferredLocales } from '../platform/http/requests/request-language.ts';
import type { ResolveTenant } from '../platform/http/tenancy/tenancy.ts';
import { RequestError } from '../platform/request-error.ts';
import type { ShowForm, Writer } from '../public-forms/show-form.ts';
import { formPagePolicy } from './content-security-policy.ts';
import { elementStyle } from './element-style.ts';
import { renderFormPage, type FormPage } from './form-page.ts';
import { readInlineLoader } from './inline-loader.ts';
import type { InlineText } from './inline-text.ts';
import { pageStyle } from './page-style.ts';
import type { FindPageSettings, PageSettings } from './page-settings.ts';
import { problemPage } from './problem-page.ts';
import { namedSender, type Sender } from './sender.ts';
import { splashStyle } from './splash.ts';
import { hasTagManager } from './tag-manager.ts';

/** The dependencies of the form pages. */
export interface FormPages {
  readonly pool: Pool;
  readonly resolveTenant: ResolveTenant;
  readonly loadPrerenderer: LoadPrerenderer;
  readonly showForm: ShowForm;
  readonly findPageSettings: FindPageSettings;
  /** The folder with the built element. */
  readonly elementFolder: string;
  /** The origin of the map tiles; `null`: no tiles. */
  readonly mapTilesUrl: string | null;
  /** The origin to which the pages upload files; `null`: this server. */
  readonly uploadOrigin: string | null;
}

/** `/render/{id}` and `/renderreview/{id}/{xEnvironment}`: a form on a page of its own. */
export function mountFormPages(app: Hono<AppEnvironment>, options: FormPages): void {
  const pages = { ...options, loader: readInlineLoader(options.elementFolder) };
  app.get('/render/:id', (c) => {
    c.set('route', '/render/:id');
    const environment = c.req.query('omgeving') ?? 'production';
    return answer(c, pages, (place) => showOrAsk(c, { ...place, environment }, pages));
  });
  app.get('/renderreview/:id/:xEnvironment', (c) => {
    c.set('route', '/renderreview/:id/:xEnvironment');
    const environment = c.req.param('xEnvironment');
    return answer(c, pages, (place) =>
      showBare(c, { ...place, environment, review: 'required' }, pages),
    );
  });
}

interface PagesWithLoader extends FormPages {
  readonly loader: InlineText | null;
}

/** The sender of the page. */
interface Place extends PageSettings {
  readonly tenant: Tenant;
}

interface FormPlace extends Place {
  readonly environment: string;
}

/** Renders the page of the form, or a page that explains the error. */
async function answer(
  c: AppContext,
  pages: PagesWithLoader,
  show: (place: Place) => Promise<Response>,
): Promise<Response> {
  let sender: Sender | null = null;
  c.header('Content-Security-Policy', await policyOf(pages));
  try {
    const tenant = await pages.resolveTenant(c.env.incoming);
    c.set('tenant', tenant);
    sender = namedSender(tenant);
    const settings = await pages.findPageSettings(tenant);
    sender = settings.sender;
    c.header('Content-Security-Policy', await policyOf(pages, settings));
    return await show({ tenant, ...settings });
  } catch (error) {
    if (error instanceof RequestError) return problemPage(c, error.code, sender);
    throw error;
  }
}

/** The policy of a page with these parts. */
async function policyOf(
  pages: PagesWithLoader,
  settings?: PageSettings,
  more: { readonly hasTagManager?: boolean } = {},
): Promise<string> {
  const { uploadOrigin, loader, mapTilesUrl } = pages;
  const prerenderer = await pages.loadPrerenderer();
  const styles = [pageStyle, splashStyle, ...(prerenderer ? [elementStyle(prerenderer)] : [])];
  const logos = settings ? [settings.splashLogo, settings.sender.logoUrl] : [];
  const imageUrls = [mapTilesUrl, ...logos];
  return formPagePolicy({ imageUrls, uploadOrigin, loader, styles, ...more });
}

/** Errors that a sign-in may resolve: the element shows them and offers the sign-in. */
const liftable: ReadonlySet<string> = new Set(['environment_not_allowed', 'not_authenticated']);

/** Loads the page of a form; when a sign-in or a link may open it, the element fetches the form. */
function showOrAsk(c: AppContext, place: FormPlace, pages: PagesWithLoader): Promise<Response> {
  return showPrerendered(c, place, pages).catch((error: unknown) => {
    if (!(error instanceof RequestError) || !liftable.has(error.code)) throw error;
    const review = error.code === 'environment_not_allowed' ? 'allowed' : undefined;
    return showBare(c, { ...place, review }, pages);
  });
}

async function showPrerendered(
  c: AppContext,
  place: FormPlace,
  pages: PagesWithLoader,
): Promise<Response> {
  const { tenant, environment, sender } = place;
  const { pool, showForm, loader } = pages;
  const locale = parseLocale(c.req.query('locale'));
  const asked = {
    tenant,
    environment,
    caller: null,
    reviewKey: null,
    transaction: withTenant(pool, tenant.id),
    formId: parseFormId(c.req.param('id')),
    preferredLocales: [
      ...(locale ? [locale] : []),
      ...preferredLocales(c.req.header('accept-language')),
    ],
  };
  const bare = { language: languageOf(c, locale), sender, locale, loader };
  const shown = await showForm(asked, pageWriter(bare));
  if (hasTagManager(shown.text))
    c.header('Content-Security-Policy', await policyOf(pages, place, { hasTagManager: true }));
  return sendCachedResponse(c, shown, 'text/html');
}

/** Serialises a form as its page. */
function pageWriter(
  bare: Pick<Parameters<typeof renderFormPage>[0], 'language' | 'sender' | 'locale' | 'loader'>,
): Writer {
  return {
    name: `page ${bare.language} ${bare.locale ?? ''} ${JSON.stringify(bare.sender)}`,
    write({ form, prerendering }) {
      const page = { ...bare, form, formId: form.id, environment: form.environment };
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
  { environment, review, sender, splashLogo }: FormPlace & Pick<FormPage, 'review'>,
  pages: PagesWithLoader,
): Promise<Response> {
  const locale = parseLocale(c.req.query('locale'));
  c.header('Cache-Control', 'no-store');
  return c.html(
    renderFormPage({
      formId: parseFormId(c.req.param('id')),
      environment,
      review,
      sender,
      splashLogo,
      loader: pages.loader,
      locale,
      language: languageOf(c, locale),
    }),
  );
}

function languageOf(c: AppContext, locale: string | null) {
  return locale === null ? c.get('language') : requestLanguage(locale);
}

/** Normalises an id; a text that is no id belongs to no form. */
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
