import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type {} from '../../logbook/logbook-tables.ts';
import { userLabel } from '../users/users-queries.ts';

/** The sign-ins of one emergency account since a moment. */
export interface EmergencyUse {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly lastAt: Date;
  /** The network of the last sign-in. */
  readonly lastOrigin: string;
}

/** The sign-ins of emergency accounts (root) since a moment, of one account or of all. */
export async function selectEmergencyUses(
  tx: Transaction<Database>,
  {
    tenantId,
    since,
    userId = null,
  }: { readonly tenantId: string; readonly since: Date; readonly userId?: string | null },
): Promise<readonly EmergencyUse[]> {
  const { rows } = await sql<EmergencyUse>`
    select users.id, ${userLabel} as name, used.count, used.at as "lastAt", used.origin as "lastOrigin"
    from users cross join lateral (
      select count(*)::int as count, max(logbook.at) as at,
        (array_agg(logbook.origin order by logbook.at desc, logbook.id desc))[1] as origin
      from logbook
      where logbook.tenant_id = users.tenant_id and logbook.subject_id = users.id
        and logbook.action = 'sign_in.succeeded' and logbook.at > ${since}::timestamptz
    ) as used
    where users.tenant_id = ${tenantId} and users.is_root and used.count > 0
      and (${userId}::uuid is null or users.id = ${userId}::uuid)
    order by used.at desc`.execute(tx);
  return rows;
}
