import type { OwnPayment, paymentsContract } from '@form-builder/core/contract/visitor/payments.ts';
import { vatOfLines } from '@form-builder/core/field-types/payment/payment-vat.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { isoInstantOrNull } from '../platform/http/responses/iso-instant.ts';
import { RequestError } from '../platform/request-error.ts';
import {
  getOwnSubmission,
  type OwnSubmissionId,
} from '../submissions/own-submissions/own-submission.ts';
import { checkPayment } from './check-payment.ts';
import { startCheckout, unavailable } from './start-checkout.ts';
import type { PaymentOptions, PaymentWork } from './payment-options.ts';
import { selectLatest } from './payments-queries.ts';
import { restartPayment } from './restart-payment.ts';

/** The minimum time between two calls to the provider, however often a page polls. */
const freshMs = 2_000;

/** The payment endpoints of a visitor's own submission. */
export function createPaymentsHandlers(options: PaymentOptions): Handlers<typeof paymentsContract> {
  return {
    startPayment: async (context) => {
      const wanted = wantedBy(context);
      await startCheckout(context, options, wanted, context.body.return_url);
      return { data: await readOwnPayment(context, wanted) };
    },

    getPayment: async (context) => {
      const wanted = wantedBy(context);
      const { transaction_id, status } = await readOwnPayment(context, wanted);
      const isSettled = status !== 'open' && status !== 'pending';
      if (!isSettled && (await isStale(context, wanted))) {
        await checkPayment(context, options, transaction_id).catch(unavailable);
      }
      return { data: await readOwnPayment(context, wanted) };
    },

    restartPayment: async (context) => {
      const wanted = wantedBy(context);
      await restartPayment(context, options, wanted);
      return { data: await readOwnPayment(context, wanted) };
    },
  };
}

interface KeyedRequest {
  readonly params: { readonly id: string };
  readonly headers: { readonly 'x-submission-key'?: string | undefined };
}

function wantedBy({ params, headers }: KeyedRequest): OwnSubmissionId {
  return { id: params.id, key: headers['x-submission-key'] };
}

function isStale({ transaction, now }: PaymentWork, wanted: OwnSubmissionId): Promise<boolean> {
  return transaction(async (tx) => {
    const payment = await selectLatest(tx, wanted.id);
    return (payment?.checked_at?.getTime() ?? 0) + freshMs <= now();
  });
}

/** The visitor's payment as stored. */
function readOwnPayment(
  { transaction }: PaymentWork,
  wanted: OwnSubmissionId,
): Promise<OwnPayment> {
  return transaction(async (tx) => {
    const submission = await getOwnSubmission({ tx }, wanted);
    const payment = await selectLatest(tx, submission.id);
    if (payment === undefined) throw new RequestError('payment_not_due');
    const { id, amount_cents: amount, currency, status, checkout_url, paid_at, lines } = payment;
    return {
      transaction_id: id,
      amount,
      currency,
      status,
      vat: [...vatOfLines(lines ?? [])],
      paid_at: isoInstantOrNull(paid_at),
      checkout_url,
      submission: {
        id: submission.id,
        status: submission.status,
        revision: submission.revision,
        title: submission.title,
        completed_at: isoInstantOrNull(submission.completed_at),
      },
    };
  });
}
