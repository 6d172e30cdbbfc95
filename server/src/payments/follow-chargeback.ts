import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../logbook/writer.ts';
import { keepChargeback, selectKeptPayment } from '../payment-ledger/payment-ledger-queries.ts';
import { selectProvider } from '../providers/providers-queries.ts';
import { reportReturnedPayment } from '../submissions/deliveries/report-returned-payment.ts';
import { lockOwnSubmission } from '../submissions/submissions-queries.ts';
import type { PaymentOptions, PaymentWork } from './payment-options.ts';
import {
  receivedCents,
  selectTransaction,
  updateTransaction,
  type PaymentTransaction,
} from './payments-queries.ts';

/**
 * Records what the payer's bank took back of a paid payment, once per amount. The payment stays paid and the submission
 * final: staff decide what it means. Throws a ProviderError when the provider does not respond.
 */
export async function followChargeback(
  work: PaymentWork,
  options: Pick<PaymentOptions, 'createProvider' | 'jobs'>,
  transactionId: string,
): Promise<void> {
  const found = await work.transaction(async (tx) => {
    const payment = await selectTransaction(tx, transactionId);
    if (payment === undefined || receivedCents(payment) === 0) return undefined;
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
  const isThere = await work.transaction((tx) =>
    storeChargeback(writerFor({ ...work, caller: null }, tx), options, found.payment, cents),
  );
  // Its submission was deleted while the provider answered.
  if (!isThere) await followKeptChargeback(work, options, transactionId);
}

/** Stores what was taken back of a payment in all; whether the payment is still with its submission. */
async function storeChargeback(
  writer: Writer,
  { jobs }: Pick<PaymentOptions, 'jobs'>,
  { id, submission_id: submissionId }: PaymentTransaction,
  cents: number,
): Promise<boolean> {
  const { tx } = writer;
  await lockOwnSubmission(tx, submissionId);
  const locked = await selectTransaction(tx, id);
  if (locked === undefined) return false;
  if (cents <= locked.charged_back_cents) return true;
  const change = { charged_back_cents: cents, charged_back_at: instant(writer) };
  await updateTransaction(tx, id, change);
  await writeLogbook(writer, {
    action: 'payment.charged_back',
    subject: ['submission', submissionId],
    details: { transaction_id: id, amount_cents: cents },
  });
  await reportReturnedPayment(writer, jobs, submissionId);
  return true;
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
