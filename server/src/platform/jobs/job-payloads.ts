import type { SubmissionJobs } from '../../submissions/submission-jobs.ts';

/**
 * What each kind of job carries besides its tenant, by name: ids only, for whoever looks into the
 * queue must learn nothing. Each resource declares its own.
 */
export interface JobPayloads extends SubmissionJobs {}

export type JobName = keyof JobPayloads & string;
