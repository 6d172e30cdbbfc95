import type { PaymentStatus } from '@form-builder/core/field-types/payment/payment.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../logbook/writer.ts';
import { logProcessing } from '../processing-log/log-processing.ts';
import type { PaymentProvider, ProviderPayment } from '../providers/payment/payment-provider.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { selectProvider } from '../providers/providers-queries.ts';
import { continueCompletion } from '../submissions/completion/complete-submission.ts';
import { lockOwnSubmission } from '../submissions/submissions-queries.ts';
import type { PaymentOptions, PaymentWork } from './payment-options.ts';
import {
  selectTransaction,
  updateTransaction,
  type PaymentTransaction,
} from './payments-queries.ts';
import { writeUnclaimed } from './write-unclaimed.ts';

/**
 * Requests the state of a payment from the provider, the only trusted source, and acts on the
 * response. Returns the updated transaction. Throws a ProviderError when the provider does not
 * respond.
 */
export async function checkPayment(
  work: PaymentWork,
  options: PaymentOptions,
  transactionId: string,
  ask: (provider: PaymentProvider, paymentId: string) => Promise<ProviderPayment> = getPayment,
): Promise<PaymentTransaction | undefined> {
  const found = await work.transaction(async (tx) => {
    const payment = await selectTransaction(tx, transactionId);
    if (payment === undefined) return undefined;
    const key = { id: payment.provider_id, servesTests: payment.serves_tests };
    return { payment, provider: await selectProvider(tx, 'payment', key) };
  });
  const paymentId = found?.payment.provider_payment_id;
  // `paid` is final, and a payment that was never created at the provider cannot have changed there.
  if (!found || !paymentId || found.payment.status === 'paid') return found?.payment;
  if (found.provider === undefined) throw new ProviderError('not_configured');
  const provider = options.createProvider(work.tenant.id, found.provider);
  const reported = await ask(provider, paymentId);
  return work.transaction((tx) =>
    applyPayment(writerFor({ ...work, caller: null }, tx), options, transactionId, reported),
  );
}

const getPayment = (provider: PaymentProvider, id: string) => provider.get(id);

/**
 * Stores the state that the provider reported. A payment completes its submission once: a second
 * request waits for the lock on the submission and finds it completed.
 */
async function applyPayment(
  writer: Writer,
  rules: PaymentOptions,
  transactionId: string,
  reported: ProviderPayment,
): Promise<PaymentTransaction | undefined> {
  const { tx } = writer;
  const before = await selectTransaction(tx, transactionId);
  if (before === undefined) return undefined;
  await lockOwnSubmission(tx, before.submission_id);
  const locked = await selectTransaction(tx, transactionId);
  if (locked === undefined || locked.status === 'paid') return locked;
  const { status, otherCents, otherCurrency } = await acceptedStatus(writer, locked, reported);
  const at = instant(writer);
  await updateTransaction(tx, transactionId, {
    status,
    ...(reported.checkoutUrl !== undefined && { checkout_url: reported.checkoutUrl }),
    method: reported.method,
    paid_at: status === 'paid' ? paidAtOf(reported, at) : null,
    received_cents: otherCents,
    received_currency: otherCurrency,
    received_at: otherCents === null ? null : (locked.received_at ?? paidAtOf(reported, at)),
    checked_at: at,
    ...(status === locked.status ? {} : { updated_at: at }),
  });
  if (status === 'paid') await complete(writer, rules, locked);
  return selectTransaction(tx, transactionId);
}

/** The provider's clock can differ from ours: nothing is paid in the future. */
function paidAtOf({ paidAt }: ProviderPayment, now: Date): Date {
  const reported = paidAt === null ? now : new Date(paidAt);
  return reported < now ? reported : now;
}

interface Accepted {
  readonly status: PaymentStatus;
  /** What was paid when another amount was asked for; `null` else. */
  readonly otherCents: number | null;
  /** Its currency when another one was asked for; `null` else. */
  readonly otherCurrency: string | null;
}

/**
 * The state that the provider reports, unless the paid amount or its currency differs from the requested one: that completes nothing, and
 * staff pay it back. It is recorded once, however often the provider reports it.
 */
async function acceptedStatus(
  writer: Writer,
  transaction: PaymentTransaction,
  reported: ProviderPayment,
): Promise<Accepted> {
  const { id, submission_id: submissionId, received_cents: known } = transaction;
  const { status, amountCents: paid, currency } = reported;
  const otherCurrency = currency === transaction.currency ? null : currency;
  const isSame = otherCurrency === null && paid === transaction.amount_cents;
  if (status !== 'paid' || isSame) return { status, otherCents: null, otherCurrency: null };
  if (known !== paid || transaction.received_currency !== otherCurrency)
    await writeLogbook(writer, {
      action: 'payment.amount_differs',
      subject: ['submission', submissionId],
      details: {
        transaction_id: id,
        amount_cents: paid,
        ...(otherCurrency !== null && { currency: otherCurrency }),
      },
    });
  // A payment of nothing leaves nothing to pay back.
  if (paid <= 0) return { status: 'failed', otherCents: null, otherCurrency: null };
  return { status: 'failed', otherCents: paid, otherCurrency };
}

async function complete(
  writer: Writer,
  rules: PaymentOptions,
  { id, submission_id, amount_cents }: PaymentTransaction,
): Promise<void> {
  const details = { transaction_id: id, amount_cents };
  const subject = ['submission', submission_id] as const;
  await writeLogbook(writer, { action: 'payment.paid', subject, details });
  await logProcessing(writer, 'submission.paid', [submission_id]);
  await continueCompletion(writer, rules, submission_id);
  const after = await selectTransaction(writer.tx, id);
  // The visitor had started over, or made another payment first: staff see the unused payment.
  if (after?.is_used === false) await writeUnclaimed(writer, after);
}
