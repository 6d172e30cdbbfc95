import type {} from '../payments/payments-tables.ts';
import type {} from '../payments/refunds/refunds-tables.ts';
import { sql, type SqlBool, type Transaction } from 'kysely';
import { isVisibleTo } from '../forms/visible-forms.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';

const atMost = 50;

/** Whether a part of what came in is not paid back and not taken back by the bank. */
const isLeft = sql<SqlBool>`coalesce(payment.received_cents, payment.amount_cents)
  - payment.charged_back_cents > coalesce((
    select sum(refund.amount_cents) from payment_refunds as refund
    where refund.tenant_id = payment.tenant_id and refund.transaction_id = payment.id
      and refund.state not in ('failed', 'cancelled')
  ), 0)`;

const differsAt = sql<Date | null>`case when ${isLeft} then payment.received_at end`;

/** A payment becomes unclaimed when it is paid, or when another one takes its place. */
const unclaimedAt = sql<Date | null>`case when payment.status = 'paid' and not payment.is_used
  and ${isLeft} then payment.updated_at end`;

/**
 * The payments of forms that the caller may see of which another amount was paid, that complete no submission, or that
 * the payer's bank took back, newest first; without tests.
 */
export function selectOddPayments(tx: Transaction<Database>, caller: Caller, since: Date) {
  return tx
    .selectFrom('payment_transactions as payment')
    .innerJoin('submissions as submission', (join) =>
      join
        .onRef('submission.tenant_id', '=', 'payment.tenant_id')
        .onRef('submission.id', '=', 'payment.submission_id'),
    )
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'submission.tenant_id')
        .onRef('forms.id', '=', 'submission.form_id'),
    )
    .select([
      'payment.id',
      'payment.submission_id',
      'payment.charged_back_at',
      'payment.received_currency',
      'forms.id as form_id',
      'forms.name as form_name',
      differsAt.as('differs_at'),
      unclaimedAt.as('unclaimed_at'),
    ])
    .where('payment.serves_tests', '=', false)
    .where((eb) =>
      eb.or([
        eb('payment.received_at', '>', since),
        eb('payment.charged_back_at', '>', since),
        eb.and([
          eb('payment.status', '=', 'paid'),
          eb('payment.is_used', '=', false),
          eb('payment.updated_at', '>', since),
        ]),
      ]),
    )
    .where(isVisibleTo(caller))
    .orderBy('payment.updated_at', 'desc')
    .limit(atMost)
    .execute();
}
