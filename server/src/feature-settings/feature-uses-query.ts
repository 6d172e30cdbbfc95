import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import type { VersionSetting } from '@form-builder/core/version-settings/version-setting.ts';
import { versionSettings } from '@form-builder/core/version-settings/version-settings.ts';
import { sql, type SqlBool, type Transaction } from 'kysely';
import { typesOfFeature } from '../features/assert-version-features.ts';
import { selectFormUses } from '../form-uses/form-uses-query.ts';
import { countRows } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';

type Tx = Transaction<Database>;

const declared: readonly VersionSetting[] = versionSettings;

/**
 * Returns the forms and building blocks that use a feature, by name: those that the caller may see, or all of the tenant
 * without a caller.
 */
export function selectFeatureForms(
  tx: Tx,
  caller: Caller | null,
  id: FeatureId,
): Promise<FormUse[]> {
  const types = typesOfFeature(id);
  const settings = declared.filter(({ feature }) => feature === id).map(({ key }) => key);
  if (types.length === 0 && settings.length === 0) return Promise.resolve([]);
  const uses = sql<SqlBool>`(
    jsonb_path_exists(form_versions.definition, '$.pages.** ? (@.type == $types[*])',
      jsonb_build_object('types', to_jsonb(${[...types]}::text[])))
    or exists (select from unnest(${[...settings]}::text[]) as setting
      where form_versions.settings -> setting not in ('false', '[]'))
    or (${id === 'citizen_login'}::boolean
      and coalesce(form_versions.submission_settings ->> 'login_provider', '') <> ''))`;
  return selectFormUses(tx, caller, uses);
}

/** How many things a feature has of its own. */
const counts: Readonly<Partial<Record<FeatureId, (tx: Tx, now: Date) => Promise<number>>>> = {
  templates: async (tx) =>
    countOf(
      await tx
        .selectFrom('forms')
        .select(countRows.as('count'))
        .where('type', '=', 'template')
        .where('archived_at', 'is', null)
        .executeTakeFirst(),
    ),
  scheduled_exports: async (tx) =>
    countOf(
      await tx
        .selectFrom('export_schedules')
        .select(countRows.as('count'))
        .where('is_paused', '=', false)
        .where('stopped', 'is', null)
        .executeTakeFirst(),
    ),
  review_links: async (tx, now) =>
    countOf(
      await tx
        .selectFrom('review_links')
        .select(countRows.as('count'))
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    ),
  glossary: async (tx) =>
    countOf(await tx.selectFrom('glossary_terms').select(countRows.as('count')).executeTakeFirst()),
};

const countOf = (row: { readonly count: number } | undefined): number => row?.count ?? 0;

/** How many things a feature has of its own, such as terms; `null` for a feature of forms only. */
export async function countFeatureItems(tx: Tx, id: FeatureId, now: Date): Promise<number | null> {
  return (await counts[id]?.(tx, now)) ?? null;
}
