import { sql, type ExpressionBuilder, type Insertable, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isReadableBy } from '../../forms/visible-forms.ts';
import { userLabel } from '../../forms/select-person.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { VersionPresenceTable } from './presence-tables.ts';

type Tx = Transaction<Database>;

/** The revision of a version and its state in each environment, unless its form is hidden from the caller. */
export async function findStanding(tx: Tx, caller: Caller, versionId: string) {
  return tx
    .selectFrom('form_versions')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'form_versions.tenant_id')
        .onRef('forms.id', '=', 'form_versions.form_id'),
    )
    .select((eb) => ['form_versions.revision', jsonArrayFrom(statesOf(eb)).as('environments')])
    .where('form_versions.id', '=', versionId)
    .where(isReadableBy(caller))
    .executeTakeFirst();
}

function statesOf(eb: ExpressionBuilder<Database, 'form_versions'>) {
  return eb
    .selectFrom('version_environments')
    .select(['environment as id', 'state'])
    .whereRef('version_environments.tenant_id', '=', 'form_versions.tenant_id')
    .whereRef('version_environments.version_id', '=', 'form_versions.id')
    .orderBy('environment');
}

/** Stores where a tab of this user is. A tab of another user keeps its own place. */
export async function storePresence(tx: Tx, row: Insertable<VersionPresenceTable>): Promise<void> {
  await tx
    .insertInto('version_presence')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'version_id', 'tab_id'])
        .doUpdateSet((eb) => ({
          page_id: eb.ref('excluded.page_id'),
          field_id: eb.ref('excluded.field_id'),
          seen_at: eb.ref('excluded.seen_at'),
          moved_at: sql<Date>`case
            when (version_presence.page_id, version_presence.field_id) is distinct from (excluded.page_id, excluded.field_id)
            then excluded.moved_at else version_presence.moved_at end`,
        }))
        .whereRef('version_presence.user_id', '=', 'excluded.user_id'),
    )
    .execute();
}

/** Forgets the tabs that have not reported since `before`, except those that another request handles just now. */
export async function deleteAbsent(tx: Tx, versionId: string, before: Date): Promise<void> {
  const absent = tx
    .selectFrom('version_presence')
    .select('tab_id')
    .where('version_id', '=', versionId)
    .where('seen_at', '<', before)
    .forUpdate()
    .skipLocked();
  await tx
    .deleteFrom('version_presence')
    .where('version_id', '=', versionId)
    .where('tab_id', 'in', absent)
    .execute();
}

/** The other users who have a version open, each at the place where he moved last. */
export function selectPresent(tx: Tx, versionId: string, caller: Pick<Caller, 'id'>) {
  const latest = tx
    .selectFrom('version_presence')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'version_presence.tenant_id')
        .onRef('users.id', '=', 'version_presence.user_id'),
    )
    .distinctOn('users.id')
    .select(['users.id', userLabel.as('name'), 'page_id', 'field_id'])
    .where('version_id', '=', versionId)
    .where('user_id', '!=', caller.id)
    .orderBy('users.id')
    .orderBy('moved_at', 'desc');
  return tx.selectFrom(latest.as('latest')).selectAll().orderBy('name').orderBy('id').execute();
}
