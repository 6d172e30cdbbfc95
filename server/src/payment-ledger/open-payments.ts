import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** For how many days the provider is asked for the state of a payment: a bank transfer takes two weeks. */
export const paymentCheckDays = 20;

/** For how many days the provider is asked for the state of a refund: a bank can still return it after weeks. */
export const refundCheckDays = 30;

const dayMs = 86_400_000;

/**
 * The condition that money of a submission is under way: its payment or refund has no final status, and the provider is
 * still asked for it. An attempt that never came to the provider, and a test, move no money.
 */
export function isPayingAt(nowMs: number): RawBuilder<boolean> {
  const since = (days: number) => new Date(nowMs - days * dayMs);
  // Raw SQL, because payments depend on this feature, not the other way round.
  return sql<boolean>`exists (select from payment_transactions as payment
    where payment.tenant_id = submissions.tenant_id and payment.submission_id = submissions.id
      and payment.provider_payment_id is not null and not payment.serves_tests
      and (payment.status in ('open', 'pending') and payment.created_at > ${since(paymentCheckDays)}
        or exists (select from payment_refunds as refund
          where refund.tenant_id = payment.tenant_id and refund.transaction_id = payment.id
            and refund.state in ('requested', 'pending')
            and refund.created_at > ${since(refundCheckDays)})))`;
}

/** Whether money of a submission is under way. */
export async function isPaying(
  tx: Transaction<Database>,
  submissionId: string,
  nowMs: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', submissionId)
    .where(isPayingAt(nowMs))
    .executeTakeFirst();
  return row !== undefined;
}
