import { sql, type Transaction } from 'kysely';
import type { SubmissionPayment } from '@form-builder/core/contract/staff/submissions/submission-payment.ts';
import type { Database } from '../../platform/database/database.ts';
import { isoInstant } from '../../platform/http/responses/iso-instant.ts';

type Row = {
  readonly [K in keyof SubmissionPayment]: K extends `${string}_at`
    ? Date | Extract<SubmissionPayment[K], null>
    : SubmissionPayment[K];
};

/** The payments of a submission, oldest first. */
export async function selectPaymentsOf(
  tx: Transaction<Database>,
  submissionId: string,
): Promise<SubmissionPayment[]> {
  // Raw SQL, because the payments feature depends on submissions, not the other way round.
  const { rows } = await sql<Row>`
    select id, amount_cents, currency, status, created_at, updated_at,
      coalesce(paid_at, received_at) as paid_at, received_cents, received_currency, is_used, charged_back_cents, charged_back_at, coalesce((
      select json_agg(json_build_object(
        'id', refund.id, 'amount_cents', refund.amount_cents, 'state', refund.state,
        'reason', refund.reason, 'requested_by', refund.requested_by,
        'created_at', refund.created_at, 'updated_at', refund.updated_at
      ) order by refund.created_at, refund.id)
      from payment_refunds as refund
      where refund.tenant_id = payment.tenant_id and refund.transaction_id = payment.id
    ), '[]') as refunds
    from payment_transactions as payment where submission_id = ${submissionId}::uuid
    order by created_at, id`.execute(tx);
  return rows.map((row) => ({
    ...row,
    created_at: isoInstant(row.created_at),
    updated_at: isoInstant(row.updated_at),
    paid_at: row.paid_at && isoInstant(row.paid_at),
    charged_back_at: row.charged_back_at && isoInstant(row.charged_back_at),
    refunds: row.refunds.map((refund) => ({
      ...refund,
      created_at: isoInstant(new Date(refund.created_at)),
      updated_at: isoInstant(new Date(refund.updated_at)),
    })),
  }));
}
