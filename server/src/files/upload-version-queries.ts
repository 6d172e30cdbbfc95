import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** A version that visitors fill in or reviewers try somewhere, or did when their draft began. */
export function selectUploadVersion(tx: Transaction<Database>, versionId: string) {
  return tx
    .selectFrom('form_versions')
    .select(['definition', 'submission_settings'])
    .where('id', '=', versionId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('version_environments')
          .select('version_environments.version_id')
          .where('version_environments.version_id', '=', versionId)
          .where('version_environments.state', 'in', [
            ...(['proposed', 'approved', 'published', 'superseded'] as const),
          ]),
      ),
    )
    .executeTakeFirst();
}
