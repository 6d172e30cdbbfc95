import type { QuotaId } from '@form-builder/core/quotas/quota-ids.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

interface Place {
  readonly tenantId: string;
  readonly id: QuotaId;
  readonly period: string;
}

/** Remembers when a percentage was first seen to be passed. */
export async function insertCrossing(
  tx: Tx,
  { tenantId, id, period }: Place,
  percent: number,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('quota_crossings')
    .values({ tenant_id: tenantId, quota_id: id, period, percent, crossed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets the percentages above this one, and those of earlier periods. */
export async function deleteCrossings(
  tx: Tx,
  { id, period }: Place,
  percent: number,
): Promise<void> {
  await tx
    .deleteFrom('quota_crossings')
    .where('quota_id', '=', id)
    .where((crossing) =>
      crossing.or([crossing('percent', '>', percent), crossing('period', '<>', period)]),
    )
    .execute();
}

/** When a percentage was first seen to be passed. */
export async function selectCrossedAt(
  tx: Tx,
  { id, period }: Place,
  percent: number,
): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('quota_crossings')
    .select('crossed_at')
    .where('quota_id', '=', id)
    .where('period', '=', period)
    .where('percent', '=', percent)
    .executeTakeFirst();
  return row?.crossed_at;
}
