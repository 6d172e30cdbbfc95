import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

/** A percentage of a limit that was passed in a period. */
export interface CrossingKey {
  readonly id: string;
  readonly period: string;
  readonly percent: number;
}

/** The percentages that were seen to be passed, and when that was first seen. */
export function selectCrossings(tx: Tx) {
  return tx
    .selectFrom('quota_crossings')
    .select(['quota_id as id', 'period', 'percent', 'crossed_at as at'])
    .execute();
}

/** Whether a percentage that was passed at a moment is so since then. */
export async function hasCrossing(
  tx: Tx,
  { id, period, percent, at }: CrossingKey & { readonly at: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('quota_crossings')
    .select('percent')
    .where('quota_id', '=', id)
    .where('period', '=', period)
    .where('percent', '=', percent)
    .where('crossed_at', '=', new Date(at))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers when percentages were first seen to be passed; returns those that no other request stored before. */
export async function insertCrossings(
  tx: Tx,
  { tenantId, at }: { readonly tenantId: string; readonly at: Date },
  crossings: readonly CrossingKey[],
): Promise<CrossingKey[]> {
  if (crossings.length === 0) return [];
  const rows = crossings.map(({ id, period, percent }) => ({
    tenant_id: tenantId,
    quota_id: id,
    period,
    percent,
    crossed_at: at,
  }));
  return tx
    .insertInto('quota_crossings')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['quota_id as id', 'period', 'percent'])
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
