import type { RefundState } from '@form-builder/core/contract/staff/submissions/refunds.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import type { LogbookAction } from '@form-builder/core/logbook/logbook-events.ts';
import { instant, writerFor, type Writer } from '../../logbook/writer.ts';
import { logProcessing } from '../../processing-log/log-processing.ts';
import type { PaymentProvider, ProviderRefund } from '../../providers/payment/payment-provider.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { selectProvider } from '../../providers/providers-queries.ts';
import { reportReturnedPayment } from '../../submissions/deliveries/report-returned-payment.ts';
import { lockOwnSubmission } from '../../submissions/submissions-queries.ts';
import type { PaymentOptions, PaymentWork } from '../payment-options.ts';
import {
  receivedCurrency,
  selectTransaction,
  type PaymentTransaction,
} from '../payments-queries.ts';
import {
  lockRefund,
  selectOpenRefunds,
  selectRefund,
  updateRefund,
  type PaymentRefund,
} from './refunds-queries.ts';

type FollowOptions = Pick<PaymentOptions, 'createProvider' | 'jobs'>;

/**
 * Carries a refund out at the provider, or requests its state there. A refund whose response was lost is found by
 * its reference before another one is sent. Throws a ProviderError when the provider does not respond.
 */
export async function followRefund(
  work: PaymentWork,
  options: FollowOptions,
  refundId: string,
): Promise<void> {
  const found = await work.transaction(async (tx) => {
    const refund = await selectRefund(tx, refundId);
    if (refund === undefined || hasEnded(refund.state)) return undefined;
    const payment = await selectTransaction(tx, refund.transaction_id);
    if (payment === undefined) return undefined;
    const key = { id: payment.provider_id, servesTests: payment.serves_tests };
    return { refund, payment, provider: await selectProvider(tx, 'payment', key) };
  });
  if (found === undefined) return;
  if (found.provider === undefined) throw new ProviderError('not_configured');
  const provider = options.createProvider(work.tenant.id, found.provider);
  const reported = await carryOut(provider, found.refund, found.payment);
  if (reported === undefined) return;
  await work.transaction((tx) =>
    applyRefund(writerFor({ ...work, caller: null }, tx), options, found.payment, {
      ...reported,
      refundId,
    }),
  );
}

/** Follows the refunds of a payment that have not ended: a webhook names only the payment. */
export async function followRefundsOf(
  work: PaymentWork,
  options: FollowOptions,
  transactionId: string,
): Promise<void> {
  const open = await work.transaction((tx) => selectOpenRefunds(tx, transactionId));
  for (const id of open) await followRefund(work, options, id);
}

const hasEnded = (state: RefundState): boolean => state !== 'requested' && state !== 'pending';

type ToldRefund = Pick<ProviderRefund, 'state'> & { readonly id: string | null };

/** `undefined`: the provider no longer lists a refund that it had accepted. */
async function carryOut(
  provider: PaymentProvider,
  { id, state, amount_cents: amountCents, provider_refund_id: providerId }: PaymentRefund,
  payment: PaymentTransaction,
): Promise<ToldRefund | undefined> {
  const { provider_payment_id: paymentId, description } = payment;
  if (paymentId === null) throw new Error('A paid payment has no id at its provider');
  const known = (await provider.listRefunds(paymentId)).find(
    (one) => one.reference === id || one.id === providerId,
  );
  if (known !== undefined || state !== 'requested') return known;
  const currency = receivedCurrency(payment);
  try {
    return await provider.refund({ paymentId, reference: id, amountCents, currency, description });
  } catch (error) {
    // For example a balance that is too low: repeating the request does not help.
    if (error instanceof ProviderError && error.code === 'refused')
      return { id: null, state: 'failed' };
    throw error;
  }
}

const endActions: Readonly<Partial<Record<RefundState, LogbookAction>>> = {
  refunded: 'payment.refunded',
  failed: 'payment.refund_failed',
  cancelled: 'payment.refund_failed',
};

/** Stores the state that the provider reported, and records the end of the refund once. */
export async function applyRefund(
  writer: Writer,
  { jobs }: Pick<PaymentOptions, 'jobs'>,
  { id: transactionId, submission_id: submissionId }: PaymentTransaction,
  { refundId, id, state }: ToldRefund & { readonly refundId: string },
): Promise<void> {
  // Deletion locks it too: a refund that ends is either kept by the ledger, or keeps the submission.
  await lockOwnSubmission(writer.tx, submissionId);
  const locked = await lockRefund(writer.tx, refundId);
  if (locked === undefined || hasEnded(locked.state)) return;
  if (locked.state === state && locked.provider_refund_id === id) return;
  const at = instant(writer);
  const change = {
    state,
    provider_refund_id: id,
    refunded_at: state === 'refunded' ? at : null,
    updated_at: at,
  };
  await updateRefund(writer.tx, refundId, change);
  const action = endActions[state];
  if (action === undefined) return;
  await writeLogbook(writer, {
    action,
    subject: ['submission', submissionId],
    details: { transaction_id: transactionId, amount_cents: locked.amount_cents },
  });
  const status = state === 'refunded' ? 'ok' : 'error';
  await logProcessing(writer, 'submission.refunded', [submissionId], status);
  if (state === 'refunded') await reportReturnedPayment(writer, jobs, submissionId);
}
