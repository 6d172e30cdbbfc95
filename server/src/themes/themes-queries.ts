import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Returns the theme of a version, if it was ever shown outside the editor. */
export function selectShownTheme(tx: Transaction<Database>, versionId: string) {
  return tx
    .selectFrom('form_versions')
    .select(['form_versions.id', 'form_versions.settings', 'form_versions.theme_settings'])
    .where('form_versions.id', '=', versionId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('version_environments')
          .select('version_environments.version_id')
          .whereRef('version_environments.tenant_id', '=', 'form_versions.tenant_id')
          .whereRef('version_environments.version_id', '=', 'form_versions.id')
          .where('version_environments.first_published_at', 'is not', null),
      ),
    )
    .executeTakeFirst();
}
