import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** The versions of forms that are published in production, by the name of the form. */
export function selectProduction(tx: Transaction<Database>) {
  return tx
    .selectFrom('version_environments as place')
    .innerJoin('form_versions as version', (join) =>
      join
        .onRef('version.tenant_id', '=', 'place.tenant_id')
        .onRef('version.id', '=', 'place.version_id'),
    )
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'version.tenant_id')
        .onRef('forms.id', '=', 'version.form_id'),
    )
    .select([
      'forms.id',
      'forms.name',
      'version.id as version_id',
      'version.number',
      'version.definition',
      'version.settings',
      'version.submission_settings',
      'version.languages',
      'place.at',
    ])
    .where('forms.type', '=', 'form')
    .where('place.environment', '=', 'production')
    .where('place.state', '=', 'published')
    .orderBy('forms.name')
    .orderBy('forms.id')
    .execute();
}

export type ProductionRow = Awaited<ReturnType<typeof selectProduction>>[number];
