import type { JobPayloads } from '../../platform/jobs/job-payloads.ts';

declare module '../../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Delivers what is due for the tenant. */
    'deliver-submissions': object;
    /** Mails the functional administrator about failed deliveries. */
    'report-failed-deliveries': { readonly isLate?: boolean };
  }
}

/** The jobs of deliveries. */
export type DeliveryJobs = Pick<JobPayloads, 'deliver-submissions' | 'report-failed-deliveries'>;
