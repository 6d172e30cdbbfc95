import type { SubmissionPayment } from '@form-builder/core/contract/staff/submissions/submission-payment.ts';

/**
 * What is left of a payment to refund, in cents, after a chargeback and earlier refunds, also when another amount was paid
 * than was asked for; failed and cancelled refunds do not count.
 */
export function refundableCents({
  status,
  amount_cents: asked,
  received_cents: other,
  charged_back_cents: chargedBack,
  refunds,
}: SubmissionPayment): number {
  const paid = status === 'paid' ? asked : (other ?? 0);
  return refunds
    .filter(({ state }) => state !== 'failed' && state !== 'cancelled')
    .reduce((left, { amount_cents: cents }) => left - cents, paid - chargedBack);
}

/** The currency of what was paid, in which it is also paid back. */
export const receivedCurrency = ({
  currency,
  received_currency: other,
}: Pick<SubmissionPayment, 'currency' | 'received_currency'>): string => other ?? currency;
