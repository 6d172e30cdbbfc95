import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { receivers } from '../matches-queries.ts';

/** What the database keeps about a submission beside its version and answers. */
export function selectKept(tx: Transaction<Database>, id: string) {
  return tx
    .selectFrom('submissions')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'submissions.tenant_id')
        .onRef('forms.id', '=', 'submissions.form_id'),
    )
    .select([
      'forms.name as form_name',
      'submissions.status',
      'submissions.created_at',
      'submissions.resume_email',
      receivers.as('receivers'),
    ])
    .where('submissions.id', '=', id)
    .executeTakeFirst();
}
