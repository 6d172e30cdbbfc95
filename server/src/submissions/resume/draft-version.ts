import type { DraftVersion } from '@form-builder/core/contract/visitor/own-submissions.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { chooseTextLanguage } from '@form-builder/core/translations/choose-text-language.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Tenant } from '../../platform/database/tenancy/tenant.ts';
import { RequestError } from '../../platform/request-error.ts';
import { presentPublicForm } from '../../public-forms/present-public-form.ts';
import { assertAudience, assertEnvironmentAccess } from '../../public-forms/visitor-access.ts';
import { assertShownBy } from '../../reviews/review-pass.ts';
import type { ReviewPass } from '../../reviews/reviews-queries.ts';
import { mayBeCompleted } from '../filled-version/may-be-completed.ts';
import {
  selectDraftVersion,
  selectVersionStatus,
} from '../filled-version/version-status-queries.ts';

/** A visitor who resumes a draft. */
export interface Visitor {
  readonly tenant: Tenant;
  readonly caller: Caller | null;
  /** The version to which the review link of the request gives access, if it has one. */
  readonly pass: ReviewPass | undefined;
  /** The language that the visitor prefers. */
  readonly language: Language;
}

interface VersionInEnvironment {
  readonly versionId: string;
  readonly environment: EnvironmentId;
}

/**
 * Returns the version in which a visitor started, and its successor when it can no longer be
 * completed. Throws `form_not_published` when no version can be completed or this one was never
 * published there, and the errors of a caller without access. A review link gives access only to
 * its own version, as a test.
 */
export async function getDraftVersion(
  tx: Transaction<Database>,
  visitor: Visitor,
  { versionId, environment }: VersionInEnvironment,
): Promise<DraftVersion> {
  const { tenant, caller, pass, language } = visitor;
  const wanted = { tenant, language, versionId, environment };
  if (pass !== undefined) {
    assertShownBy(pass, { version_id: versionId, environment });
    return { form: { ...(await getForm(tx, wanted)), is_test: true }, successor: null };
  }
  assertEnvironmentAccess(caller, environment);
  const version = await getPublished(tx, wanted);
  assertAudience(caller, version.form.submission_settings);
  return version;
}

interface Wanted extends VersionInEnvironment {
  readonly tenant: Tenant;
  readonly language: Language;
}

async function getPublished(
  tx: Transaction<Database>,
  { tenant, language, versionId, environment }: Wanted,
): Promise<DraftVersion> {
  const status = await selectVersionStatus(tx, versionId, environment);
  if (status === undefined || status.first_published_at === null)
    throw new RequestError('form_not_published');
  const read = (id: string) => getForm(tx, { tenant, language, versionId: id, environment });
  const form = await read(versionId);
  if (mayBeCompleted(status)) return { form, successor: null };
  if (status.shown === null || !status.is_enabled) throw new RequestError('form_not_published');
  return { form, successor: await read(status.shown.id) };
}

/**
 * Returns the version in one language; only the currently published version can be requested in
 * another.
 */
async function getForm(
  tx: Transaction<Database>,
  { tenant, language: preferred, versionId, environment }: Wanted,
): Promise<PublicForm> {
  const version = await selectDraftVersion(tx, versionId);
  if (version === undefined) throw new RequestError('form_not_found');
  const { form_id: formId } = version;
  const whole = { ...version, pages: version.definition.pages };
  const language = chooseTextLanguage(whole, [preferred], fieldTypes);
  const organisation = tenant.name;
  const form = presentPublicForm({ formId, environment, organisation, version, language });
  return { ...form, languages: [language] };
}
