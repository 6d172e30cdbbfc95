import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Returns the texts of a version, to find its statements in every language. */
export function selectStatementTexts(tx: Transaction<Database>, versionId: string) {
  return tx
    .selectFrom('form_versions')
    .select(['settings', 'languages', 'translations'])
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
}

export type StatementTexts = Awaited<ReturnType<typeof selectStatementTexts>>;
