import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor } from '../logbook/writer.ts';
import type { PaymentProvider } from '../providers/payment/payment-provider.ts';
import { ProviderError } from '../providers/provider-error.ts';
import {
  getOwnSubmission,
  type OwnSubmissionId,
} from '../submissions/own-submissions/own-submission.ts';
import { updateSubmissionRow } from '../submissions/submissions-queries.ts';
import { checkPayment } from './check-payment.ts';
import { unavailable } from './start-checkout.ts';
import type { PaymentOptions, PaymentWork } from './payment-options.ts';
import { leaveTransactions, selectCurrent } from './payments-queries.ts';

/**
 * Turns an unpaid submission into a draft again. Cancels the payment at the provider first; if it turns out to
 * be paid, it completes the submission instead.
 */
export async function restartPayment(
  work: PaymentWork,
  options: PaymentOptions,
  wanted: OwnSubmissionId,
): Promise<void> {
  const current = await work.transaction(async (tx) => {
    const { id, awaits } = await getOwnSubmission({ tx }, wanted);
    return awaits === 'payment' ? selectCurrent(tx, id) : undefined;
  });
  if (current === undefined) return;
  await checkPayment(work, options, current.id, withdraw).catch(unavailable);
  await work.transaction(async (tx) => {
    const submission = await getOwnSubmission({ tx }, wanted);
    if (submission.awaits !== 'payment') return;
    const writer = writerFor({ ...work, caller: null }, tx);
    const updated_at = instant(writer);
    await leaveTransactions(tx, submission.id, updated_at);
    await updateSubmissionRow(tx, submission.id, { status: 'draft', awaits: null, updated_at });
    await writeLogbook(writer, {
      action: 'payment.restarted',
      subject: ['submission', submission.id],
      details: { transaction_id: current.id },
    });
  });
}

/** Cancels a payment if that is still possible; returns its state in any case. */
async function withdraw(provider: PaymentProvider, id: string) {
  const payment = await provider.get(id);
  if (payment.status !== 'open') return payment;
  return provider.cancel(id).catch((error: unknown) => {
    // Some payments cannot be cancelled, and it may have been paid just before.
    if (error instanceof ProviderError && error.code === 'refused') return provider.get(id);
    throw error;
  });
}
