import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import type { ProviderKind } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import { sql, type SqlBool, type Transaction } from 'kysely';
import { currentVersions } from '../form-uses/current-versions.ts';
import { selectFormUses } from '../form-uses/form-uses-query.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';

/** A provider whose uses are wanted. */
export interface UsedProvider {
  readonly id: string;
  readonly kind: ProviderKind;
}

/**
 * Returns the forms and building blocks that use a provider, by name: those that the caller may see, or all of the
 * tenant without a caller. Fields name it `integration_id`; variables, integrations and co-signers' logins `provider`.
 * Variables read the register of persons without naming it, because a tenant has one.
 */
export function selectProviderUses(
  tx: Transaction<Database>,
  caller: Caller | null,
  { id, kind }: UsedProvider,
): Promise<FormUse[]> {
  const usesProvider = sql<SqlBool>`(
    jsonb_path_exists(form_versions.definition,
      '$.** ? (@.integration_id == $id || @.provider == $id)', jsonb_build_object('id', ${id}::text))
    or jsonb_path_exists(form_versions.settings,
      '$.**.provider ? (@ == $id)', jsonb_build_object('id', ${id}::text))
    or form_versions.submission_settings ->> 'login_provider' = ${id}
    or (${kind === 'persons'}::boolean and jsonb_path_exists(form_versions.definition,
      '$.variables[*].source ? (@.type == "person")')))`;
  return selectFormUses(tx, caller, usesProvider);
}

/** The options that integrations with a receiver fill in, in the newest and the published versions of all forms. */
export async function selectUsedOptions(
  tx: Transaction<Database>,
  id: string,
): Promise<ReadonlySet<string>> {
  const used = sql<Readonly<Record<string, string>>>`jsonb_path_query(form_versions.settings,
    '$."integrations.list"[*] ? (@.provider == $id).options', jsonb_build_object('id', ${id}::text))`;
  const rows = await currentVersions(tx).select(used.as('options')).execute();
  return new Set(
    rows.flatMap(({ options }) => Object.keys(options).filter((key) => options[key] !== '')),
  );
}
