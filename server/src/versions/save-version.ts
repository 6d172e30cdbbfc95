import type { Version } from '@form-builder/core/contract/staff/versions.ts';
import { clashingIds } from '@form-builder/core/form/variables/clashing-ids.ts';
import type { FormDefinition, Page } from '@form-builder/core/form/form-definition.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import { definedMembers } from '../platform/database/defined-members.ts';
import type { Caller } from '../platform/http/caller.ts';
import { parseRevision } from '../platform/http/requests/revision.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { RequestError } from '../platform/request-error.ts';
import { mayActOnForm } from '../forms/forms-policy.ts';
import { touchForm } from '../forms/forms-queries.ts';
import { deleteProposals } from './publication/environment-queries.ts';
import { rejectNewPatterns } from './pages/reject-patterns.ts';
import { sanitiseTranslations } from './sanitise-translations.ts';
import { sanitisePages } from './sanitise-pages.ts';
import { lockVersion } from './lock-version.ts';
import { isLocked } from '../forms/version-lock.ts';
import { updateVersionRow, type VersionRow } from './versions-queries.ts';
import { writeTransition } from './publication/write-transition.ts';

/** The parts of a version that can be changed. */
export interface VersionChange {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly pages?: readonly Page[] | undefined;
  readonly variables?: readonly Variable[] | undefined;
  readonly settings?: Version['settings'] | undefined;
  readonly submission_settings?: Version['submission_settings'] | undefined;
  readonly theme_settings?: Version['theme_settings'] | undefined;
  readonly languages?: string[] | undefined;
  readonly translations?: Version['translations'] | undefined;
}

interface Save {
  readonly versionId: string;
  readonly ifMatch: string | undefined;
  /** Of the messages when something in it is refused. */
  readonly language: Language;
  readonly change: (version: VersionRow) => VersionChange;
}

/**
 * Saves a version that is not locked and still has the revision that was read. A proposal or
 * approval was for the earlier content, so it ends here.
 */
export async function saveVersion(writer: Writer, caller: Caller, save: Save): Promise<void> {
  const version = await lockVersion(writer, caller, save.versionId);
  if (!mayActOnForm(caller, 'change', version)) throw new RequestError('forbidden');
  const revision = parseRevision(save.ifMatch);
  if (isLocked(version.environments)) throw new RequestError('version_locked');
  if (version.revision !== revision) throw new RequestError('stale');
  const change = save.change(version);
  if (change.pages) rejectNewPatterns(version.definition.pages, change.pages, save.language);
  const isWritten = await updateVersionRow(writer.tx, version.id, revision, {
    ...toColumns(change, definitionAfter(version, change, save.language)),
    updated_by: writer.actor?.id ?? null,
    updated_at: instant(writer),
  });
  if (!isWritten) throw new RequestError('stale');
  await endProposals(writer, version);
  await touchForm(writer.tx, version.form_id, instant(writer));
}

/** Pages and variables are stored together; `undefined` when neither changes. */
function definitionAfter(
  { definition }: VersionRow,
  { pages, variables }: VersionChange,
  language: Language,
): FormDefinition | undefined {
  if (!pages && !variables) return undefined;
  const after = {
    pages: pages ? sanitisePages(pages) : definition.pages,
    variables: variables ?? definition.variables ?? [],
  };
  if (clashingIds(after).length > 0) {
    throw new RequestError('invalid', { errors: { variables: [inputTexts[language].notAllowed] } });
  }
  return after;
}

function toColumns(
  { title, description, languages, ...change }: VersionChange,
  definition: FormDefinition | undefined,
) {
  const { settings, submission_settings, theme_settings, translations } = change;
  return definedMembers({
    title,
    description,
    languages,
    definition: definition && JSON.stringify(definition),
    settings: settings && JSON.stringify(settings),
    submission_settings: submission_settings && JSON.stringify(submission_settings),
    theme_settings: theme_settings && JSON.stringify(theme_settings),
    translations: translations && JSON.stringify(sanitiseTranslations(translations)),
  });
}

async function endProposals(writer: Writer, version: VersionRow): Promise<void> {
  for (const { environment, state } of await deleteProposals(writer.tx, version.id)) {
    const place = { formId: version.form_id, versionId: version.id, environment };
    await writeTransition(writer, place, { from: state, to: null, remark: null });
  }
}
