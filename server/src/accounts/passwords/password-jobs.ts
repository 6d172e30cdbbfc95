import type { JobPayloads } from '../../platform/jobs/job-payloads.ts';

declare module '../../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Mails a link to choose a password. */
    'send-password-link': { readonly userId: string; readonly purpose: PasswordPurpose };
  }
}

/** The jobs of accounts. */
export type PasswordJobs = Pick<JobPayloads, 'send-password-link'>;

/** Why a link is mailed: for the first password, or to reset it. */
export type PasswordPurpose = 'registration' | 'reset';
