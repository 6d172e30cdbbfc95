import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

/** The data for mails to the visitor of a submission. */
export function selectMailing(tx: Tx, id: string) {
  return tx
    .selectFrom('submissions')
    .innerJoin('form_versions', (join) =>
      join
        .onRef('form_versions.tenant_id', '=', 'submissions.tenant_id')
        .onRef('form_versions.id', '=', 'submissions.version_id'),
    )
    .select([
      'submissions.form_id',
      'submissions.environment',
      'submissions.answers',
      'submissions.resume_email',
      'form_versions.title',
      'form_versions.submission_settings',
    ])
    .where('submissions.id', '=', id)
    .executeTakeFirst();
}

export type Mailing = NonNullable<Awaited<ReturnType<typeof selectMailing>>>;

/** Returns the address of two-step verification; `undefined` when no verification is needed. */
export function addressToVerify({
  answers,
  submission_settings: { verification_field: field },
}: Pick<Mailing, 'answers' | 'submission_settings'>): string | undefined {
  const answer = field === undefined ? undefined : answers[field];
  return typeof answer === 'string' ? answer : undefined;
}

export async function selectAddressToVerify(tx: Tx, id: string): Promise<string | undefined> {
  const mailing = await selectMailing(tx, id);
  return mailing && addressToVerify(mailing);
}
