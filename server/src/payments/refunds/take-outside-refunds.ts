import { instant, writerFor, type Writer } from '../../logbook/writer.ts';
import type { ProviderRefund } from '../../providers/payment/payment-provider.ts';
import { selectProvider } from '../../providers/providers-queries.ts';
import { lockOwnSubmission } from '../../submissions/submissions-queries.ts';
import type { PaymentOptions, PaymentWork } from '../payment-options.ts';
import { receivedCents, selectTransaction, type PaymentTransaction } from '../payments-queries.ts';
import { applyRefund } from './follow-refund.ts';
import { insertRefund, isKnownRefund } from './refunds-queries.ts';

type OutsideOptions = Pick<PaymentOptions, 'createProvider' | 'jobs'>;

/**
 * Stores the refunds that somebody made in the provider's own dashboard, so that what is left of a payment is right. They
 * have no reason and no name. Throws a ProviderError when the provider does not respond.
 */
export async function takeOutsideRefunds(
  work: PaymentWork,
  options: OutsideOptions,
  transactionId: string,
): Promise<void> {
  const found = await work.transaction(async (tx) => {
    const payment = await selectTransaction(tx, transactionId);
    if (payment === undefined || receivedCents(payment) === 0) return undefined;
    const key = { id: payment.provider_id, servesTests: payment.serves_tests };
    return { payment, provider: await selectProvider(tx, 'payment', key) };
  });
  const paymentId = found?.payment.provider_payment_id;
  if (found?.provider === undefined || !paymentId) return;
  const provider = options.createProvider(work.tenant.id, found.provider);
  const listed = await provider.listRefunds(paymentId);
  if (listed.length === 0) return;
  await work.transaction(async (tx) => {
    const writer = writerFor({ ...work, caller: null }, tx);
    // A request of staff and another webhook wait for it, so that a refund is stored once.
    await lockOwnSubmission(tx, found.payment.submission_id);
    for (const refund of listed) await take(writer, options, found.payment, refund);
  });
}

async function take(
  writer: Writer,
  { jobs }: OutsideOptions,
  payment: PaymentTransaction,
  refund: ProviderRefund,
): Promise<void> {
  const isMoney =
    refund.amountCents > 0 && refund.state !== 'failed' && refund.state !== 'cancelled';
  // Its submission can be deleted while the provider answered.
  const isThere = (await selectTransaction(writer.tx, payment.id)) !== undefined;
  if (!isMoney || !isThere || (await isKnownRefund(writer.tx, payment.id, refund))) return;
  const id = writer.createId();
  const at = instant(writer);
  await insertRefund(writer.tx, {
    tenant_id: writer.tenantId,
    id,
    transaction_id: payment.id,
    amount_cents: refund.amountCents,
    reason: '',
    state: 'pending',
    provider_refund_id: refund.id,
    refunded_at: null,
    requested_by: '',
    created_at: at,
    updated_at: at,
  });
  await applyRefund(writer, { jobs }, payment, { ...refund, refundId: id });
  if (refund.state === 'pending') await jobs.send(writer, 'follow-refund', { refundId: id });
}
