import type { FormFile, FormImport } from '@form-builder/core/contract/staff/forms/form-files.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { mergeTranslations } from '@form-builder/core/templates/merge-translations.ts';
import { storeEmbedded } from '../attachments/store-attachment.ts';
import type { TakenAttachment } from '../attachments/take-embedded.ts';
import { assertFeatureActive } from '../features/active-features.ts';
import { assertVersionFeatures } from '../features/assert-version-features.ts';
import { mayActOnForm } from '../forms/forms-policy.ts';
import { lockForm, selectForm } from '../forms/forms-queries.ts';
import { insertForm } from '../forms/insert-form.ts';
import type { Writer } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/caller.ts';
import { RequestError } from '../platform/request-error.ts';
import { claimQuota } from '../quotas/claim-quota.ts';
import { assertTheme } from '../themes/assert-theme.ts';
import { insertVersion, type NewVersion } from '../versions/insert-version.ts';
import { rejectNewPatterns } from '../versions/pages/reject-patterns.ts';
import { assertPlaceable } from '../versions/templates/assert-placeable.ts';
import { placeTemplates } from '../versions/templates/place-templates.ts';
import { findUnresolved } from './find-unresolved.ts';
import { resolveTemplates } from './resolve-templates.ts';
import { resolveTheme } from './resolve-theme.ts';

interface Import {
  readonly file: FormFile;
  readonly form_id?: string | undefined;
  readonly name?: string | undefined;
  /** False for a preview: everything is checked, and nothing is created. */
  readonly is_applied: boolean;
  /** Its images and downloads that this tenant lacks. */
  readonly taken: readonly TakenAttachment[];
  /** The language of error messages. */
  readonly language: Language;
}

/** Checks the file of a form, reports missing references of this tenant, and creates the form if requested. */
export async function importFormFile(
  writer: Writer,
  caller: Caller,
  wanted: Import,
): Promise<FormImport> {
  const { file: read, language, is_applied: isApplied, form_id: formId, taken } = wanted;
  const file = { ...read, form: { ...read.form, name: wanted.name ?? read.form.name } };
  await authorise(writer, caller, file, { formId, language });
  assertTheme(file.version, language);
  const resolved = await resolveTemplates(writer, caller, file);
  const theme = await resolveTheme(writer, file);
  const content = await versionOf(writer, caller, { file, pages: resolved.pages, language });
  const version = { ...content, theme_settings: theme.theme_settings };
  const { title, languages } = file.version;
  return {
    name: file.form.name,
    type: file.form.type,
    title,
    languages,
    page_count: version.pages.length,
    field_count: [...iterateFields(version.pages)].length,
    unresolved: [...(await findUnresolved(writer, file, resolved.unpacked)), ...theme.unresolved],
    made: isApplied ? await create(writer, { file, version, formId, taken }) : null,
  };
}

async function authorise(
  writer: Writer,
  caller: Caller,
  { form: { type } }: FormFile,
  { formId, language }: { readonly formId: string | undefined; readonly language: Language },
): Promise<void> {
  const { tx } = writer;
  if (formId === undefined) {
    const needed = type === 'form' ? 'form-create' : 'template-edit';
    if (!caller.isRoot && !caller.permissions.has(needed)) throw new RequestError('forbidden');
    if (type === 'template') await assertFeatureActive(tx, 'templates', language);
    await claimQuota(writer, 'forms', { language });
    return;
  }
  await lockForm(tx, formId);
  const form = await selectForm(tx, caller, formId);
  if (form === undefined) throw new RequestError('not_found');
  if (!mayActOnForm(caller, 'change', form)) throw new RequestError('forbidden');
  if (form.type !== type) throw new RequestError('form_file_other_type');
}

interface Content {
  readonly file: FormFile;
  readonly pages: FormFile['version']['pages'];
  readonly language: Language;
}

/** Applies the same checks as saving a version. */
async function versionOf(
  writer: Writer,
  caller: Caller,
  { file: { form, version }, pages, language }: Content,
) {
  rejectNewPatterns([], pages, language);
  const placed = await placeTemplates(writer, caller, { pages, pinned: [], language });
  assertPlaceable(form.type, { pages: placed.pages, variables: version.variables }, language);
  await assertVersionFeatures(writer.tx, { ...version, definition: placed }, language);
  return {
    ...version,
    ...placed,
    translations: mergeTranslations(version.translations, placed.translations),
  } satisfies Omit<NewVersion, 'formId'>;
}

interface Creation {
  readonly file: FormFile;
  readonly version: Omit<NewVersion, 'formId'>;
  readonly formId: string | undefined;
  readonly taken: readonly TakenAttachment[];
}

async function create(writer: Writer, { file, version, formId, taken }: Creation) {
  const form_id = formId ?? (await insertForm(writer, file.form));
  for (const attachment of taken) await storeEmbedded(writer, form_id, attachment);
  return { form_id, version_id: await insertVersion(writer, { ...version, formId: form_id }) };
}
