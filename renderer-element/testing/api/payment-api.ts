import type { OwnPayment } from '@form-builder/core/contract/visitor/payments.ts';
import type { PaymentStatus } from '@form-builder/core/field-types/payment/payment.ts';
import type { Received, VisitorAnswer } from './visitor-request.ts';

/** The payment of a submission with this status. */
export function answerPayment({ id, revision }: Received, status: PaymentStatus): VisitorAnswer {
  const data: OwnPayment = {
    transaction_id: id,
    amount: 4250,
    currency: 'EUR',
    status,
    vat: [],
    paid_at: status === 'paid' ? '2026-11-22T06:10:00.000Z' : null,
    checkout_url: null,
    submission: { id, status: 'payment_pending', revision, title: null, completed_at: null },
  };
  return { status: 200, body: { data } };
}
