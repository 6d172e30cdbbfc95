import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Tx = Transaction<Database>;

/** The next submissions and drafts after an id, with what the visitor entered. */
export function selectSearched(tx: Tx, after: string, limit: number) {
  return tx
    .selectFrom('submissions')
    .select(['id', 'title', 'answers', 'sealed_answers', 'sealed_variables', 'resume_email'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Everything else that is stored about these submissions and may name a person, by table. */
export async function selectBeside(tx: Tx, ids: readonly string[]) {
  const among = [...ids];
  return {
    identities: await tx
      .selectFrom('submission_identities')
      .select(['submission_id', 'sealed_identifier', 'entity', 'sealed_acting', 'sealed_rsin'])
      .where('submission_id', 'in', among)
      .execute(),
    mails: await tx
      .selectFrom('submission_mails')
      .select(['submission_id', 'id', 'sealed_recipient'])
      .where('submission_id', 'in', among)
      .execute(),
    coSignatures: await tx
      .selectFrom('submission_co_signatures')
      .select([
        'submission_id',
        'id',
        'sealed_recipient',
        'sealed_reason',
        'sealed_identifier',
        'signer_name',
        'login_name',
      ])
      .where('submission_id', 'in', among)
      .execute(),
    remarks: await tx
      .selectFrom('submission_remarks')
      .select(['submission_id', 'id', 'sealed_text'])
      .where('submission_id', 'in', among)
      .execute(),
    exchanges: await tx
      .selectFrom('delivery_attempts')
      .innerJoin('submission_deliveries as delivery', (join) =>
        join
          .onRef('delivery.tenant_id', '=', 'delivery_attempts.tenant_id')
          .onRef('delivery.id', '=', 'delivery_attempts.delivery_id'),
      )
      .select(['delivery.submission_id', 'delivery.id', 'delivery_attempts.sealed_exchange'])
      .where('delivery.submission_id', 'in', among)
      .execute(),
  };
}

export type SearchedRow = Awaited<ReturnType<typeof selectSearched>>[number];
export type BesideRows = Awaited<ReturnType<typeof selectBeside>>;
