import type { JobPayloads } from '../../platform/jobs/job-payloads.ts';

declare module '../../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Makes the file of an export. */
    'make-export': { readonly exportId: string };
    /** Restarts an export whose worker stopped, and removes the file of an expired one. */
    'follow-export': { readonly exportId: string };
    /** Mails the user who requested an export that it is ready, or that it failed. */
    'send-export-mail': { readonly exportId: string };
  }
}

/** The jobs of exports. */
export type ExportJobs = Pick<JobPayloads, 'make-export' | 'follow-export' | 'send-export-mail'>;
