import { sql, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isEnded, limitsOf, sessionEnds } from './session-ends.ts';
import { limitSettings } from './session-limits-queries.ts';
import type { Device } from './describe-device.ts';

type Tx = Transaction<Database>;

/** A sign-in to store. */
export interface NewSession extends Device {
  readonly tenantId: string;
  readonly id: string;
  readonly userId: string;
  readonly grantId: string;
  readonly network: string;
  readonly signedInAt: Date;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('staff_sessions')
    .values({
      tenant_id: session.tenantId,
      id: session.id,
      user_id: session.userId,
      grant_id: session.grantId,
      browser: session.browser,
      system: session.system,
      network: session.network,
      signed_in_at: session.signedInAt,
      active_at: session.signedInAt,
    })
    .execute();
}

/** Whose sessions, at a moment. */
export interface SessionsOwner {
  readonly tenantId: string;
  readonly userId: string;
  readonly now: Date;
}

/** The sessions of a user that have not ended, the newest first. */
export async function selectSessions(tx: Tx, { tenantId, userId, now }: SessionsOwner) {
  const rows = await tx
    .selectFrom('staff_sessions as session')
    .innerJoin('oidc_payloads as granted', (join) =>
      join
        .onRef('granted.tenant_id', '=', 'session.tenant_id')
        .on('granted.model', '=', 'Grant')
        .on(sql<SqlBool>`granted.id_hash = sha256(convert_to(session.grant_id, 'UTF8'))`),
    )
    .select(limitSettings(tenantId).as('settings'))
    .select([
      'session.id',
      'session.grant_id',
      'session.browser',
      'session.system',
      'session.network',
      'session.signed_in_at',
      'session.active_at',
    ])
    .where('session.tenant_id', '=', tenantId)
    .where('session.user_id', '=', userId)
    .where('granted.expires_at', '>', now)
    .orderBy('session.signed_in_at', 'desc')
    .execute();
  return rows.flatMap(({ settings, ...row }) => {
    const ends = sessionEnds(row, limitsOf(settings));
    return isEnded(ends, now.getTime()) ? [] : [{ ...row, expires_at: new Date(ends.endMs) }];
  });
}

/** Deletes what describes sessions that have ended; when their users were last seen stays with the users. */
export async function deleteEndedSessions(tx: Tx, tenantId: string): Promise<void> {
  await keepLastActivity(tx, tenantId);
  await tx
    .deleteFrom('staff_sessions')
    .where('tenant_id', '=', tenantId)
    .where(isEndedGrant)
    .where(
      sql<SqlBool>`exists (
        select from users
        where users.tenant_id = staff_sessions.tenant_id and users.id = staff_sessions.user_id
          and users.seen_at >= staff_sessions.active_at
      )`,
    )
    .execute();
}

/**
 * Waits for no lock on a user, so that it cannot be part of a deadlock: the sessions of a user who is being changed
 * stay until the next time.
 */
async function keepLastActivity(tx: Tx, tenantId: string): Promise<void> {
  await sql`
    with latest as (
      select user_id, max(active_at) as active_at from staff_sessions
      where tenant_id = ${tenantId} and ${isEndedGrant} group by user_id
    ), locked as (
      select users.id, latest.active_at from users join latest on latest.user_id = users.id
      where users.tenant_id = ${tenantId}
        and (users.seen_at is null or users.seen_at < latest.active_at)
      for no key update of users skip locked
    )
    update users set seen_at = locked.active_at from locked
    where users.tenant_id = ${tenantId} and users.id = locked.id`.execute(tx);
}

const isEndedGrant = sql<SqlBool>`not exists (
  select from oidc_payloads as granted
  where granted.tenant_id = staff_sessions.tenant_id and granted.model = 'Grant'
    and granted.id_hash = sha256(convert_to(staff_sessions.grant_id, 'UTF8'))
)`;
