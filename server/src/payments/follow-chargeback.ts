import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor } from '../logbook/writer.ts';
import { keepChargeback, selectKeptPayment } from '../payment-ledger/payment-ledger-queries.ts';
import { selectProvider } from '../providers/providers-queries.ts';
import { lockOwnSubmission } from '../submissions/submissions-queries.ts';
import type { PaymentOptions, PaymentWork } from './payment-options.ts';
import { selectTransaction, updateTransaction } from './payments-queries.ts';

/**
 * Records what the payer's bank took back of a paid payment, once per amount. The payment stays paid and the submission
 * final: staff decide what it means. Throws a ProviderError when the provider does not respond.
 */
export async function followChargeback(
  work: PaymentWork,
  options: Pick<PaymentOptions, 'createProvider'>,
  transactionId: string,
): Promise<void> {
  const found = await work.transaction(async (tx) => {
    const payment = await selectTransaction(tx, transactionId);
    if (payment?.status !== 'paid') return undefined;
    const key = { id: payment.provider_id, servesTests: payment.serves_tests };
    return { payment, provider: await selectProvider(tx, 'payment', key) };
  });
  if (found === undefined) return followKeptChargeback(work, options, transactionId);
  const paymentId = found.payment.provider_payment_id;
  if (found.provider === undefined || !paymentId) return;
  const { chargedBackCents: cents } = await options
    .createProvider(work.tenant.id, found.provider)
    .get(paymentId);
  if (cents <= found.payment.charged_back_cents) return;
  await work.transaction(async (tx) => {
    await lockOwnSubmission(tx, found.payment.submission_id);
    const locked = await selectTransaction(tx, transactionId);
    if (locked === undefined || cents <= locked.charged_back_cents) return;
    const writer = writerFor({ ...work, caller: null }, tx);
    const change = { charged_back_cents: cents, charged_back_at: instant(writer) };
    await updateTransaction(tx, transactionId, change);
    await writeLogbook(writer, {
      action: 'payment.charged_back',
      subject: ['submission', locked.submission_id],
      details: { transaction_id: transactionId, amount_cents: cents },
    });
  });
}

/** Adds a chargeback to the ledger, for a payment whose submission is gone. */
async function followKeptChargeback(
  work: PaymentWork,
  options: Pick<PaymentOptions, 'createProvider'>,
  transactionId: string,
): Promise<void> {
  const found = await work.transaction(async (tx) => {
    const payment = await selectKeptPayment(tx, transactionId);
    if (payment === undefined) return undefined;
    const key = { id: payment.provider_id, servesTests: false };
    return { payment, provider: await selectProvider(tx, 'payment', key) };
  });
  if (found?.provider === undefined || found.payment.reference === null) return;
  const { chargedBackCents: cents } = await options
    .createProvider(work.tenant.id, found.provider)
    .get(found.payment.reference);
  if (cents <= 0) return;
  await work.transaction((tx) =>
    keepChargeback(tx, found.payment, { cents, at: new Date(work.now()) }),
  );
}
