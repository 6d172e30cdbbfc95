import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { mergeTranslations } from '@form-builder/core/templates/merge-translations.ts';
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
import { assertAddedFeatures } from '../features/assert-version-features.ts';
import { deleteProposals } from './publication/environment-queries.ts';
import { rejectNewPatterns } from './pages/reject-patterns.ts';
import { assertPlaceable } from './templates/assert-placeable.ts';
import { placeTemplates } from './templates/place-templates.ts';
import { selectPins, writePins } from './templates/template-queries.ts';
import { sanitisePages } from './content/sanitise-pages.ts';
import { storedTranslations } from './content/stored-translations.ts';
import { writeJournal } from './journal/write-journal.ts';
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
  readonly translation_notes?: Version['translation_notes'] | undefined;
  /** Versions of building blocks that the version held before: these may come back. */
  readonly heldTemplateVersionIds?: readonly string[];
  /** The revision whose content this is. */
  readonly restoredRevision?: number;
}

interface Save {
  readonly versionId: string;
  readonly ifMatch: string | undefined;
  /**
   * What the caller must be allowed to do; `change` when absent. Translations are merged into what is
   * stored now, so they need no revision.
   */
  readonly action?: 'change' | 'translate';
  /** The language of the error messages. */
  readonly language: Language;
  readonly change: (version: VersionRow) => VersionChange | Promise<VersionChange>;
}

/** What a save did. */
interface SavedVersion {
  readonly revision: number;
  /** Where it ended a proposal or an approval. */
  readonly endedProposals: readonly EnvironmentId[];
}

/**
 * Saves a version that is not locked and still has the revision that was read. A proposal or
 * approval was for the earlier content, so it ends here. The journal records what changed.
 */
export async function saveVersion(
  writer: Writer,
  caller: Caller,
  save: Save,
): Promise<SavedVersion> {
  const { versionId, ifMatch, action = 'change' } = save;
  const version = await lockVersion(writer, caller, versionId);
  if (!mayActOnForm(caller, action, version)) throw new RequestError('forbidden');
  const revision = action === 'translate' ? version.revision : parseRevision(ifMatch);
  if (isLocked(version.environments)) throw new RequestError('version_locked');
  if (version.revision !== revision) throw new RequestError('stale');
  const change = await withTemplates(writer, caller, {
    version,
    change: await save.change(version),
    save,
  });
  if (change.pages) rejectNewPatterns(version.definition.pages, change.pages, save.language);
  const content = contentAfter(version, change, save.language);
  await assertAddedFeatures(writer.tx, version, { ...version, ...content }, save.language);
  const isWritten = await updateVersionRow(writer.tx, version.id, revision, {
    ...toColumns(content),
    updated_by: writer.actor?.id ?? null,
    updated_at: instant(writer),
  });
  if (!isWritten) throw new RequestError('stale');
  const endedProposals = await concludeSave(writer, version, change);
  const after = { ...version, ...content, revision: revision + 1 };
  const { restoredRevision } = change;
  await writeJournal(writer, { before: version, after, restoredRevision });
  return { revision: after.revision, endedProposals };
}

/**
 * What else a save changes: the pins of building blocks, the proposals and the form's last change. Returns
 * where it ended a proposal.
 */
async function concludeSave(
  writer: Writer,
  version: VersionRow,
  { pins }: { readonly pins?: readonly string[] },
): Promise<readonly EnvironmentId[]> {
  if (pins)
    await writePins(writer.tx, { ...writer, versionId: version.id, templateVersionIds: pins });
  const endedProposals = await endProposals(writer, version);
  await touchForm(writer.tx, version.form_id, instant(writer));
  return endedProposals;
}

interface Saved {
  readonly version: VersionRow;
  readonly change: VersionChange;
  readonly save: Save;
}

/**
 * The change with the fields of building blocks in place, and with the blocks' own translations. `pins` are
 * the versions of blocks in the new pages.
 */
