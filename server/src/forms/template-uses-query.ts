import type { Transaction } from 'kysely';
import type { TemplateUse } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { isVisibleTo } from './visible-forms.ts';

/** Returns the forms that use a building block and that the caller may see, by name. */
export async function selectTemplateUses(
  tx: Transaction<Database>,
  caller: Caller,
  templateId: string,
): Promise<TemplateUse[]> {
  const rows = await tx
    .selectFrom('version_templates')
    .innerJoin('form_versions as used', (join) =>
      join
        .onRef('used.tenant_id', '=', 'version_templates.tenant_id')
        .onRef('used.id', '=', 'version_templates.template_version_id'),
    )
    .innerJoin('form_versions', (join) =>
      join
        .onRef('form_versions.tenant_id', '=', 'version_templates.tenant_id')
        .onRef('form_versions.id', '=', 'version_templates.version_id'),
    )
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'form_versions.tenant_id')
        .onRef('forms.id', '=', 'form_versions.form_id'),
    )
    .distinctOn('forms.id')
    .select([
      'forms.id',
      'forms.name',
      'form_versions.id as version_id',
      'form_versions.number as version_number',
      'used.id as used_id',
      'used.number as used_number',
    ])
    .where('used.form_id', '=', templateId)
    .where(isVisibleTo(caller))
    .orderBy('forms.id')
    .orderBy('form_versions.number', 'desc')
    .execute();
  return rows
    .map((row) => ({
      form: { id: row.id, name: row.name },
      version: { id: row.version_id, number: row.version_number },
      template_version: { id: row.used_id, number: row.used_number },
    }))
    .sort((a, b) => a.form.name.localeCompare(b.form.name));
}
