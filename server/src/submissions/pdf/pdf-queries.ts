import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A completed submission with the content of its PDF. */
export function selectSentSubmission(tx: Transaction<Database>, id: string) {
  return tx
    .selectFrom('submissions')
    .innerJoin('form_versions', (join) =>
      join
        .onRef('form_versions.tenant_id', '=', 'submissions.tenant_id')
        .onRef('form_versions.id', '=', 'submissions.version_id'),
    )
    .select([
      'submissions.id',
      'submissions.title',
      'submissions.locale',
      'submissions.is_test',
      'submissions.answers',
      'submissions.sealed_answers',
      'submissions.completed_at',
      'submissions.statements',
      'form_versions.title as form_title',
      'form_versions.description',
      'form_versions.settings',
      'form_versions.languages',
      'form_versions.translations',
      'form_versions.definition',
    ])
    .where('submissions.id', '=', id)
    .where('submissions.status', '=', 'final')
    .executeTakeFirst();
}

export type SentSubmission = NonNullable<Awaited<ReturnType<typeof selectSentSubmission>>>;