async function withTemplates(
  writer: Writer,
  caller: Caller,
  { version, change, save: { language } }: Saved,
): Promise<VersionChange & { readonly pins?: readonly string[] }> {
  if (!change.pages && !change.translations) return change;
  const stored = await selectPins(writer.tx, version.id);
  const pinned = [...stored, ...(change.heldTemplateVersionIds ?? [])];
  const pages = change.pages ?? version.definition.pages;
  const placed = await placeTemplates(writer, caller, { pages, pinned, language });
  const { templateVersionIds: pins } = placed;
  if (pins.length === 0 && stored.length === 0)
    return change.pages ? { ...change, pages: placed.pages } : change;
  const translations = change.translations ?? version.translations;
  return {
    ...change,
    pages: placed.pages,
    translations: mergeTranslations(translations, placed.translations),
    pins,
  };
}

/** Pages and variables are stored together; `undefined` when neither changes. */
function definitionAfter(
  version: VersionRow,
  { pages, variables }: VersionChange,
  language: Language,
): FormDefinition | undefined {
  const { definition } = version;
  if (!pages && !variables) return undefined;
  const after = {
    pages: pages ? sanitisePages(pages, definition.pages) : definition.pages,
    variables: variables ?? definition.variables ?? [],
  };
  if (clashingIds(after).length > 0) {
    throw new RequestError('invalid', { errors: { variables: [inputTexts[language].notAllowed] } });
  }
  assertPlaceable(version.type, after, language);
  return after;
}

/** The content that a save writes, as it is stored; members that it does not change are absent. */
type WrittenContent = Partial<
  Pick<
    VersionRow,
    | 'title'
    | 'description'
    | 'languages'
    | 'definition'
    | 'settings'
    | 'submission_settings'
    | 'theme_settings'
    | 'translations'
    | 'translation_notes'
  >
>;

function contentAfter(
  version: VersionRow,
  change: VersionChange,
  language: Language,
): WrittenContent {
  const { title, description, languages, settings, submission_settings, theme_settings } = change;
  const definition = definitionAfter(version, change, language);
  return {
    ...definedMembers({ title, description, languages, definition }),
    ...definedMembers({ settings, submission_settings, theme_settings }),
    ...translationsAfter(version, change, definition),
  };
}

function toColumns({ title, description, languages, ...records }: WrittenContent) {
  const { definition, settings, submission_settings, theme_settings } = records;
  const { translations, translation_notes } = records;
  return definedMembers({
    title,
    description,
    languages,
    definition: toJson(definition),
    settings: toJson(settings),
    submission_settings: toJson(submission_settings),
    theme_settings: toJson(theme_settings),
    translations: toJson(translations),
    translation_notes: toJson(translation_notes),
  });
}

const toJson = (value: object | undefined) => value && JSON.stringify(value);

/** Translations, and what they were made from: a change of the texts themselves counts too. */
function translationsAfter(
  before: VersionRow,
  change: VersionChange,
  definition: FormDefinition | undefined,
) {
  const { translations, translation_notes } = before;
  if (!change.translations && Object.keys(translations).length === 0) return {};
  const after = {
    title: change.title ?? before.title,
    description: change.description ?? before.description,
    settings: change.settings ?? before.settings,
    pages: (definition ?? before.definition).pages,
    translations: change.translations ?? translations,
    translation_notes: change.translation_notes ?? {},
  };
  const { title, description, settings, definition: stored } = before;
  const earlier = { title, description, settings, pages: stored.pages };
  return storedTranslations(after, { ...earlier, translations, translation_notes });
}

async function endProposals(
  writer: Writer,
  version: VersionRow,
): Promise<readonly EnvironmentId[]> {
  const ended = await deleteProposals(writer.tx, version.id);
  for (const { environment, state } of ended) {
    const place = { formId: version.form_id, versionId: version.id, environment };
    const move = { from: state, to: null, remark: null, cause: 'edited' } as const;
    await writeTransition(writer, place, move);
  }
  return ended.map(({ environment }) => environment);
}
