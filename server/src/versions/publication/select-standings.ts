import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** The states of versions in environments, with their forms; building blocks have no review of their own in the app. */
export const selectStandings = (tx: Transaction<Database>) =>
  tx
    .selectFrom('version_environments as standing')
    .innerJoin('form_versions as version', (join) =>
      join
        .onRef('version.tenant_id', '=', 'standing.tenant_id')
        .onRef('version.id', '=', 'standing.version_id'),
    )
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'standing.tenant_id')
        .onRef('forms.id', '=', 'standing.form_id'),
    )
    .select(['standing.version_id', 'standing.environment', 'standing.at'])
    .where('forms.type', '=', 'form')
    .where('forms.archived_at', 'is', null);
