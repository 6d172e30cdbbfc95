import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Tx = Transaction<Database>;
type Sources = Database['custom_list_sources'];

/** The source of a list. */
export type ListSourceRow = Selectable<Sources>;

export function selectSource(tx: Tx, key: string): Promise<ListSourceRow | undefined> {
  return tx
    .selectFrom('custom_list_sources')
    .selectAll()
    .where('list_key', '=', key)
    .executeTakeFirst();
}

/** Creates or replaces the source of a list, with the result of its last refresh. */
export async function upsertSource(tx: Tx, row: Insertable<Sources>): Promise<void> {
  await tx
    .insertInto('custom_list_sources')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'list_key']).doUpdateSet(row))
    .execute();
}

export async function updateSource(
  tx: Tx,
  key: string,
  change: Updateable<Sources>,
): Promise<void> {
  await tx.updateTable('custom_list_sources').set(change).where('list_key', '=', key).execute();
}

/** False when the list has no source. */
export async function deleteSource(tx: Tx, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('custom_list_sources')
    .where('list_key', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
