import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** The number of free attempts and the growth of the wait after them. */
export interface ThrottleLimit {
  readonly freeAttempts: number;
  readonly firstWaitS: number;
  readonly longestWaitS: number;
  /** One attempt is subtracted each time this period has passed since the last attempt. */
  readonly recoverEveryS: number;
  /** After this period without an attempt, the count starts again. */
  readonly forgetAfterS: number;
}

interface AttemptKey {
  readonly tenantId: string;
  readonly subjectHash: Buffer;
}

/**
 * Counts one attempt and returns 0, or counts nothing and returns the remaining seconds to wait. A single
 * statement that locks the row: concurrent attempts are counted one after another.
 */
export async function countAttempt(
  tx: Transaction<Database>,
  key: AttemptKey,
  limit: ThrottleLimit,
  nowMs: number,
): Promise<number> {
  const now = new Date(nowMs);
  const forgotten = new Date(nowMs - limit.forgetAfterS * 1000);
  // Concurrent attempts may be counted out of order; `greatest` prevents a negative number.
  const recovered = sql`greatest(0, floor(extract(epoch from ${now}::timestamptz - sign_in_attempts.last_attempt_at) / ${limit.recoverEveryS}::int)::int)`;
  const failures = sql<number>`case
    when sign_in_attempts.last_attempt_at < ${forgotten}::timestamptz then 1
    else greatest(sign_in_attempts.failures - ${recovered}, 0) + 1
  end`;
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_attempts (tenant_id, subject_hash, failures, last_attempt_at)
    values (${key.tenantId}::uuid, ${key.subjectHash}::bytea, 1, ${now}::timestamptz)
    on conflict (tenant_id, subject_hash) do update set
      failures = ${failures},
      last_attempt_at = ${now}::timestamptz,
      blocked_until = case
        when ${failures} >= ${limit.freeAttempts}::int then
          ${now}::timestamptz + make_interval(secs => least(
            ${limit.longestWaitS}::float8,
            ${limit.firstWaitS}::float8 * power(2, least(${failures} - ${limit.freeAttempts}::int, 20))
          ))
      end
    where sign_in_attempts.blocked_until is null
      or sign_in_attempts.blocked_until <= ${now}::timestamptz
    returning failures`.execute(tx);
  return rows.length > 0 ? 0 : secondsLeft(tx, key, nowMs);
}

async function secondsLeft(
  tx: Transaction<Database>,
  key: AttemptKey,
  nowMs: number,
): Promise<number> {
  const row = await tx
    .selectFrom('sign_in_attempts')
    .select('blocked_until')
    .where('tenant_id', '=', key.tenantId)
    .where('subject_hash', '=', key.subjectHash)
    .executeTakeFirst();
  return Math.max(1, Math.ceil(((row?.blocked_until?.getTime() ?? nowMs) - nowMs) / 1000));
}

/** Subtracts all attempts of a subject, or the last one. */
export async function refundAttempt(
  tx: Transaction<Database>,
  key: AttemptKey,
  amount: 'all' | 'one',
): Promise<void> {
  if (amount === 'all') {
    await tx
      .deleteFrom('sign_in_attempts')
      .where('tenant_id', '=', key.tenantId)
      .where('subject_hash', '=', key.subjectHash)
      .execute();
    return;
  }
  await tx
    .updateTable('sign_in_attempts')
    .set((eb) => ({ failures: eb('failures', '-', 1), blocked_until: null }))
    .where('tenant_id', '=', key.tenantId)
    .where('subject_hash', '=', key.subjectHash)
    .execute();
}

/** Deletes subjects without recent attempts. */
export async function deleteOldAttempts(
  tx: Transaction<Database>,
  tenantId: string,
  before: Date,
): Promise<void> {
  await tx
    .deleteFrom('sign_in_attempts')
    .where('tenant_id', '=', tenantId)
    .where('last_attempt_at', '<', before)
    .execute();
}
