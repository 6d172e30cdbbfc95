import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { LimitSettings } from './session-ends.ts';

type Tx = Transaction<Database>;

/** A session by its grant. */
export interface SessionKey {
  readonly tenantId: string;
  readonly grantId: string;
}

/** The organisation's settings of limits, as a column. */
export const limitSettings = (tenantId: string) => sql<LimitSettings>`(
  select jsonb_object_agg(id, value -> 'value') from settings
  where tenant_id = ${tenantId} and id in ('session_idle_minutes', 'session_hours')
)`;

/** Returns a session with the settings of its limits, in one query, because every request needs it. */
export function findLimitedSession(tx: Tx, { tenantId, grantId }: SessionKey) {
  return tx
    .selectFrom('staff_sessions')
    .select(['user_id', 'signed_in_at', 'active_at'])
    .select(limitSettings(tenantId).as('settings'))
    .where('tenant_id', '=', tenantId)
    .where('grant_id', '=', grantId)
    .executeTakeFirst();
}

/** Stores that the person of a session was active, unless a later moment is known. */
export async function noteActivity(tx: Tx, session: SessionKey, at: Date): Promise<void> {
  await tx
    .updateTable('staff_sessions')
    .set({ active_at: at })
    .where('tenant_id', '=', session.tenantId)
    .where('grant_id', '=', session.grantId)
    .where('active_at', '<', at)
    .execute();
}
