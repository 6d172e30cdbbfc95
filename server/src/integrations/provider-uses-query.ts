import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import { sql, type SqlBool, type Transaction } from 'kysely';
import { selectFormUses } from '../form-uses/form-uses-query.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';

/**
 * Returns the forms and building blocks that use a provider, by name: those that the caller may see, or all of the
 * tenant without a caller. Fields name it `integration_id`; variables, integrations and co-signers' logins `provider`.
 */
export function selectProviderUses(
  tx: Transaction<Database>,
  caller: Caller | null,
  id: string,
): Promise<FormUse[]> {
  const usesProvider = sql<SqlBool>`(
    jsonb_path_exists(form_versions.definition,
      '$.** ? (@.integration_id == $id || @.provider == $id)', jsonb_build_object('id', ${id}::text))
    or jsonb_path_exists(form_versions.settings,
      '$.**.provider ? (@ == $id)', jsonb_build_object('id', ${id}::text))
    or form_versions.submission_settings ->> 'login_provider' = ${id})`;
  return selectFormUses(tx, caller, usesProvider);
}
