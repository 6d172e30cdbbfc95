import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Tx = Transaction<Database>;

/** Claims the login services whose metadata were not fetched since a time; another server then skips them. */
export function claimDueMetadata(tx: Tx, due: { readonly now: Date; readonly before: Date }) {
  return tx
    .updateTable('providers')
    .set({ metadata_checked_at: due.now })
    .where('kind', '=', 'auth')
    .where('is_down', '=', false)
    .where(sql<boolean>`coalesce(settings ->> 'metadata_url', '') <> ''`)
    .where((eb) =>
      eb.or([eb('metadata_checked_at', 'is', null), eb('metadata_checked_at', '<', due.before)]),
    )
    .returning(['id', 'name', 'serves_tests', 'settings'])
    .execute();
}

export type DueProvider = Awaited<ReturnType<typeof claimDueMetadata>>[number];

/** Replaces the metadata, unless an administrator saved others in the meantime; false when that happened. */
export async function replaceMetadata(
  tx: Tx,
  { id, serves_tests: servesTests }: Pick<DueProvider, 'id' | 'serves_tests'>,
  change: { readonly from: string; readonly to: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('providers')
    .set({
      settings: sql`settings || ${JSON.stringify({ metadata: change.to })}::jsonb`,
      updated_at: change.at,
    })
    .where('id', '=', id)
    .where('serves_tests', '=', servesTests)
    .where(sql<boolean>`settings ->> 'metadata' = ${change.from}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
