import type { CoSignatureJobs } from './co-signature/co-signature-jobs.ts';
import type { DeliveryJobs } from './deliveries/delivery-jobs.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { JobPayloads } from '../platform/jobs/job-payloads.ts';

declare module '../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Mails the resume link. */
    'send-resume-link': {
      readonly submissionId: string;
      readonly language: Language;
      /** The SHA-256, in hex, of the key of the review link that opened the form. */
      readonly reviewKeyHash?: string | undefined;
      /** Why the submission was returned, when it was not co-signed. */
      readonly outcome?: 'declined' | 'expired' | undefined;
    };
    /** Mails a new code, to resume or to verify the e-mail address. */
    'send-code': {
      readonly submissionId: string;
      readonly purpose: CodePurpose;
      readonly language: Language;
    };
    /** Sends a mail about a final submission. */
    'send-submission-mail': { readonly mailId: string };
    /** Mails that a saved draft waits. */
    'send-reminder': { readonly mailId: string };
  }
}

/** The jobs of submissions. */
export type SubmissionJobs = CoSignatureJobs &
  DeliveryJobs &
  Pick<JobPayloads, 'send-resume-link' | 'send-code' | 'send-submission-mail'>;

/** The purpose of a code. */
export type CodePurpose = 'resume' | 'verification';
