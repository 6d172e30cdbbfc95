import {
  submissionPaymentStates,
  type SubmissionPaymentState,
} from '@form-builder/core/contract/staff/submissions/submission-payment.ts';
import { sql, type RawBuilder } from 'kysely';
import type { SubmissionListQuery } from './list-cursor.ts';

type Sql = RawBuilder<unknown>;

/** What of `payment` was or is being paid back; null without a refund. */
const refundedCents = sql<
  number | null
>`(select sum(refund.amount_cents) from payment_refunds as refund
  where refund.tenant_id = payment.tenant_id and refund.transaction_id = payment.id
    and refund.state in ('requested', 'pending', 'refunded'))`;

const paidCents = sql<number>`coalesce(payment.received_cents, payment.amount_cents)`;

/** Which payments `payment` have each state; the latest attempt counts unless an earlier one was paid. */
const conditions: Readonly<Record<SubmissionPaymentState, Sql>> = {
  paid: sql`payment.status = 'paid'`,
  waiting: sql`payment.is_current and payment.status in ('open', 'pending')`,
  failed: sql`payment.is_current and payment.status in ('cancelled', 'expired', 'failed')`,
  partly_refunded: sql`${refundedCents} < ${paidCents}`,
  refunded: sql`${refundedCents} >= ${paidCents}`,
  charged_back: sql`payment.charged_back_at is not null`,
};

/** True for a submission with (or without) a payment in one of the states of the filter. */
export function hasPayment({
  filter,
  reject,
}: Pick<SubmissionListQuery, 'filter' | 'reject'>): Sql {
  const wanted =
    filter.payment === undefined ? sql`` : sql`and s.id in ${withStates(filter.payment)}`;
  return reject.payment === undefined
    ? wanted
    : sql`${wanted} and s.id not in ${withStates(reject.payment)}`;
}

/** The states by what counts most when a submission has payments in several of them. */
const byWeight: readonly SubmissionPaymentState[] = [
  'charged_back',
  'refunded',
  'partly_refunded',
  'paid',
  'waiting',
  'failed',
];

/** The state of the payments of the row of `submissions`; `null` without any. */
export const paymentStateOf = sql<SubmissionPaymentState | null>`(select case ${sql.join(
  byWeight.map((state) => sql`when bool_or(${conditions[state]}) then ${sql.lit(state)}`),
  sql` `,
)} end from payment_transactions as payment where payment.submission_id = submissions.id)`;

function withStates(values: string | readonly string[]): Sql {
  const asked = submissionPaymentStates.filter((state) => [values].flat().includes(state));
  const any =
    asked.length === 0
      ? sql`false`
      : sql.join(
          asked.map((state) => conditions[state]),
          sql` or `,
        );
  return sql`(select payment.submission_id from payment_transactions as payment where ${any})`;
}
