import { sql, type Transaction } from 'kysely';
import type { SubmissionPayment } from '@form-builder/core/contract/staff/submissions/submission-payment.ts';
import type { Database } from '../../platform/database/database.ts';
import { isoInstant } from '../../platform/http/responses/iso-instant.ts';

type Row = {
  readonly [K in keyof SubmissionPayment]: K extends `${string}_at` ? Date : SubmissionPayment[K];
};

/** The payments of a submission, oldest first. */
export async function selectPaymentsOf(
  tx: Transaction<Database>,
  submissionId: string,
): Promise<SubmissionPayment[]> {
  // Raw SQL, because the payments feature depends on submissions, not the other way round.
  const { rows } = await sql<Row>`
    select id, amount_cents, currency, status, created_at, updated_at
    from payment_transactions where submission_id = ${submissionId}::uuid
    order by created_at, id`.execute(tx);
  return rows.map((row) => ({
    ...row,
    created_at: isoInstant(row.created_at),
    updated_at: isoInstant(row.updated_at),
  }));
}
