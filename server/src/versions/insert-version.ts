import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { lockForm } from '../forms/forms-queries.ts';
import { createEmptyPages } from './pages/empty-pages.ts';
import { storedTranslations } from './content/stored-translations.ts';
import { sanitisePages } from './content/sanitise-pages.ts';
import { writePins } from './templates/template-queries.ts';
import { insertVersionRow, nextVersionNumber } from './versions-queries.ts';

/** A new version; absent members get their default. */
export interface NewVersion {
  readonly formId: string;
  readonly title: string;
  readonly description?: string;
  readonly pages?: readonly Page[];
  readonly variables?: readonly Variable[];
  readonly settings?: Version['settings'];
  readonly submission_settings?: Version['submission_settings'];
  readonly theme_settings?: Version['theme_settings'];
  readonly languages?: readonly string[];
  readonly translations?: Version['translations'];
  readonly translation_notes?: Version['translation_notes'];
  /** The versions of building blocks that stand in the pages. */
  readonly templateVersionIds?: readonly string[];
  /** For seeds that need a stable id. */
  readonly id?: string;
}

/** The defaults of a version. */
const usual = {
  description: '',
  settings: {},
  submission_settings: { is_public: true },
  theme_settings: {},
  variables: [],
  languages: ['nl'],
  translations: {},
  translation_notes: {},
  templateVersionIds: [],
} as const satisfies Partial<NewVersion>;

/** Creates the next version of a form, not published in any environment; returns its id. */
export async function insertVersion(writer: Writer, wanted: NewVersion): Promise<string> {
  const { tx, tenantId } = writer;
  const { formId, title, ...version } = { ...usual, ...wanted };
  await lockForm(tx, formId);
  const id = version.id ?? writer.createId();
  const number = await nextVersionNumber(tx, formId);
  const pages = sanitisePages(version.pages ?? createEmptyPages(writer.createId));
  const { translations, translation_notes: notes } = storedTranslations({
    ...version,
    title,
    pages,
  });
  const by = writer.actor?.id ?? null;
  const at = instant(writer);
  await insertVersionRow(tx, {
    tenant_id: tenantId,
    id,
    form_id: formId,
    number,
    title,
    description: version.description,
    definition: JSON.stringify({ pages, variables: version.variables }),
    settings: JSON.stringify(version.settings),
    submission_settings: JSON.stringify(version.submission_settings),
    theme_settings: JSON.stringify(version.theme_settings),
    languages: [...version.languages],
    translations: JSON.stringify(translations),
    translation_notes: JSON.stringify(notes),
    created_by: by,
    updated_by: by,
    created_at: at,
    updated_at: at,
  });
  const { templateVersionIds } = version;
  await writePins(tx, { tenantId, versionId: id, templateVersionIds });
  await writeLogbook(writer, {
    action: 'version.created',
    subject: ['version', id],
    details: { number },
  });
  return id;
}
