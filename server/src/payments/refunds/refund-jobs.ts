import { writerFor } from '../../logbook/writer.ts';
import type { JobHandlers } from '../../platform/jobs/job-handlers.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { refundCheckDays } from '../../payment-ledger/open-payments.ts';
import type { PaymentOptions } from '../payment-options.ts';
import { followRefund } from './follow-refund.ts';
import { selectRefund } from './refunds-queries.ts';

declare module '../../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Carries out a refund and requests its state until it has ended. */
    'follow-refund': { readonly refundId: string };
  }
}

const minuteS = 60;
const hourS = 60 * minuteS;
const dayS = 24 * hourS;

/** A refund takes minutes to days. */
const checkIntervals = [
  [10 * minuteS, minuteS],
  [dayS, hourS],
  [refundCheckDays * dayS, 6 * hourS],
] as const;

/** Seconds until the next check of a refund of this age; `undefined`: no further check. */
export function secondsToNextRefundCheck(ageS: number): number | undefined {
  return checkIntervals.find(([until]) => ageS < until)?.[1];
}

/** Follows refunds at intervals: a provider that is down only delays them. */
export function createRefundJobHandlers(
  options: Pick<PaymentOptions, 'createProvider' | 'jobs'>,
): Pick<JobHandlers, 'follow-refund'> {
  return {
    'follow-refund': async (context, job) => {
      await followRefund(context, options, job.refundId).catch(whenDown);
      await context.transaction(async (tx) => {
        const refund = await selectRefund(tx, job.refundId);
        if (refund?.state !== 'requested' && refund?.state !== 'pending') return;
        const ageS = (context.now() - refund.created_at.getTime()) / 1000;
        const afterSeconds = secondsToNextRefundCheck(ageS);
        if (afterSeconds === undefined) return;
        const writer = writerFor({ ...context, caller: null }, tx);
        await options.jobs.send(writer, 'follow-refund', job, { afterSeconds });
      });
    },
  };
}

function whenDown(error: unknown): undefined {
  if (error instanceof ProviderError) return undefined;
  throw error;
}
