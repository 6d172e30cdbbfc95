import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import { sql, type SqlBool, type Transaction } from 'kysely';
import { selectFormUses } from '../form-uses/form-uses-query.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';

/**
 * Returns the forms and building blocks whose fields use a list, by name: those that the caller may see, or all of the
 * tenant without a caller.
 */
export function selectListUses(
  tx: Transaction<Database>,
  caller: Caller | null,
  key: string,
): Promise<FormUse[]> {
  const usesList = sql<SqlBool>`jsonb_path_exists(form_versions.definition,
    '$.**.custom_list ? (@ == $key)', jsonb_build_object('key', ${key}::text))`;
  return selectFormUses(tx, caller, usesList);
}
