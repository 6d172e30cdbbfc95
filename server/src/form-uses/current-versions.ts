import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/**
 * Selects from the versions that are the newest of their form or published somewhere, with their forms. They are
 * found before any other condition is tried, so that reading the documents of old versions is saved.
 */
export const currentVersions = (tx: Transaction<Database>) =>
  tx
    .with(
      (cte) => cte('current_versions').materialized(),
      (db) =>
        db
          .selectFrom('form_versions')
          .select(['form_versions.tenant_id', 'form_versions.id'])
          .where((eb) => eb.or([isPublished(eb), isNewest(eb)])),
    )
    .selectFrom('form_versions')
    .innerJoin('current_versions', (join) =>
      join
        .onRef('current_versions.tenant_id', '=', 'form_versions.tenant_id')
        .onRef('current_versions.id', '=', 'form_versions.id'),
    )
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'form_versions.tenant_id')
        .onRef('forms.id', '=', 'form_versions.form_id'),
    );

type Versions = ExpressionBuilder<Database, 'form_versions'>;

const isPublished = (eb: Versions) =>
  eb.exists(
    eb
      .selectFrom('version_environments')
      .select('version_environments.version_id')
      .whereRef('version_environments.tenant_id', '=', 'form_versions.tenant_id')
      .whereRef('version_environments.version_id', '=', 'form_versions.id')
      .where('version_environments.state', '=', 'published'),
  );

const isNewest = (eb: Versions) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('form_versions as newer')
        .select('newer.id')
        .whereRef('newer.tenant_id', '=', 'form_versions.tenant_id')
        .whereRef('newer.form_id', '=', 'form_versions.form_id')
        .whereRef('newer.number', '>', 'form_versions.number'),
    ),
  );
