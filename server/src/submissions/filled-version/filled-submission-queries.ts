import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ownTextsOfTenant } from '../../system-texts/system-texts-queries.ts';

type Tx = Transaction<Database>;

/** The data of a submission's PDF. */
export function selectSentSubmission(tx: Tx, id: string) {
  return selectFilled(tx, id).where('submissions.status', '=', 'final').executeTakeFirst();
}

/** Returns a submission, final or not, with the version in which it was filled in. */
export function selectFilledSubmission(tx: Tx, id: string) {
  return selectFilled(tx, id).executeTakeFirstOrThrow();
}

function selectFilled(tx: Tx, id: string) {
  return tx
    .selectFrom('submissions')
    .innerJoin('form_versions', (join) =>
      join
        .onRef('form_versions.tenant_id', '=', 'submissions.tenant_id')
        .onRef('form_versions.id', '=', 'submissions.version_id'),
    )
    .leftJoin('submission_co_signatures as co_signatures', (join) =>
      join
        .onRef('co_signatures.tenant_id', '=', 'submissions.tenant_id')
        .onRef('co_signatures.submission_id', '=', 'submissions.id'),
    )
    .select([
      'submissions.id',
      'submissions.form_id',
      'submissions.environment',
      'submissions.title',
      'submissions.locale',
      'submissions.is_test',
      'submissions.answers',
      'submissions.sealed_answers',
      'submissions.sealed_variables',
      'submissions.updated_at',
      'submissions.completed_at',
      'submissions.statements',
      'co_signatures.signed_at as co_signed_at',
      'co_signatures.signer_name as co_signer_name',
      'co_signatures.masked_recipient as co_signer_address',
      'co_signatures.text as co_signature_text',
      'co_signatures.login_name as co_signer_login_name',
      'co_signatures.login_provider_name as co_signer_provider',
      'form_versions.title as form_title',
      'form_versions.description',
      'form_versions.settings',
      'form_versions.languages',
      'form_versions.translations',
      'form_versions.translation_notes',
      'form_versions.definition',
      ownTextsOfTenant.as('own_texts'),
    ])
    .where('submissions.id', '=', id);
}

export type FilledSubmission = Awaited<ReturnType<typeof selectFilledSubmission>>;

export type SentSubmission = NonNullable<Awaited<ReturnType<typeof selectSentSubmission>>>;
