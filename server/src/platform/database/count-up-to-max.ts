import { maxCounted } from '@form-builder/core/contract/list.ts';
import type { SelectQueryBuilder, Transaction } from 'kysely';
import { countRows } from './criteria.ts';
import type { Database } from './database.ts';

/** Counts the rows that a query finds, up to one more than the maximum: that one means "more". */
export async function countUpToMax<Tables extends keyof Database>(
  tx: Transaction<Database>,
  query: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const found = query.limit(maxCounted + 1).as('found');
  const counted = tx.selectFrom(found).select(countRows.as('total'));
  return (await counted.executeTakeFirstOrThrow()).total;
}
