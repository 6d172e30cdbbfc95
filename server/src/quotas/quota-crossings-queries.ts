import type { QuotaId } from '@form-builder/core/quotas/quota-ids.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

/** A percentage of a limit that was passed in a period. */
export interface CrossingKey {
  readonly id: string;
  readonly period: string;
  readonly percent: number;
}

/** The percentages of these quotas that were seen to be passed, and when that was first seen. */
export function selectCrossings(tx: Tx, ids: readonly QuotaId[]) {
  return tx
    .selectFrom('quota_crossings')
    .select(['quota_id as id', 'period', 'percent', 'crossed_at as at'])
    .where('quota_id', 'in', ids)
    .execute();
}

/** Remembers when percentages were first seen to be passed. */
export async function insertCrossings(
  tx: Tx,
  { tenantId, at }: { readonly tenantId: string; readonly at: Date },
  crossings: readonly CrossingKey[],
): Promise<void> {
  if (crossings.length === 0) return;
  const rows = crossings.map(({ id, period, percent }) => ({
    tenant_id: tenantId,
    quota_id: id,
    period,
    percent,
    crossed_at: at,
  }));
  await tx
    .insertInto('quota_crossings')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets percentages that are not passed any more, and those of earlier periods. */
export async function deleteCrossings(tx: Tx, crossings: readonly CrossingKey[]): Promise<void> {
  if (crossings.length === 0) return;
  await tx
    .deleteFrom('quota_crossings')
    .where((eb) =>
      eb(
        eb.refTuple('quota_id', 'period', 'percent'),
        'in',
        crossings.map(({ id, period, percent }) => eb.tuple(id, period, percent)),
      ),
    )
    .execute();
}
