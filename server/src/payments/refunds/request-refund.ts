import type { RefundRequest } from '@form-builder/core/contract/staff/submissions/refunds.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { RequestError } from '../../platform/request-error.ts';
import { selectSubmission } from '../../submissions/staff/staff-queries.ts';
import { lockOwnSubmission } from '../../submissions/submissions-queries.ts';
import { receivedCents, selectTransaction } from '../payments-queries.ts';
import { insertRefund, selectRefund, sumRefunds, type PaymentRefund } from './refunds-queries.ts';

/**
 * Stores a refund and has a job carry it out. The submission is locked, so that concurrent requests together never
 * refund more than was paid. Repeating a request with its id changes nothing.
 */
export async function requestRefund(
  writer: Writer,
  caller: Caller,
  { jobs, submissionId, request }: RequestedRefund,
): Promise<PaymentRefund> {
  const { tx, tenantId } = writer;
  const { refund_id: id, payment_id: transactionId, amount_cents: amountCents } = request;
  const submission = await selectSubmission(tx, caller, submissionId);
  if (submission === undefined) throw new RequestError('not_found');
  await lockOwnSubmission(tx, submission.id);
  const earlier = await selectRefund(tx, id);
  if (earlier !== undefined) return earlier;
  const payment = await selectTransaction(tx, transactionId);
  if (payment === undefined || payment.submission_id !== submission.id)
    throw new RequestError('not_found');
  if (receivedCents(payment) === 0) throw new RequestError('payment_not_refundable');
  // What the payer's bank took back is not there any more to pay back.
  const kept = receivedCents(payment) - payment.charged_back_cents;
  const remaining = kept - (await sumRefunds(tx, transactionId));
  if (amountCents > remaining) throw new RequestError('refund_too_high');
  const at = instant(writer);
  const refund: PaymentRefund = {
    tenant_id: tenantId,
    id,
    transaction_id: transactionId,
    amount_cents: amountCents,
    reason: request.reason,
    state: 'requested',
    provider_refund_id: null,
    refunded_at: null,
    requested_by: caller.name,
    created_at: at,
    updated_at: at,
  };
  await insertRefund(tx, refund);
  await writeLogbook(writer, {
    action: 'payment.refund_requested',
    subject: ['submission', submission.id],
    details: { transaction_id: transactionId, amount_cents: amountCents },
  });
  await jobs.send(writer, 'follow-refund', { refundId: id });
  return refund;
}

interface RequestedRefund {
  readonly jobs: JobSender;
  readonly submissionId: string;
  readonly request: RefundRequest;
}
