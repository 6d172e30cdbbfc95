import type { PaymentJobs } from '../../payments/payment-jobs.ts';
import type { SubmissionJobs } from '../../submissions/submission-jobs.ts';

/**
 * What each kind of job carries besides its tenant, by name: ids only, for whoever looks into the
 * queue must learn nothing. Each resource declares its own; several are joined with `&`.
 */
export type JobPayloads = SubmissionJobs & PaymentJobs;

export type JobName = keyof JobPayloads;
