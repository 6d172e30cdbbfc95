import type { JobPayloads } from '../../platform/jobs/job-payloads.ts';

declare module '../../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Mails the link to co-sign. */
    'send-co-signature': {
      readonly coSignatureId: string;
      readonly isReminder: boolean;
    };
    /** Reminds the co-signer or lets the request expire, whichever is due. */
    'follow-co-signature': { readonly coSignatureId: string };
  }
}

/** The jobs of co-signatures. */
export type CoSignatureJobs = Pick<JobPayloads, 'send-co-signature' | 'follow-co-signature'>;
