import type {} from './quotas-tables.ts';
import { isQuotaId, type QuotaId } from '@form-builder/core/quotas/quota-ids.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

/** The limits of the tenant by quota; a quota without one is absent. */
export async function selectLimits(tx: Tx): Promise<ReadonlyMap<QuotaId, number>> {
  const rows = await tx
    .selectFrom('quotas')
    .select(['quota_id', 'max_value'])
    .orderBy('quota_id')
    .execute();
  const limits = new Map<QuotaId, number>();
  for (const { quota_id: id, max_value: max } of rows)
    if (isQuotaId(id)) limits.set(id, Number(max));
  return limits;
}

/** The limit of one quota. */
export async function selectLimit(tx: Tx, id: QuotaId): Promise<number | undefined> {
  const row = await tx
    .selectFrom('quotas')
    .select('max_value')
    .where('quota_id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : Number(row.max_value);
}

/** Locks a quota of the tenant until the transaction ends: who adds next sees what was added before. */
export async function lockQuota(tx: Tx, tenantId: string, id: QuotaId): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey(tenantId, id)})`.execute(tx);
}

/** As `lockQuota` but without waiting: false while another transaction has the lock. */
export async function tryLockQuota(tx: Tx, tenantId: string, id: QuotaId): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${lockKey(tenantId, id)}) as locked`.execute(tx);
  return rows[0]?.locked === true;
}

const lockKey = (tenantId: string, id: QuotaId) =>
  sql`hashtextextended(${`quota ${id} ${tenantId}`}, 0)`;

/** A counter of a quota in a period. */
export interface Counter {
  readonly tenantId: string;
  readonly id: QuotaId;
  readonly period: string;
  readonly slot?: number;
  readonly at: Date;
}

/** Adds to a counter and returns the count of its slot. The row stays locked until the transaction ends. */
export async function addToCounter(
  tx: Tx,
  { tenantId, id, period, slot = 0, at }: Counter,
  added: number,
): Promise<number> {
  const { used } = await tx
    .insertInto('quota_usage')
    .values({ tenant_id: tenantId, quota_id: id, period, slot, used: added, measured_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'quota_id', 'period', 'slot'])
        .doUpdateSet({ used: sql`quota_usage.used + ${added}` }),
    )
    .returning('used')
    .executeTakeFirstOrThrow();
  return Number(used);
}

/** The sum of the slots of a counter. */
export async function selectCounter(tx: Tx, id: QuotaId, period: string): Promise<number> {
  const row = await tx
    .selectFrom('quota_usage')
    .select((eb) => eb.fn.sum<string | null>('used').as('used'))
    .where('quota_id', '=', id)
    .where('period', '=', period)
    .executeTakeFirst();
  return Number(row?.used ?? 0);
}

/** The last measurement of a quota, with what was added since. */
export async function selectMeasured(
  tx: Tx,
  id: QuotaId,
): Promise<{ readonly used: number; readonly at: Date } | undefined> {
  const row = await tx
    .selectFrom('quota_usage')
    .select(['used', 'measured_at as at'])
    .where('quota_id', '=', id)
    .where('period', '=', '')
    .executeTakeFirst();
  return row && { used: Number(row.used), at: row.at };
}

/** Stores a measurement. */
export async function writeMeasured(
  tx: Tx,
  { tenantId, id, at }: Omit<Counter, 'period' | 'slot'>,
  used: number,
): Promise<void> {
  const change = { used, measured_at: at };
  await tx
    .insertInto('quota_usage')
    .values({ tenant_id: tenantId, quota_id: id, period: '', slot: 0, ...change })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'quota_id', 'period', 'slot']).doUpdateSet(change),
    )
    .execute();
}

/** The active users of the tenant. */
export const countUsers = (tx: Tx): Promise<number> =>
  countBy(tx, sql`select count(*)::int as used from users where is_active`);

/** The forms and building blocks outside the archive. */
export const countForms = (tx: Tx): Promise<number> =>
  countBy(tx, sql`select count(*)::int as used from forms where archived_at is null`);

/** The bytes of all stored files: of visitors, of forms and settings (the same content once), and of exports. */
export const sumStorage = (tx: Tx): Promise<number> =>
  countBy(
    tx,
    sql`select (
      (select coalesce(sum(size_bytes), 0) from files)
      + (select coalesce(sum(size_bytes), 0) from (
          select distinct on (storage_key) size_bytes from form_attachments) as attachment)
      + (select coalesce(sum(size_bytes), 0) from exports where status = 'available')
    )::float8 as used`,
  );

async function countBy(tx: Tx, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await query.$castTo<{ used: number }>().execute(tx);
  return rows[0]?.used ?? 0;
}
