import type { JobHandlers } from '../platform/jobs/job-handlers.ts';
import { writerFor } from '../logbook/writer.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { checkPayment } from './check-payment.ts';
import { paymentCheckDays } from '../payment-ledger/open-payments.ts';
import type { PaymentOptions } from './payment-options.ts';
import { selectTransaction } from './payments-queries.ts';

declare module '../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Requests the state of a payment: the fallback for a missing webhook. */
    'check-payment': { readonly transactionId: string };
  }
}

/** The webhook usually arrives earlier. */
export const firstCheckSeconds = 60;

const minuteS = 60;
const dayS = 24 * 60 * minuteS;

/** Older payments change less often. */
const checkIntervals = [
  [15 * minuteS, minuteS],
  [2 * 60 * minuteS, 10 * minuteS],
  [dayS, 60 * minuteS],
  [paymentCheckDays * dayS, 6 * 60 * minuteS],
] as const;

/** Seconds until the next check of a payment of this age; `undefined`: no further check. */
export function secondsToNextCheck(ageS: number): number | undefined {
  return checkIntervals.find(([until]) => ageS < until)?.[1];
}

/** The fallback for webhooks: checks a payment at intervals until it has its final status. */
export function createPaymentJobHandlers(
  options: PaymentOptions,
): Pick<JobHandlers, 'check-payment'> {
  return {
    'check-payment': async (context, job) => {
      // The next check retries when the provider is down: giving up would lose a payment.
      await checkPayment(context, options, job.transactionId).catch(whenDown);
      await context.transaction(async (tx) => {
        const payment = await selectTransaction(tx, job.transactionId);
        if (payment?.status !== 'open' && payment?.status !== 'pending') return;
        const ageS = (context.now() - payment.created_at.getTime()) / 1000;
        const afterSeconds = secondsToNextCheck(ageS);
        if (afterSeconds === undefined) return;
        const writer = writerFor({ ...context, caller: null }, tx);
        await options.jobs.send(writer, 'check-payment', job, { afterSeconds });
      });
    },
  };
}

function whenDown(error: unknown): undefined {
  if (error instanceof ProviderError) return undefined;
  throw error;
}
