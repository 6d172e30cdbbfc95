import { instant, writerFor } from '../logbook/writer.ts';
import { parseReturnAddress } from '../platform/http/requests/return-address.ts';
import { RequestError } from '../platform/request-error.ts';
import type { ProviderPayment } from '../providers/payment/payment-provider.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { selectProvider, type ProviderRow } from '../providers/providers-queries.ts';
import {
  getOwnSubmission,
  type OwnSubmissionId,
} from '../submissions/own-submissions/own-submission.ts';
import {
  paymentPaths,
  referenceOf,
  type PaymentOptions,
  type PaymentWork,
} from './payment-options.ts';
import { firstCheckSeconds } from './payment-jobs.ts';
import { selectCurrent, updateTransaction, type PaymentTransaction } from './payments-queries.ts';

/**
 * Creates the payment for which a submission waits, at its provider; a repeated request gets the
 * same payment. No transaction is open during the call to the provider.
 */
export async function startCheckout(
  work: PaymentWork,
  options: PaymentOptions,
  wanted: OwnSubmissionId,
  returnUrl: string,
): Promise<void> {
  const return_url = parseReturnAddress(returnUrl, work.tenant, options.originOf(work.tenant));
  const { payment, provider } = await work.transaction(async (tx) => {
    const submission = await getOwnSubmission({ tx }, wanted);
    if (submission.awaits !== 'payment') throw new RequestError('payment_not_due');
    const current = await selectCurrent(tx, submission.id);
    if (current?.status !== 'open' && current?.status !== 'pending')
      throw new RequestError('payment_not_due');
    await updateTransaction(tx, current.id, { return_url });
    const key = { id: current.provider_id, servesTests: current.serves_tests };
    return { payment: current, provider: await selectProvider(tx, 'payment', key) };
  });
  if (payment.provider_payment_id !== null) return;
  if (provider === undefined || provider.is_down) throw new RequestError('provider_unavailable');
  const made = await create(work, options, provider, payment);
  await work.transaction(async (tx) => {
    const writer = writerFor({ ...work, caller: null }, tx);
    await updateTransaction(tx, payment.id, {
      provider_payment_id: made.id,
      checkout_url: made.checkoutUrl ?? null,
      status: made.status,
      updated_at: instant(writer),
    });
    const job = { transactionId: payment.id };
    await options.jobs.send(writer, 'check-payment', job, { afterSeconds: firstCheckSeconds });
  });
}

function create(
  { tenant }: PaymentWork,
  options: PaymentOptions,
  provider: ProviderRow,
  { id, amount_cents: amountCents, currency, description, locale, lines }: PaymentTransaction,
): Promise<ProviderPayment> {
  const origin = options.originOf(tenant);
  const reference = `${id}/${referenceOf(options, tenant, id)}`;
  return options
    .createProvider(tenant.id, provider)
    .create({
      idempotencyKey: id,
      amountCents,
      currency,
      description,
      locale,
      lines: lines ?? [],
      returnTo: `${origin}${paymentPaths.back}/${reference}`,
      webhook: `${origin}${paymentPaths.webhook}/${reference}`,
    })
    .catch(unavailable);
}

/** Rejects the request when the provider is down; rethrows every other error. */
export function unavailable(cause: unknown): never {
  if (cause instanceof ProviderError) throw new RequestError('provider_unavailable', { cause });
  throw cause;
}
