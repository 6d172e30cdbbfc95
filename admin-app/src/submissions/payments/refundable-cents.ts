import type { SubmissionPayment } from '@form-builder/core/contract/staff/submissions/submission-payment.ts';

/** What is left of a payment to refund, in cents; failed and cancelled refunds do not count. */
export function refundableCents({
  status,
  amount_cents: paid,
  refunds,
}: SubmissionPayment): number {
  if (status !== 'paid') return 0;
  return refunds
    .filter(({ state }) => state !== 'failed' && state !== 'cancelled')
    .reduce((left, { amount_cents: cents }) => left - cents, paid);
}
