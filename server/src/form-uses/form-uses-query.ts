import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import type { Expression, SqlBool, Transaction } from 'kysely';
import { isVisibleTo } from '../forms/visible-forms.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { currentVersions } from './current-versions.ts';

/**
 * Returns the forms and building blocks that the caller may see and of which the newest or a published version
 * meets a condition, by name, each with the newest such version.
 */
export async function selectFormUses(
  tx: Transaction<Database>,
  caller: Caller,
  condition: Expression<SqlBool>,
): Promise<FormUse[]> {
  const rows = await currentVersions(tx)
    .distinctOn('forms.id')
    .select([
      'forms.id',
      'forms.name',
      'forms.type',
      'form_versions.id as version_id',
      'form_versions.number as version_number',
    ])
    .where(condition)
    .where(isVisibleTo(caller))
    .orderBy('forms.id')
    .orderBy('form_versions.number', 'desc')
    .execute();
  return rows
    .map(({ id, name, type, version_id, version_number }) => ({
      form: { id, name, type },
      version: { id: version_id, number: version_number },
    }))
    .sort((a, b) => a.form.name.localeCompare(b.form.name));
}
