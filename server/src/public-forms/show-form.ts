import type { Prerenderer } from '@form-builder/core/contract/prerender.ts';
import { environmentIds, type EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { chooseLocale } from '@form-builder/core/messages/choose-locale.ts';
import { languageOf, type Language } from '@form-builder/core/messages/languages.ts';
import type { OwnMessages } from '@form-builder/core/messages/all-messages.ts';
import type { Transaction } from 'kysely';
import type { LoadPrerenderer } from '../prerender/find-prerenderer.ts';
import { prerenderedLocales } from '../prerender/prerendered-locales.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import type { CachedResponse } from '../platform/http/caching/cached-response.ts';
import { createResponseCache } from '../platform/http/caching/response-cache.ts';
import { RequestError } from '../platform/request-error.ts';
import { findReviewPass, type ReviewRequest } from '../reviews/review-pass.ts';
import {
  selectBrowserMessages,
  selectTextsRevision,
} from '../system-texts/system-texts-queries.ts';
import { createVisitorClock } from './visitor-clock.ts';
import { createFindLanguages } from './find-languages.ts';
import { presentPublicForm } from './present-public-form.ts';
import { selectShown, selectVersionToShow, type ShownVersion } from './public-forms-queries.ts';
import { assertAudience, assertEnvironmentAccess } from './visitor-access.ts';

/** A visitor's request for a form. */
export interface FormRequest {
  readonly tenant: Tenant;
  readonly caller: Caller | null;
  readonly transaction: TenantTransaction;
  readonly formId: string;
  readonly environment: string;
  /** The key of a link to a version under review. */
  readonly reviewKey: string | null;
  /** The locales that the visitor prefers, the best first. */
  readonly preferredLocales: readonly string[];
}

/** A form, and its prerendered first page. */
export interface ShownForm {
  readonly form: PublicForm;
  /** Absent when the element is not built, and for locales that are not prerendered. */
  readonly prerendering: { readonly prerenderer: Prerenderer; readonly locale: string } | undefined;
}

/** Serialises a form for visitors, as an API response or as a page. */
export interface Writer {
  /** Distinguishes its cached texts from those of other writers. */
  readonly name: string;
  write(shown: ShownForm): string;
}

/** Returns the form that an environment shows; throws the errors of the contract. */
export type ShowForm = (asked: FormRequest, writer: Writer) => Promise<CachedResponse>;

/** Creates `ShowForm`, with a cache of the serialised forms: some hundreds of large ones. */
export function createShowForm(loadPrerenderer: LoadPrerenderer, now: () => number): ShowForm {
  const prepared = createResponseCache(50_000_000);
  const clock = createVisitorClock(now);
  const findLanguages = createFindLanguages();
  return async (asked, writer) => {
    const prerenderer = await loadPrerenderer();
    const found = await asked.transaction(async (tx) => {
      const { environment, mark, isReview } = await findMark(tx, { ...asked, now });
      const spoken = await findLanguages(tx, asked.tenant.id, mark);
      const chosen = chooseLocale({ browser: asked.preferredLocales }, spoken);
      const language = languageOf(chosen);
      const locale = prerenderer && prerendered(chosen);
      const texts = await selectTextsRevision(tx, language);
      // The cache key contains all inputs of the text, so a change of any input gives another key,
      // in every process.
      const { id, name } = asked.tenant;
      const shown = [asked.formId, environment, mark.id, mark.revision, isReview];
      const made = [id, name, ...shown, language, texts, locale];
      const key = JSON.stringify([...made, locale && clock.today(), writer.name]);
      const known = prepared.find(key);
      if (known !== undefined) return { known };
      const version = await getVersion(tx, mark.id);
      const messages = texts === 0 ? undefined : await selectBrowserMessages(tx, language);
      return { key, locale, language, environment, isReview, version, messages };
    });
    if (found.known !== undefined) return found.known;
    // A form that requires a login starts with the login, not with its first page.
    const isOpen = found.version.submission_settings.login_provider === undefined;
    const prerendering =
      prerenderer && found.locale && isOpen ? { prerenderer, locale: found.locale } : undefined;
    return prepared.add(found.key, writer.write({ form: present(asked, found), prerendering }));
  };
}

function prerendered(locale: string): string | null {
  return prerenderedLocales.has(locale) ? locale : null;
}

/** The values that identify the state of the shown version, if the caller may see it. */
async function findMark(tx: Transaction<Database>, asked: FormRequest & ReviewRequest) {
  const { caller, formId } = asked;
  const environment = parseEnvironment(asked.environment);
  const pass = await findReviewPass(tx, asked);
  if (pass !== undefined) {
    if (pass.form_id !== formId || pass.environment !== environment)
      throw new RequestError('review_link_invalid');
    return { environment, mark: await getVersion(tx, pass.version_id), isReview: true };
  }
  assertEnvironmentAccess(caller, environment);
  const shown = await selectShown(tx, formId, environment);
  const { is_enabled, is_known, version } = shown;
  if (shown.is_switched_off) throw new RequestError('product_disabled');
  if (!is_enabled) throw new RequestError('environment_not_found');
  if (!is_known) throw new RequestError('form_not_found');
  if (version === null)
    throw new RequestError(shown.was_shown ? 'form_closed' : 'form_not_published');
  assertAudience(caller, version.submission_settings);
  return { environment, mark: version, isReview: false };
}

async function getVersion(tx: Transaction<Database>, id: string): Promise<ShownVersion> {
  const version = await selectVersionToShow(tx, id);
  // The version was deleted between the two queries.
  if (version === undefined) throw new RequestError('form_not_published');
  return version;
}

interface Shown {
  readonly environment: EnvironmentId;
  readonly version: ShownVersion;
  readonly isReview: boolean;
  readonly language: Language;
  readonly messages: OwnMessages | undefined;
}

function present({ formId, tenant }: FormRequest, { isReview, ...shown }: Shown): PublicForm {
  const form = presentPublicForm({ formId, organisation: tenant.name, ...shown });
  return { ...form, is_test: form.is_test || isReview };
}

function parseEnvironment(text: string): EnvironmentId {
  const environment = environmentIds.find((id) => id === text);
  if (environment === undefined) throw new RequestError('environment_not_found');
  return environment;
}
