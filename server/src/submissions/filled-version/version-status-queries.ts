import type { ExpressionBuilder, Transaction } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Database } from '../../platform/database/database.ts';

type Tx = Transaction<Database>;

/**
 * The state of a version in an environment, and the version of its form that is currently published
 * there.
 */
export function selectVersionStatus(tx: Tx, versionId: string, environment: EnvironmentId) {
  return tx
    .selectFrom('version_environments as own')
    .innerJoin('environments', (join) =>
      join
        .onRef('environments.tenant_id', '=', 'own.tenant_id')
        .onRef('environments.id', '=', 'own.environment'),
    )
    .select((eb) => [
      'own.state',
      'own.first_published_at',
      'environments.is_enabled',
      shownVersionOf(eb).as('shown'),
    ])
    .where('own.version_id', '=', versionId)
    .where('own.environment', '=', environment)
    .executeTakeFirst();
}

type Standing = ExpressionBuilder<Database & { own: Database['version_environments'] }, 'own'>;

/** The version that the form shows in the environment of `own`. */
export function shownVersionOf(eb: Standing) {
  return jsonObjectFrom(
    eb
      .selectFrom('version_environments as shown')
      .innerJoin('form_versions', (join) =>
        join
          .onRef('form_versions.tenant_id', '=', 'shown.tenant_id')
          .onRef('form_versions.id', '=', 'shown.version_id'),
      )
      .select(['form_versions.id', 'form_versions.submission_settings'])
      .whereRef('shown.form_id', '=', 'own.form_id')
      .whereRef('shown.environment', '=', 'own.environment')
      .where('shown.state', '=', 'published'),
  );
}

export type VersionStatus = Awaited<ReturnType<typeof selectVersionStatus>>;

/** A version, for the visitors who started in it. */
export function selectDraftVersion(tx: Tx, versionId: string) {
  return tx
    .selectFrom('form_versions')
    .select([
      'id',
      'form_id',
      'revision',
      'submission_settings',
      'title',
      'description',
      'languages',
      'translations',
      'translation_notes',
      'definition',
      'settings',
      'theme_settings',
    ])
    .where('id', '=', versionId)
    .executeTakeFirst();
}
