import type { Version } from '@form-builder/core/contract/versions.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { lockForm } from '../forms/forms-queries.ts';
import { createEmptyPages } from './empty-pages.ts';
import { sanitisePages } from './sanitise-pages.ts';
import { insertVersionRow, nextVersionNumber } from './versions-queries.ts';

/** A version to be; absent members get the usual value. */
export interface NewVersion {
  readonly formId: string;
  readonly title: string;
  readonly description?: string;
  readonly pages?: readonly Page[];
  readonly settings?: Version['settings'];
  readonly submission_settings?: Version['submission_settings'];
  readonly languages?: readonly string[];
  /** For seeds that need a stable id. */
  readonly id?: string;
}

/** Makes the next version of a form, published nowhere yet; answers its id. */
export async function insertVersion(writer: Writer, version: NewVersion): Promise<string> {
  const { tx, tenantId, actor } = writer;
  await lockForm(tx, version.formId);
  const id = version.id ?? writer.createId();
  const number = await nextVersionNumber(tx, version.formId);
  const pages = sanitisePages(version.pages ?? createEmptyPages(writer.createId));
  const at = instant(writer);
  await insertVersionRow(tx, {
    tenant_id: tenantId,
    id,
    form_id: version.formId,
    number,
    title: version.title,
    description: version.description ?? '',
    definition: JSON.stringify({ pages }),
    settings: JSON.stringify(version.settings ?? {}),
    submission_settings: JSON.stringify(version.submission_settings ?? { is_public: true }),
    languages: [...(version.languages ?? ['nl'])],
    created_by: actor?.id ?? null,
    updated_by: actor?.id ?? null,
    created_at: at,
    updated_at: at,
  });
  await writeLogbook(writer, {
    action: 'version.created',
    subject: ['version', id],
    details: { number },
  });
  return id;
}
