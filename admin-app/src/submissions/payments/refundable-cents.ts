import type { SubmissionPayment } from '@form-builder/core/contract/staff/submissions/submission-payment.ts';

/**
 * What is left of a payment to refund, in cents, after a chargeback and earlier refunds; failed and cancelled refunds do
 * not count.
 */
export function refundableCents({
  status,
  amount_cents: paid,
  charged_back_cents: chargedBack,
  refunds,
}: SubmissionPayment): number {
  if (status !== 'paid') return 0;
  return refunds
    .filter(({ state }) => state !== 'failed' && state !== 'cancelled')
    .reduce((left, { amount_cents: cents }) => left - cents, paid - chargedBack);
}
