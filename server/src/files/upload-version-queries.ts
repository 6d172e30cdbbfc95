import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** A version that visitors or reviewers can use, or could when their draft was created. */
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
