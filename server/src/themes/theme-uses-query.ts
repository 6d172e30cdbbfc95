import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import { sql, type SqlBool, type Transaction } from 'kysely';
import { currentVersions } from '../form-uses/current-versions.ts';
import { selectFormUses } from '../form-uses/form-uses-query.ts';
import { countRows } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';

type Tx = Transaction<Database>;

const themeId = sql<string>`form_versions.theme_settings ->> 'theme_id'`;

/** Returns how many forms have each of the themes, by the id of the theme; those without forms are left out. */
export async function countThemeUses(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom(
      currentVersions(tx)
        .distinct()
        .select(['form_versions.form_id', themeId.as('theme_id')])
        .where(themeId, 'in', ids)
        .as('uses'),
    )
    .select(['uses.theme_id', countRows.as('n')])
    .groupBy('uses.theme_id')
    .execute();
  return new Map(rows.map(({ theme_id, n }) => [theme_id, n]));
}

/** Returns the forms that have a theme, by name: those that the caller may see, or all of the tenant without a caller. */
export const selectThemeUses = (tx: Tx, caller: Caller | null, id: string): Promise<FormUse[]> =>
  selectFormUses(tx, caller, sql<SqlBool>`${themeId} = ${id}`);
