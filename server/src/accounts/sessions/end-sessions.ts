import { sql, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Tx = Transaction<Database>;

/** Everything of the account at the OpenID Provider: sessions, grants, codes and refresh tokens. */
const deletePayloadsOf = (tx: Tx, tenantId: string, userId: string) =>
  tx
    .deleteFrom('oidc_payloads')
    .where('tenant_id', '=', tenantId)
    .where(sql`payload ->> 'accountId'`, '=', userId);

/**
 * Signs a user out everywhere: deletes the sessions and grants of the account, which also invalidates its
 * tokens.
 */
export async function endSessionsOf(tx: Tx, tenantId: string, userId: string): Promise<void> {
  await deletePayloadsOf(tx, tenantId, userId).execute();
}

/** A session of a user; `grantId` is `null` for one at an external provider, which is not stored here. */
export interface SessionOf {
  readonly tenantId: string;
  readonly userId: string;
  readonly grantId: string | null;
}

/** Ends one session: its grant, the tokens of that, and the browser's session, which would ask for a new grant. */
export async function endSession(tx: Tx, session: SessionOf): Promise<void> {
  await deletePayloadsOf(tx, session.tenantId, session.userId)
    .where(belongsTo(session.grantId))
    .execute();
}

/** Signs a user out everywhere but in one session. */
export async function endOtherSessionsOf(tx: Tx, kept: SessionOf): Promise<void> {
  await deletePayloadsOf(tx, kept.tenantId, kept.userId)
    .where((row) => row.not(belongsTo(kept.grantId)))
    .execute();
}

/** Whether a payload is the grant, one of its tokens or codes, or the browser's session that has it. */
const belongsTo = (grantId: string | null) => sql<SqlBool>`(
  coalesce(grant_id = ${grantId}, false)
  or (model = 'Grant' and id_hash = sha256(convert_to(coalesce(${grantId}, ''), 'UTF8')))
  or (model = 'Session' and exists (
    select from jsonb_each(payload -> 'authorizations') as client
    where client.value ->> 'grantId' = ${grantId}
  ))
)`;
