import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Tx = Transaction<Database>;

/** The owners of a form who have an active account. */
export async function selectOwnerIds(tx: Tx, formId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('form_members')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'form_members.tenant_id')
        .onRef('users.id', '=', 'form_members.user_id'),
    )
    .select('users.id')
    .where('form_members.form_id', '=', formId)
    .where('form_members.role', '=', 'owner')
    .where('users.is_active', '=', true)
    .orderBy('users.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What a mail says about a scheduled publication that failed; `undefined` when it was changed or withdrawn since. */
export function findFailedPublication(tx: Tx, id: string) {
  return tx
    .selectFrom('scheduled_publications as scheduled')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'scheduled.tenant_id')
        .onRef('forms.id', '=', 'scheduled.form_id'),
    )
    .innerJoin('form_versions as version', (join) =>
      join
        .onRef('version.tenant_id', '=', 'scheduled.tenant_id')
        .onRef('version.id', '=', 'scheduled.version_id'),
    )
    .innerJoin('environments', (join) =>
      join
        .onRef('environments.tenant_id', '=', 'scheduled.tenant_id')
        .onRef('environments.id', '=', 'scheduled.environment'),
    )
    .select([
      'scheduled.form_id',
      'scheduled.version_id',
      'scheduled.planned_at',
      'scheduled.failed_at',
      'version.number',
      'forms.name as form',
      'environments.name as environment',
    ])
    .select((eb) => eb.ref('scheduled.failure').$notNull().as('failure'))
    .where('scheduled.id', '=', id)
    .where('scheduled.failure', 'is not', null)
    .executeTakeFirst();
}

/** The content of such a mail. */
export type FailedPublication = NonNullable<Awaited<ReturnType<typeof findFailedPublication>>>;
